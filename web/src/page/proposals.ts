/** What happens only if all around the device agree: a move taken back. */

import type { Proposal } from "../protocol";
import type { Stretch } from "./history";
import { now } from "./patience";
import { Refusal } from "./refusal";
import { newSecret } from "./seating";
import type { Asker, Table } from "./table";
import * as undoRule from "./undo-rule";

/** Who has not answered by then does not want a move taken back. */
const SILENCE_MILLISECONDS = 30_000;

/** So long nobody moves before it is worth finding out whether the last move could be taken back. */
const QUIET_MILLISECONDS = 700;

/** Something that is up for agreement. */
interface Proposed {
  proposal: string;
  by: number;
  version: number;
  agreed: Set<number>;
}

/** At most one proposal of a table at a time; it falls when the game goes on. */
export class Proposals {
  #open: Proposed | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #finding: ReturnType<typeof setTimeout> | undefined;
  /** What was said to the last proposal, should it be said twice. */
  #votes = new Set<string>();
  /** The version and the seat whose last move can be taken back, if the others agree. */
  undoable: { version: number; seat: number } | null = null;

  constructor(private readonly table: Table) {}

  /** What is proposed now, as clients are told. */
  get open(): Proposal | null {
    if (!this.#open) return null;
    const { proposal, by, version } = this.#open;
    return { proposal, kind: "undo", by, seat: by, version, awaits: this.#awaits(this.#open) };
  }

  /** Take the last move back, or ask the others; whether it was done. Called behind the turnstile. */
  async undo(seat: number, asker: Asker): Promise<boolean> {
    const { version } = this.table.history;
    if (this.#open?.by === seat && this.#open.version === version) return false; // it was sent twice
    this.#drop();
    const proposed: Proposed = { proposal: newSecret(), by: seat, version, agreed: new Set() };
    if (this.#awaits(proposed).length === 0) {
      await this.#carryOut(seat, asker);
      return true;
    }
    this.#open = proposed;
    this.#silence = setTimeout(() => this.#open === proposed && this.#drop(), SILENCE_MILLISECONDS);
    this.#tell();
    return false;
  }

  /** What a seat thinks of a proposal. Called behind the turnstile. */
  async vote(seat: number, proposal: string, agrees: boolean): Promise<void> {
    const found = this.#open;
    if (found?.proposal !== proposal) throw Refusal.server("no-proposal");
    if (!this.#awaits(found).includes(seat)) throw Refusal.server("not-asked");
    this.#votes.add(`${proposal} ${seat} ${agrees}`);
    if (!agrees) return this.#drop(seat);
    found.agreed.add(seat);
    await this.reconsider();
  }

  /** Whether this was said before. */
  hasVoted(seat: number, proposal: string, agrees: boolean): boolean {
    return this.#votes.has(`${proposal} ${seat} ${agrees}`);
  }

  /** Somebody agreed, came or left: perhaps nobody has to be asked any more. Called behind the turnstile. */
  async reconsider(): Promise<void> {
    const found = this.#open;
    if (!found) return;
    if (this.#awaits(found).length > 0) return this.#tell();
    this.#drop();
    await this.#carryOut(found.by, null);
  }

  /** The game went on: what was proposed is past. */
  moved({ deeds }: Stretch): void {
    if (deeds.length > 0) this.#drop();
    clearTimeout(this.#finding);
    this.#finding = setTimeout(() => this.#findOut(), QUIET_MILLISECONDS);
  }

  stop(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#finding);
  }

  /** The people here who have not agreed yet; who proposes it agrees. */
  #awaits({ by, agreed }: Proposed): number[] {
    const asked = this.table.row.seats.filter(
      ({ kind, seat }) => kind === "person" && seat !== by && !agreed.has(seat),
    );
    return asked.map(({ seat }) => seat).filter((seat) => this.table.present.has(seat));
  }

  #drop(declinedBy: number | null = null): void {
    if (!this.#open) return;
    this.#open = null;
    clearTimeout(this.#silence);
    this.table.tell({ type: "asking", proposal: null, answers: null, declined_by: declinedBy });
  }

  #tell(): void {
    this.table.tell({ type: "asking", proposal: this.open, answers: null, declined_by: null });
  }

  async #carryOut(seat: number, asker: Asker | null): Promise<void> {
    const { history } = this.table;
    const found = this.#plan(seat);
    if (!found) throw Refusal.server("undo-revealed");
    await this.table.commit(history.takeBack(seat, found.keep, found.isFree, now()), asker);
  }

  #plan(seat: number): undoRule.UndoPlan | null {
    const { history, services, alone } = this.table;
    return undoRule.plan(history, seat, alone === seat, services.offerings.undo_worlds);
  }

  /** Once the table is quiet: where several people sit around it, whether the last of their moves could be undone. */
  #findOut(): void {
    const { history, alone, row, status } = this.table;
    const seat = history.standing.at(-1)?.actor ?? -1;
    if (status === "over" || alone !== null || row.seats[seat]?.kind !== "person" || !this.#plan(seat)) return;
    this.undoable = { version: history.version, seat };
    for (const session of this.table.sessions)
      if (session.seat === seat) session.tell({ type: "undoable", version: history.version });
  }
}
