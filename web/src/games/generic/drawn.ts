/** What a board of any game shows: the values of a view, told apart by what the game declares of them. */

import type { Declaration, Meaning, Shown, Statement } from "../declaration";
import type { Plain } from "../decoder";

/** Something to be drawn. */
export type Drawn =
  | { kind: "nothing" }
  | { kind: "text"; text: string }
  | { kind: "card"; word: string; text: string }
  | { kind: "row"; items: Drawn[] }
  | { kind: "grid"; rows: Drawn[] }
  | { kind: "pairs"; pairs: { name: string; value: Drawn }[] };

/** Who knows what words and seats are called. */
export interface Caller {
  say(message: string): string;
  call(words: string, word: string): string;
  readonly names: readonly string[];
}

type Axes = readonly { kind: string; words?: string }[];

/** A field of a part, which is a small record of its own. */
interface Field {
  key: string;
  axes: Axes;
  meaning?: Meaning;
  part?: Field[];
}

const NOTHING: Drawn = { kind: "nothing" };

/** Turns the values of a game's views into what is drawn. */
export class Drawing {
  readonly #cards: ReadonlySet<string>;

  constructor(
    readonly declared: Declaration,
    readonly caller: Caller,
  ) {
    this.#cards = cardWords(declared);
  }

  /** What a field shows of a view, or of a player in it. */
  field(where: unknown, shown: Shown): Drawn {
    const value = shown.key
      .split(".")
      .reduce<Plain>((found, key) => (found as Record<string, Plain>)[key]!, where as Plain);
    return this.#drawn(value, shown, shown.axes);
  }

  /** What a field is called. */
  label(shown: Shown): string {
    return this.caller.say(`${this.declared.name}-shown-${shown.key.replaceAll(/[._]/g, "-")}`);
  }

  #drawn(value: Plain, field: Field, axes: Axes): Drawn {
    if (value === null) return NOTHING;
    const [axis, ...inner] = axes;
    if (axis?.words !== undefined) return this.#byWords(value, field, axis.words, inner);
    if (axis && Array.isArray(value)) {
      const items = value.map((item) => this.#drawn(item, field, inner));
      if (items.length === 0) return NOTHING;
      const isGrid = items.some((item) => item.kind === "row" || item.kind === "pairs");
      return isGrid ? { kind: "grid", rows: items } : { kind: "row", items };
    }
    if (field.part) {
      const record = value as Record<string, Plain>;
      return {
        kind: "pairs",
        pairs: field.part.map((part) => ({ name: part.key, value: this.#drawn(record[part.key]!, part, part.axes) })),
      };
    }
    return this.#single(value, field.meaning!);
  }

  /** How many there are of each word, or something for each. */
  #byWords(value: Plain, field: Field, words: string, inner: Axes): Drawn {
    if (Array.isArray(value)) return this.#row(value as string[], words);
    const pairs = Object.entries(value as Record<string, Plain>).map(([word, each]) => ({
      name: this.#name(words, word),
      value: this.#drawn(each, field, inner),
    }));
    return pairs.length > 0 ? { kind: "pairs", pairs } : NOTHING;
  }

  #single(value: Plain, meaning: Meaning): Drawn {
    if (Array.isArray(value)) return this.#row(value as string[], meaning.words!);
    switch (meaning.kind) {
      case "word":
        return this.#word(meaning.words!, value as string);
      case "seat":
        return { kind: "text", text: this.caller.names[value as number] ?? String(value) };
      case "flag":
        return { kind: "text", text: this.caller.say(value ? "any-game-yes" : "any-game-no") };
      case "square":
        return { kind: "text", text: Object.values(value as Record<string, Plain>).join(",") };
      default:
        return { kind: "text", text: String(value) };
    }
  }

  #row(words: readonly string[], called: string): Drawn {
    return words.length > 0 ? { kind: "row", items: words.map((word) => this.#word(called, word)) } : NOTHING;
  }

  /** What moves name is a piece that one can play; other words are only read. */
  #word(words: string, word: string): Drawn {
    const text = this.#name(words, word);
    return this.#cards.has(words) ? { kind: "card", word: `${words} ${word}`, text } : { kind: "text", text };
  }

  #name(words: string, word: string): string {
    return this.declared.words[words]?.names[word] ? this.caller.call(words, word) : word;
  }
}

/** The words that moves name, such as the cards of a deck. */
function cardWords(declared: Declaration): Set<string> {
  const named = declared.moves.flatMap((move) => Object.values(move.arguments));
  return new Set(named.flatMap((meaning) => (meaning.words === undefined ? [] : [meaning.words])));
}

/** A move with what its button says. */
interface Offered {
  move: string;
  what: { type: string };
}

/** The move that a click on each card stands for: of cards that exactly one of the moves on offer names. */
export function movesByCard(declared: Declaration, offered: readonly Offered[]): Map<string, string> {
  const named = new Map<string, string[]>();
  for (const { move, what } of offered)
    for (const card of cardsOf(declared, what)) named.set(card, [...(named.get(card) ?? []), move]);
  return new Map([...named].flatMap(([card, moves]) => (moves.length === 1 ? [[card, moves[0]!]] : [])));
}

function cardsOf(declared: Declaration, what: { type: string }): Set<string> {
  const isIt = (statement: Statement) => statement.name === what.type;
  const told = (declared.offers.find(isIt) ?? declared.moves.find(isIt))?.arguments ?? {};
  const values = what as unknown as Record<string, Plain>;
  return new Set(
    Object.entries(told).flatMap(([name, { words }]) =>
      words === undefined ? [] : [values[name]!].flat().map((word) => `${words} ${String(word)}`),
    ),
  );
}

/** All cards that are drawn somewhere. */
export function cardsIn(drawn: Drawn): string[] {
  switch (drawn.kind) {
    case "card":
      return [drawn.word];
    case "row":
      return drawn.items.flatMap(cardsIn);
    case "grid":
      return drawn.rows.flatMap(cardsIn);
    case "pairs":
      return drawn.pairs.flatMap(({ value }) => cardsIn(value));
    default:
      return [];
  }
}
