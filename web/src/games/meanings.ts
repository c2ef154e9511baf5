/** What a number of the kernels means, as JSON: the counterpart of `katta.core.declare.meanings`. */

/** The JSON of a view. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** A number that is not known, or not there. */
export const NOTHING = -(2 ** 31);

/** Where rows and columns of a square begin. */
const ORIGIN = 128;

export interface Meaning {
  kind: string;
  words?: string;
  step?: number;
  most?: number;
  sign?: string;
}

export type Words = Record<string, { texts: (string | null)[] }>;

export function plainOf(words: Words, meaning: Meaning, code: number): Plain {
  const text = (each: number) => words[meaning.words!]!.texts[each] ?? null;
  switch (meaning.kind) {
    case "number":
      return code === NOTHING ? null : code;
    case "seat":
      return code < 0 ? null : code;
    case "flag":
      return code !== 0;
    case "word":
      return code < 0 ? null : text(code);
    case "joined": {
      const texts = [code % 2 ** meaning.step!, Math.floor(code / 2 ** meaning.step!)].map(text);
      return texts[1] === null ? texts[0]! : texts.join(meaning.sign!);
    }
    case "subset":
      return words[meaning.words!]!.texts.filter((_, bit) => Math.floor(code / 2 ** bit) % 2 === 1);
    case "several":
      return several(meaning, code).map(text);
    case "square":
      return { row: (code >> 8) - ORIGIN, column: (code & 255) - ORIGIN };
    default:
      throw new Error(`there is no meaning ${meaning.kind}`);
  }
}

/** The numbers of several words in one, the first in the lowest bits. */
function several({ step, most }: Meaning, code: number): number[] {
  const codes = Array.from({ length: most! }, (_, place) => Math.floor(code / 2 ** (step! * place)) % 2 ** step!);
  return codes.filter((each) => each > 0);
}
