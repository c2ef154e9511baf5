/** Hints at one table: thought about beside everything else, and only while somebody waits for them. */

import type { Position } from "../engine/position";
import type { Hint } from "../protocol";
import { Refusal } from "./refusal";
import type { Session } from "./session";
import type { Table } from "./table";

interface Asked {
  session: Session;
  said: Hint;
  thinking: AbortController;
}

export class Hints {
  #asked = new Set<Asked>();

  constructor(private readonly table: Table) {}

  /** Have the adviser think about what a seat sees, and tell the one who asked. */
  ask(session: Session, said: Hint, seen: Position): void {
    const asked = { session, said, thinking: new AbortController() };
    this.#asked.add(asked);
    void this.#answer(asked, seen);
  }

  /** Who asked about a position that is past is told so. */
  moved(): void {
    for (const asked of this.#asked)
      if (!this.table.history.isCurrent(asked.said.version)) {
        this.#drop(asked);
        asked.session.refuse(Refusal.server("stale"), asked.said.id);
      }
  }

  /** Nobody is there any more to be told. */
  left(session: Session): void {
    for (const asked of this.#asked) if (asked.session === session) this.#drop(asked);
  }

  stop(): void {
    for (const asked of this.#asked) this.#drop(asked);
  }

  #drop(asked: Asked): void {
    this.#asked.delete(asked);
    asked.thinking.abort();
  }

  async #answer(asked: Asked, seen: Position): Promise<void> {
    const { session, said, thinking } = asked;
    try {
      const advice = await this.table.services.bots.advise(seen, seen.actor, thinking.signal);
      if (this.#asked.delete(asked)) session.tell({ type: "hinted", answers: said.id, version: said.version, advice });
    } catch {
      if (this.#asked.delete(asked)) session.refuse(Refusal.page("unthought"), said.id);
    }
  }
}
