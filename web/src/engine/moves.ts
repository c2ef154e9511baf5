/** The moves of a game as numbers and as texts, by its declaration: the counterpart of `katta.core.declare.moves`. */

import { plainOf, type Meaning, type Plain, type Words } from "../games/meanings";

/** Below the number of its verb, a move has so many bits for what it names. */
const VERB_BITS = 18;

/** What a move names, and which bits of its number that takes. */
interface Name extends Meaning {
  least: number;
  bits: number;
}

export interface DeclaredVerb {
  name: string;
  pattern: string;
  /** The only ones that there are, where the pattern allows others, too. */
  only: number[] | null;
  arguments: Record<string, Name>;
}

interface Verb {
  declared: DeclaredVerb;
  shifts: Map<string, number>;
  regex: RegExp;
  only: ReadonlySet<number> | null;
}

const SEATS = 16;

export class Moves {
  readonly #verbs: Verb[];
  readonly #texts = new Map<number, string>();
  readonly #numbers = new Map<string, number>();

  constructor(
    declared: readonly DeclaredVerb[],
    private readonly words: Words,
  ) {
    this.#verbs = declared.map(prepared);
  }

  /** The text of a move. */
  write(move: number): string {
    const known = this.#texts.get(move);
    if (known !== undefined) return known;
    const { declared } = this.#verb(move);
    const codes = this.#codes(move);
    const text = declared.pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      this.#text(declared.arguments[name]!, codes.get(name)!),
    );
    this.#texts.set(move, text);
    this.#numbers.set(text, move);
    return text;
  }

  /** The move of a text; null for what is no move in any position. */
  read(text: string): number | null {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const word = text.split(" ", 1)[0];
    for (const [number, verb] of this.#verbs.entries()) {
      const found = verb.declared.name === word ? verb.regex.exec(text) : null;
      const payload = found && this.#payload(verb, found.groups ?? {});
      if (payload !== null) return (number << VERB_BITS) | payload;
    }
    return null;
  }

  /** The JSON of a move. */
  plain(move: number): { type: string; [name: string]: Plain } {
    const { declared } = this.#verb(move);
    const named = [...this.#codes(move)].map(
      ([name, code]) => [name, plainOf(this.words, declared.arguments[name]!, code)] as const,
    );
    return { type: declared.name, ...Object.fromEntries(named) };
  }

  #verb(move: number): Verb {
    return this.#verbs[move >> VERB_BITS]!;
  }

  #codes(move: number): Map<string, number> {
    const { declared, shifts } = this.#verb(move);
    return new Map(
      Object.entries(declared.arguments).map(([name, { least, bits }]) => [
        name,
        ((move >> shifts.get(name)!) & ((1 << bits) - 1)) + least,
      ]),
    );
  }

  #payload({ declared, shifts, only }: Verb, found: Record<string, string>): number | null {
    let payload = 0;
    for (const [name, meaning] of Object.entries(declared.arguments)) {
      const code = this.#code(meaning, found[name]!);
      if (code === null) return null;
      payload |= (code - meaning.least) << shifts.get(name)!;
    }
    return only && !only.has(payload) ? null : payload;
  }

  #text(meaning: Name, code: number): string {
    const plain = plainOf(this.words, meaning, code);
    return Array.isArray(plain) ? plain.join(" ") : String(plain);
  }

  /** The number that a word of a move stands for; null if none does. */
  #code(meaning: Name, text: string): number | null {
    switch (meaning.kind) {
      case "number": {
        const number = Number(text);
        const isIn = number >= meaning.least && number - meaning.least < 2 ** meaning.bits;
        return Number.isInteger(number) && String(number) === text && isIn ? number : null;
      }
      case "seat":
        return Array.from({ length: SEATS }, (_, seat) => String(seat)).includes(text) ? Number(text) : null;
      case "word":
        return this.#word(meaning, text);
      case "joined": {
        const [first, second] = divided(text, meaning.sign!);
        const codes = [this.#word(meaning, first), second === null ? 0 : this.#word(meaning, second)] as const;
        return codes[0] === null || codes[1] === null ? null : codes[0] | (codes[1] << meaning.step!);
      }
      case "several": {
        const codes = text.split(" ").map((word) => this.#word(meaning, word));
        const isInOrder = codes.every((code, place) => code !== null && (place === 0 || codes[place - 1]! <= code));
        if (!isInOrder || codes.length > meaning.most!) return null;
        return codes.reduce<number>((sum, code, place) => sum | (code! << (meaning.step! * place)), 0);
      }
      default:
        return null;
    }
  }

  #word({ words }: Name, text: string): number | null {
    const code = this.words[words!]!.texts.indexOf(text);
    return code < 0 ? null : code;
  }
}

/** A text at the first of a sign. */
function divided(text: string, sign: string): [string, string | null] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + sign.length)];
}

function prepared(declared: DeclaredVerb): Verb {
  const shifts = new Map<string, number>();
  let free = 0;
  for (const [name, { bits }] of Object.entries(declared.arguments).reverse()) {
    shifts.set(name, free);
    free += bits;
  }
  const quoted = declared.pattern.replace(/[-/\\^$*+?.()|[\]]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+?)");
  const only = declared.only && new Set(declared.only);
  return { declared, shifts, regex: new RegExp(`^${quoted}$`), only };
}
