/** What kernels have written into a log, read by a game's declaration: the counterpart of `Statements` in Python. */

import { plainOf, type Meaning, type Words } from "../games/meanings";
import { messageOf, named, type Data, type Statement, type WordLists } from "../games/statements";
import type { Message } from "../protocol";

/** Before what a statement tells stand its length and its number; before the first of them, how much there is. */
const HEAD = 2;

export interface DeclaredStatement extends Statement {
  /** Whom it is for, if not for all: the seat that is its first argument, or everybody else. */
  audience: "owner" | "others" | null;
}

/** What was said, and with which numbers. */
interface Said {
  statement: DeclaredStatement;
  numbers: readonly number[];
}

export class Statements {
  readonly #named: ReadonlyMap<string, DeclaredStatement>;

  constructor(
    private readonly declared: readonly DeclaredStatement[],
    private readonly words: WordLists,
  ) {
    this.#named = named(declared);
  }

  /** What a seat, or a spectator (null), is told by a log. */
  told(log: readonly number[], eyes: number | null): Data[] {
    return this.#read(log)
      .filter((said) => isFor(said, eyes))
      .map((said) => this.#plain(said));
  }

  /** Whether all eyes are told the same. */
  isForAll(log: readonly number[]): boolean {
    return this.#read(log).every(({ statement }) => statement.audience === null);
  }

  /** What a single statement tells, to whomever: its length, its number and what it is about. */
  single(numbers: readonly number[]): Data {
    return this.#plain({ statement: this.declared[numbers[1]!]!, numbers: numbers.slice(HEAD) });
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }

  /** What was told, as a message of the catalogues. */
  message(told: Data): Message {
    return messageOf(this.words, this.#named.get(told.type)!, told);
  }

  #read(log: readonly number[]): Said[] {
    const found: Said[] = [];
    for (let at = HEAD; at < log.length;) {
      const end = at + log[at]!;
      found.push({ statement: this.declared[log[at + 1]!]!, numbers: log.slice(at + HEAD, end) });
      at = end;
    }
    return found;
  }

  #plain({ statement, numbers }: Said): Data {
    const values = Object.entries(statement.arguments).map(([name, meaning], place) => {
      const plain = (code: number) => plainOf(this.words as Words, meaning as Meaning, code);
      return [name, meaning.list ? numbers.slice(place).map(plain) : plain(numbers[place]!)];
    });
    return { type: statement.name, ...Object.fromEntries(values) };
  }
}

function isFor({ statement, numbers }: Said, eyes: number | null): boolean {
  return statement.audience === null || (numbers[0] === eyes) === (statement.audience === "owner");
}
