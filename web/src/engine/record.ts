/** The record file, the same as everywhere: the counterpart of `katta.core.record`. */

import { sha256 } from "../app/sha256";
import type { GameInfo } from "../protocol";
import { Dealer, hex, type Cut } from "./dealer";
import { CHANCE, OVER, type Position } from "./position";

const FORMAT = 1;
const UNFINISHED = "unfinished";
const WITHHELD = "withheld";
const NO_NUMBER = "none";
const DIGITS = /^[0-9a-f]{64}$/;
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** More than any game has; nothing is built from a text that has more. */
const MOST = { characters: 400_000, lines: 20_000, line: 1000 };

/** A record that is damaged, edited or none; lines count from 1. */
export class BadRecord extends Error {
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
  }
}

export interface MoveLine {
  actor: number;
  text: string;
  line: number;
}

export interface Record {
  game: string;
  rules: number;
  /** Like 2026-01-31. */
  date: string;
  options: globalThis.Record<string, string>;
  names: string[];
  bots: globalThis.Record<number, string>;
  /** How many of the first moves come from another game. */
  given: number;
  dealer: Dealer | null;
  moves: MoveLine[];
  result: string;
  resultLine: number;
  /** Whether it was played with a component file of its own, which pages do not read. */
  hasComponents: boolean;
}

/** The result as a record states it. */
export function resultWords(position: Position): string {
  if (position.actor !== OVER) return UNFINISHED;
  const { scores, winners, truncated } = position.result();
  return `scores ${scores.join(" ")}, winners ${winners.join(" ")}${truncated ? ", truncated" : ""}`;
}

export function write(record: Omit<Record, "resultLine" | "hasComponents">): string {
  const lines = [...head(record), "", ...record.moves.map(moveLine), "", `result: ${record.result}`, ""];
  const body = lines.join("\n");
  return `${body}check: ${checkOf(body)}\n`;
}

function moveLine({ actor, text }: Pick<MoveLine, "actor" | "text">): string {
  return `${actorWord(actor)} ${text}`;
}

export function actorWord(actor: number): string {
  return actor === CHANCE ? "*" : String(actor);
}

function* head(record: Omit<Record, "resultLine" | "hasComponents">): Generator<string> {
  yield `katta record: ${FORMAT}`;
  yield `game: ${record.game}`;
  yield `rules: ${record.rules}`;
  yield `date: ${record.date}`;
  for (const [name, value] of Object.entries(record.options)) yield `option ${name}: ${value}`;
  for (const [seat, name] of record.names.entries()) yield `player ${seat}: ${name}`;
  for (const [seat, level] of Object.entries(record.bots)) yield `bot ${seat}: ${level}`;
  if (record.given > 0) yield `given: ${record.given}`;
  if (!record.dealer) return;
  yield `commitment: ${record.dealer.commitment}`;
  yield `secret: ${record.dealer.secret}`;
  for (const { seat, commitment, number } of record.dealer.cuts) {
    if (commitment !== null) yield `commitment ${seat}: ${commitment}`;
    yield `number ${seat}: ${commitment === null ? NO_NUMBER : (number ?? WITHHELD)}`;
  }
}

function checkOf(body: string): string {
  return sha256(hex(new TextEncoder().encode(body)));
}

/** What a record text says; BadRecord names the line that is wrong. The moves are not replayed here. */
export function read(text: string, games: readonly (GameInfo & { version: number })[]): Record {
  if (text.length > MOST.characters) throw new BadRecord(1, `the text is longer than ${MOST.characters} characters`);
  return new Reader(text, games).record();
}

class Reader {
  readonly #lines: string[];
  #next = 0;

