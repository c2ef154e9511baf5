/** What a game declares of what it tells, offers and lets one do, and how that becomes a message of the catalogues. */

import type { Argument, Message } from "../protocol";

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
  /** Of an event: with it a round is over and its summary begins, or it belongs to that summary. */
  round?: "closes" | "sums-up" | null;
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

/** What is told or offered: its type, and whatever belongs to it. */
export interface Data {
  type: string;
}

export type WordLists = Record<string, WordList>;

/** What was told, as a message of the catalogues. */
export function messageOf(words: WordLists, statement: Statement, told: Data): Message {
  const values = told as unknown as Record<string, unknown>;
  const entries = Object.entries(statement.arguments).map(([name, meaning]) => [
    name,
    argument(words, meaning, values[name]),
  ]);
  return { id: statement.id, arguments: Object.fromEntries(entries) as Record<string, Argument> };
}

function argument(words: WordLists, meaning: Told, value: unknown): Argument {
  if (meaning.list || meaning.kind === "subset" || meaning.kind === "several") {
    const each: Meaning = meaning.list ? meaning : { ...meaning, kind: "word" };
    return { items: (value as unknown[]).map((item) => single(words, each, item)) };
  }
  return single(words, meaning, value);
}

function single(words: WordLists, meaning: Meaning, value: unknown): Argument {
  if (meaning.kind === "seat") return { seat: (value as number | null) ?? -1 };
  if (value === null) return "";
  switch (meaning.kind) {
    case "word":
      return words[meaning.words!]?.names[value as string] ?? (value as string);
    case "joined":
      return joined(words, meaning, value as string);
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

function joined(words: WordLists, meaning: Meaning, value: string): Message {
  const [first, second] = value.split(meaning.sign!).map((word) => words[meaning.words!]!.names[word]!);
  if (second === undefined) return first!;
  const [one, other] = meaning.arguments!;
  return { id: meaning.says!, arguments: { [one]: first!, [other]: second } };
}

/** Statements by their names. */
export function named<Kind extends Statement>(statements: readonly Kind[]): ReadonlyMap<string, Kind> {
  return new Map(statements.map((statement) => [statement.name, statement]));
}
