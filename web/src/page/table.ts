/** A table in the page: its seats, its history, and the clients that look at it. */

import { Dealer } from "../engine/dealer";
import type { Game } from "../engine/game";
import { OVER } from "../engine/position";
import type { Reply, TableInfo } from "../protocol";
import { Conflict } from "./disk";
import { Drive } from "./drive";
import { Hints } from "./hints";
import { History, type Stretch } from "./history";
import { infoOf } from "./info";
import { Patience } from "./patience";
import { stepsOf } from "./projection";
import { Proposals } from "./proposals";
import { Refusal } from "./refusal";
import type { Entry, StoredTable, TableRow } from "./rows";
import { sceneOf } from "./scenes";
import type { Services } from "./services";
import type { Session } from "./session";
import { Turnstile } from "./turnstile";

/** The client whose request a message answers. */
export interface Asker {
  session: Session;
  id: string;
}

/** It changes only by what is kept; whoever changes it has passed its turnstile. */
export class Table {
  row: TableRow;
  readonly history: History;
  readonly turnstile = new Turnstile();
  readonly sessions = new Set<Session>();
  readonly patience: Patience;
  readonly drive: Drive;
  readonly hints: Hints;
  readonly proposals: Proposals;
  #isTroubled = false;

  constructor(
    { row, entries }: StoredTable,
    readonly game: Game,
    readonly services: Services,
    /** Somebody else has gone on with the table: it is not to be played here. */
    private readonly lose: () => void,
  ) {
    if (row.rules !== game.manifest.version)
      throw Refusal.server(row.rules < game.manifest.version ? "old-rules" : "newer-rules");
    this.row = row;
    this.history = new History(game, row.seats.length, row.options, new Dealer(row.dealer)).follow(entries);
    this.patience = new Patience(this.history, row.clock);
    this.drive = new Drive(this);
    this.hints = new Hints(this);
    this.proposals = new Proposals(this);
  }

  get status(): "playing" | "over" {
    return this.history.position.actor === OVER ? "over" : "playing";
  }

  /** The seat that is to move. */
  get turn(): number | null {
    return this.status === "playing" ? this.history.position.actor : null;
  }

  /** The strength of the bot that is to move; null: a person is, or nobody. */
  get level(): string | null {
    return this.turn === null ? null : this.row.seats[this.turn]!.level;
  }

  /** The only seat with a person, if all others are bots. */
  get alone(): number | null {
    const people = this.row.seats.filter(({ kind }) => kind === "person");
    return people.length === 1 ? people[0]!.seat : null;
  }

  /** The seats whose people are here. */
  get present(): ReadonlySet<number> {
    return new Set([...this.sessions].map(({ seat }) => seat));
  }

  info(): TableInfo {
    return infoOf(this.row, this.present, this.patience.waited);
  }

  /** Keep a stretch, stand at its end, and let all know. Called behind the turnstile. */
  async commit(stretch: Stretch, asker: Asker | null = null): Promise<void> {
    const practice = this.row.practice || stretch.isPractice;
    const row = { ...this.row, ...stretch.standing, practice };
    await this.#keep(row, stretch.entries);
    this.row = row;
    this.history.accept(stretch);
    this.patience.look();
    this.hints.moved();
    this.proposals.moved(stretch);
    this.#show(stretch, asker);
    if (this.#isTroubled) this.tell({ type: "trouble", says: null, about: null });
    this.#isTroubled = false;
    this.drive.wake();
  }

  /** Show who sits where. */
  tellSeats(): void {
    const { seats } = this.info();
    this.tell({ type: "seats", seats, status: this.status, watchers: 0, answers: null, seating: 0 });
  }

  /** Something broke that nobody asked for: it is said, and tried again. */
  trouble(problem: unknown): void {
    this.services.report(problem);
    this.#isTroubled = true;
    this.tell({ type: "trouble", says: { id: "page-troubled", arguments: {} }, about: null });
  }

  /** Say the same to all. */
  tell(reply: Reply): void {
    for (const session of this.sessions) session.tell(reply);
  }

  /** Let bots, clocks and whatever else runs by itself rest. */
  stop(): void {
    this.drive.stop();
    this.hints.stop();
    this.proposals.stop();
  }

  async #keep(row: TableRow, entries: readonly Entry[]): Promise<void> {
    try {
      await this.services.keeper.append(row, entries);
    } catch (problem) {
      if (!(problem instanceof Conflict)) throw problem;
      this.lose();
      throw Refusal.page("elsewhere");
    }
  }

  #show(stretch: Stretch, asker: Asker | null): void {
    for (const session of this.sessions) {
      const answers = asker?.session === session ? asker.id : null;
      if (answers === null && session.version >= stretch.version) continue;
      session.version = stretch.version;
      const scene = sceneOf(this, session.seat);
      session.tell({ type: "update", log: stepsOf(stretch, session.seat), scene, answers });
    }
  }
}