  constructor(
    text: string,
    private readonly games: readonly (GameInfo & { version: number })[],
  ) {
    this.#lines = text.split(LINE_ENDS);
    if (this.#lines.at(-1) === "") this.#lines.pop();
    if (this.#lines.length > MOST.lines) throw new BadRecord(MOST.lines + 1, `there are more than ${MOST.lines} lines`);
    const long = this.#lines.findIndex((line) => line.length > MOST.line);
    if (long >= 0) throw new BadRecord(long + 1, `the line is longer than ${MOST.line} characters`);
  }

  record(): Record {
    if (this.#value("katta record") !== String(FORMAT)) this.#fail(`this record is of another format than ${FORMAT}`);
    const game = this.#game();
    const date = this.#value("date");
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
      this.#fail("a date like 2026-01-31 is expected");
    const options = Object.fromEntries(Object.keys(game.options).map((name) => [name, this.#option(game, name)]));
    const names: string[] = [];
    while (this.#peek().startsWith(`player ${names.length}: `)) names.push(this.#value(`player ${names.length}`));
    const bots: globalThis.Record<number, string> = {};
    for (const seat of names.keys())
      if (this.#peek().startsWith(`bot ${seat}: `)) bots[seat] = this.#value(`bot ${seat}`);
    const given = this.#given();
    const dealer = this.#dealer(names.length);
    const hasComponents = this.#components();
    this.#blank();
    const moves = this.#moves();
    if (given > moves.length) this.#fail(`${given} moves are said to be given, and there are ${moves.length}`);
    this.#blank();
    const result = this.#value("result");
    const resultLine = this.#next;
    this.#closing();
    const rules = game.version;
    return {
      game: game.name,
      rules,
      date,
      options,
      names,
      bots,
      given,
      dealer,
      moves,
      result,
      resultLine,
      hasComponents,
    };
  }

  #game(): GameInfo & { version: number } {
    const name = this.#value("game");
    const found = this.games.find((game) => game.name === name);
    if (!found) this.#fail(`there is no game ${name}`);
    const version = this.#value("rules");
    if (version !== String(found.version))
      this.#fail(`the record was played by rules ${version}, this is ${found.version}`);
    return found;
  }

  #option(game: GameInfo, name: string): string {
    const value = this.#value(`option ${name}`);
    const known = game.options[name]!;
    if (!known.includes(value)) this.#fail(`option ${name} is ${known.join(" or ")}`);
    return value;
  }

  #given(): number {
    if (!this.#peek().startsWith("given: ")) return 0;
    const number = this.#value("given");
    if (!/^[1-9][0-9]{0,6}$/.test(number)) this.#fail("how many moves are given is a number from 1 on");
    return Number(number);
  }

  #dealer(seats: number): Dealer | null {
    if (!this.#peek().startsWith("commitment: ")) return null;
    const commitment = this.#value("commitment");
    const secret = this.#value("secret");
    if (!DIGITS.test(secret)) this.#fail("a secret is 64 hexadecimal digits");
    if (sha256(secret) !== commitment) this.#fail("the SHA-256 of this secret is not the commitment");
    const cuts: Cut[] = [];
    for (let seat = 0; seat < seats; seat++)
      if (this.#peek().startsWith(`commitment ${seat}: `) || this.#peek().startsWith(`number ${seat}: `))
        cuts.push(this.#cut(seat));
    return new Dealer(secret, cuts);
  }

  #cut(seat: number): Cut {
    const hasCommitted = this.#peek().startsWith("commitment ");
    const commitment = hasCommitted ? this.#value(`commitment ${seat}`) : null;
    if (commitment !== null && !DIGITS.test(commitment)) this.#fail("a commitment is 64 hexadecimal digits");
    const number = this.#value(`number ${seat}`);
    if (number === (hasCommitted ? WITHHELD : NO_NUMBER)) return { seat, commitment, number: null };
    if (!hasCommitted) this.#fail("a number without the commitment to it");
    if (!DIGITS.test(number) || sha256(number) !== commitment)
      this.#fail("the SHA-256 of this number is not the commitment to it");
    return { seat, commitment, number };
  }

  #components(): boolean {
    if (!this.#peek().startsWith("components: ")) return false;
    this.#value("components");
    while (this.#peek().startsWith("|")) this.#take();
    return true;
  }

  #moves(): MoveLine[] {
    const found: MoveLine[] = [];
    while (this.#next < this.#lines.length && this.#peek()) {
      const line = this.#take();
      const [who, text] = /^(\*|[0-9]+)(?: (.*))?$/.exec(line)?.slice(1) ?? [];
      if (who === undefined) this.#fail("a move line begins with * or the number of a seat");
      found.push({ actor: who === "*" ? CHANCE : Number(who), text: text ?? "", line: this.#next });
    }
    return found;
  }

  #closing(): void {
    const body = this.#lines
      .slice(0, this.#next)
      .map((line) => `${line}\n`)
      .join("");
    if (this.#value("check") !== checkOf(body))
      this.#fail("the lines above are not those that were written: the file was damaged or edited");
    if (this.#next < this.#lines.length) {
      this.#next += 1;
      this.#fail("nothing may follow the check");
    }
  }

  #value(key: string): string {
    const line = this.#take();
    if (!line.startsWith(`${key}: `)) this.#fail(`'${key}: ...' is expected here`);
    return line.slice(key.length + 2);
  }

  #blank(): void {
    if (this.#take()) this.#fail("an empty line is expected here");
  }

  #peek(): string {
    return this.#lines[this.#next] ?? "";
  }

  #take(): string {
    this.#next += 1;
    const line = this.#lines[this.#next - 1];
    if (line === undefined)
      throw new BadRecord(
        Math.max(this.#lines.length, 1),
        "the record ends here, before its result and its check: it was cut off",
      );
    return line;
  }

  /** An error in the line that was read last. */
  #fail(problem: string): never {
    throw new BadRecord(this.#next, problem);
  }
}
