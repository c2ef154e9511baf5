/** What a game declares about itself: enough to turn what it tells into sentences, and to draw it without knowing it. */

import type { Argument, Material, Message } from "../protocol";
import { declaration } from "../server/api";
import type { CommonView } from "../views";

const CHANCE = -1;
const OVER = -2;

/** What a number or its JSON means. */
export interface Meaning {
  kind: "number" | "seat" | "flag" | "word" | "joined" | "subset" | "several" | "square";
  /** The words that it is about. */
  words?: string;
  /** Of words that are joined: the sign between two, the message that names them, and what it calls each. */
  sign?: string;
  says?: string;
  arguments?: [string, string];
}

/** An argument of a statement or of a move. */
export interface Told extends Meaning {
  /** There are several, in a row. */
  list?: boolean;
}

/** Something that a game can tell or offer. */
export interface Statement {
  name: string;
  /** The message that says it. */
  id: string;
  arguments: Record<string, Told>;
  /** Whether a sentence goes with it; if not, it is only shown. */
  said?: boolean;
}

/** A kind of move. */
export interface Verb extends Statement {
  /** How it is asked for piece by piece where there are very many: what is named together, by the name of a step. */
  steps: Record<string, string[]>;
}

export interface WordList {
  /** By number; null: none of them. */
  texts: (string | null)[];
  /** What they are called, if that is ever said. */
  names: Record<string, Message>;
}

/** Where a field of a view is shown, and how it is made of numbers. */
export interface Shown {
  key: string;
  scope: "table" | "player" | "own";
  axes: { kind: string; length: number; words?: string }[];
  meaning?: Meaning;
}

export interface Declaration {
  name: string;
  /** The numbers of its rules. */
  material: Material;
  events: Statement[];
  prompts: Statement[];
  offers: Statement[];
  moves: Verb[];
  words: Record<string, WordList>;
  view: { table: Shown[]; players: Shown[] };
}

/** What is told or offered: its type, and whatever belongs to it. */
export interface Data {
  type: string;
}

/** Turns what a game tells and offers into messages. */
export class Speech {
  readonly #events: ReadonlyMap<string, Statement>;
  readonly #prompts: ReadonlyMap<string, Statement>;
  readonly #offers: ReadonlyMap<string, Statement>;

  constructor(readonly declared: Declaration) {
    this.#events = named(declared.events);
    this.#prompts = named(declared.prompts);
    this.#offers = new Map([...named(declared.moves), ...named(declared.offers)]);
  }

  /** What happened; null if it is shown and not said. */
  event(told: Data): Message | null {
    const statement = this.#events.get(told.type);
    return statement && statement.said !== false ? this.#message(statement, told) : null;
  }

  /** What the table waits for; whose turn it is, where the game says no more. */
  asked(view: CommonView): Message {
    if (view.asks) return this.#message(this.#prompts.get(view.asks.type)!, view.asks);
    if (view.actor === OVER) return { id: "any-game-over", arguments: {} };
    if (view.actor === CHANCE) return { id: "any-game-chance", arguments: {} };
    return { id: "any-game-to-move", arguments: { player: { seat: view.actor } } };
  }

  /** What the button of a move says. */
  offer(told: Data): Message {
    return this.#message(this.#offers.get(told.type)!, told);
  }

  /** One of the steps by which a move is asked for, said with all that its button says. */
  step(told: Data, place: number): Message {
    const { steps } = this.declared.moves.find(({ name }) => name === told.type)!;
    return { ...this.offer(told), id: `${this.declared.name}-step-${Object.keys(steps)[place]!}` };
  }

  /** The name of a word, such as a card. */
  name(words: string, word: string): Message {
    return this.declared.words[words]!.names[word]!;
  }

  #message(statement: Statement, told: Data): Message {
    const values = told as unknown as Record<string, unknown>;
    const entries = Object.entries(statement.arguments).map(([name, meaning]) => [
      name,
      this.#argument(meaning, values[name]),
    ]);
    return { id: statement.id, arguments: Object.fromEntries(entries) as Record<string, Argument> };
  }

  #argument(meaning: Told, value: unknown): Argument {
    if (meaning.list || meaning.kind === "subset" || meaning.kind === "several") {
      const single: Meaning = meaning.list ? meaning : { ...meaning, kind: "word" };
      return { items: (value as unknown[]).map((item) => this.#single(single, item)) };
    }
    return this.#single(meaning, value);
  }

  #single(meaning: Meaning, value: unknown): Argument {
    if (meaning.kind === "seat") return { seat: (value as number | null) ?? -1 };
    if (value === null) return "";
    switch (meaning.kind) {
      case "word":
        return this.declared.words[meaning.words!]?.names[value as string] ?? (value as string);
      case "joined":
        return this.#joined(meaning, value as string);
      case "flag":
        return value ? "yes" : "no";
      case "square": {
        const { row, column } = value as { row: number; column: number };
        return `${row},${column}`;
      }
      default:
        return value as number;
    }
  }

  #joined(meaning: Meaning, value: string): Message {
    const [first, second] = value.split(meaning.sign!).map((word) => this.name(meaning.words!, word));
    if (second === undefined) return first!;
    const [one, other] = meaning.arguments!;
    return { id: meaning.says!, arguments: { [one]: first!, [other]: second } };
  }
}

function named(statements: readonly Statement[]): Map<string, Statement> {
  return new Map(statements.map((statement) => [statement.name, statement]));
}

const known = new Map<string, Promise<Speech>>();

/** The speech of a game; its declaration is fetched once. */
export function speech(game: string): Promise<Speech> {
  const found =
    known.get(game) ??
    declaration(game).then(
      (declared) => new Speech(declared),
      (problem: unknown) => {
        known.delete(game);
        throw problem;
      },
    );
  known.set(game, found);
  return found;
}
