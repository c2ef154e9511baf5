/** The history of a game at a table: where it stands, and the entries that led there. */

import type { Dealer } from "../engine/dealer";
import type { Game } from "../engine/game";
import { CHANCE, OVER, type Position } from "../engine/position";
import { PRACTICE } from "./notes";
import type { Entry, TableRow } from "./rows";

/** Marks an undo that the common rule would refuse. */
const FREE = "free";

/** Something done, with the version of the table after it. */
export interface KeptDeed {
  version: number;
  actor: number;
  text: string;
  before: Position;
  after: Position;
}

/** What is about to be added to a history; nothing is true of it before it is kept. */
export class Stretch {
  readonly entries: Entry[] = [];
  readonly deeds: KeptDeed[] = [];

  constructor(
    /** How many of the standing moves go on standing. */
    readonly keep: number,
    public position: Position,
    private readonly after: number,
    /** An undo: the version whose position stands again. */
    readonly backTo: number | null = null,
  ) {}

  /** The version of the table afterwards. */
  get version(): number {
    return this.after + this.entries.length;
  }

  /** What a list of tables shows of the game afterwards. */
  get standing(): Pick<TableRow, "result" | "turn" | "awaited"> {
    const { actor } = this.position;
    const awaited = this.entries.at(-1)?.at ?? 0;
    if (actor !== OVER) return { result: null, turn: actor, awaited };
    const { scores, winners } = this.position.result();
    return { result: { scores, winners }, turn: null, awaited };
  }

  /** Whether it makes practice of the game. */
  get isPractice(): boolean {
    return this.entries.some(isPractice);
  }

  note(actor: number, text: string, at: number): void {
    this.write("note", actor, text, at);
  }

  write(kind: Entry["kind"], actor: number, text: string, at: number): void {
    this.entries.push({ version: this.version + 1, kind, actor, text, at });
  }

  do(text: string, at: number): void {
    const before = this.position;
    const { actor } = before;
    this.position = before.play(text);
    this.write(actor === CHANCE ? "chance" : "move", actor, text, at);
    this.deeds.push({ version: this.version, actor, text, before, after: this.position });
  }
}

/** Advances only by what is kept: plan a stretch, keep its entries, then accept it. */
export class History {
  readonly start: Position;
  position: Position;
  readonly entries: Entry[] = [];
  /** The moves that were not taken back. */
  standing: KeptDeed[] = [];
  /** When the game came to whoever is to act now, in seconds since 1970. */
  awaitedSince = 0;

  constructor(
    readonly game: Game,
    readonly seats: number,
    readonly options: Readonly<Record<string, string>>,
    readonly dealer: Dealer,
  ) {
    this.start = game.start(seats, options);
    this.position = this.start;
  }

  get version(): number {
    return this.entries.length;
  }

  /** Whether a move was ever taken back freely, or the game goes on from the middle of another one. */
  get isPractice(): boolean {
    return this.entries.some(isPractice);
  }

  /** How many of the standing moves come from another game; its dealer has dealt them. */
  get given(): number {
    let [played, given] = [0, 0];
    for (const entry of this.entries) {
      if (entry.kind === "undo") {
        played = keptBy(entry);
        given = Math.min(given, played);
      } else if (entry.kind !== "note") played += 1;
      else if (isPracticeNote(entry)) given = played;
    }
    return given;
  }

  /** Whether the game stands where it stood at a version: at most notes were added since. */
  isCurrent(version: number): boolean {
    return version <= this.version && this.entries.slice(version).every(({ kind }) => kind === "note");
  }

  /** The opening deal; a game that goes on from the middle of another one begins with the moves that led there. */
  begin(at: number, given: readonly string[] = []): Stretch {
    const stretch = this.#stretch();
    for (const text of given) stretch.do(text, at);
    if (given.length > 0) stretch.note(0, PRACTICE, at);
    return this.#deal(stretch, at);
  }

  /** A move of the acting seat with all that is dealt because of it; IllegalMove if the rules refuse it. */
  play(text: string, at: number, note = ""): Stretch {
    const stretch = this.#stretch();
    if (note) stretch.note(this.position.actor, note, at);
    stretch.do(text, at);
    return this.#deal(stretch, at);
  }

  /** Back to where only the first `keep` of the standing moves had been played. */
  takeBack(seat: number, keep: number, isFree: boolean, at: number): Stretch {
    const stretch = this.#back(keep);
    stretch.write("undo", seat, isFree ? `${keep} ${FREE}` : String(keep), at);
    return stretch;
  }

  /** Come to where kept entries lead. */
  follow(entries: readonly Entry[]): this {
    for (const entry of entries) {
      if (entry.version !== this.version + 1) throw new Error(`an entry is missing before ${entry.version}`);
      const stretch = entry.kind === "undo" ? this.#back(keptBy(entry)) : this.#stretch();
      if (entry.kind === "move" || entry.kind === "chance") stretch.do(entry.text, entry.at);
      else stretch.entries.push(entry);
      if (stretch.entries[0]!.actor !== entry.actor) throw new Error(`it was not the turn of ${entry.actor}`);
      this.accept(stretch);
    }
    return this;
  }

  /** The stretch is kept: the history stands at its end. */
  accept(stretch: Stretch): void {
    this.standing = [...this.standing.slice(0, stretch.keep), ...stretch.deeds];
    this.entries.push(...stretch.entries);
    this.position = stretch.position;
    const played = stretch.entries.findLast(({ kind }) => kind !== "note");
    if (played) this.awaitedSince = played.at;
  }

  /** Where the first `keep` of the standing moves led. */
  positionAt(keep: number): Position {
    return keep === 0 ? this.start : this.standing[keep - 1]!.after;
  }

  #stretch(): Stretch {
    return new Stretch(this.standing.length, this.position, this.version);
  }

  #back(keep: number): Stretch {
    if (keep > this.standing.length) throw new Error(`only ${this.standing.length} moves stand`);
    const backTo = keep === 0 ? 0 : this.standing[keep - 1]!.version;
    return new Stretch(keep, this.positionAt(keep), this.version, backTo);
  }

  #deal(stretch: Stretch, at: number): Stretch {
    let events = outcomes(this.standing.slice(0, stretch.keep)) + outcomes(stretch.deeds);
    while (stretch.position.actor === CHANCE) stretch.do(this.dealer.deal(stretch.position, ++events), at);
    return stretch;
  }
}

function keptBy(undo: Entry): number {
  return Number(undo.text.split(" ")[0]);
}

function outcomes(deeds: readonly KeptDeed[]): number {
  return deeds.filter(({ actor }) => actor === CHANCE).length;
}

function isPractice(entry: Entry): boolean {
  return (entry.kind === "undo" && entry.text.endsWith(FREE)) || isPracticeNote(entry);
}

function isPracticeNote({ kind, text }: Entry): boolean {
  return kind === "note" && text === PRACTICE;
}
