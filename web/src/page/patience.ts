/** How long a table has waited for whoever is to move. */

import type { History } from "./history";

/** What is left of a turn, at least, when a table is opened again: the clock of the device may have been set. */
const GRACE_SECONDS = 5;

export class Patience {
  #turn: string;
  #since: number;

  constructor(
    private readonly history: History,
    clock: number | null,
  ) {
    this.#turn = this.#seen();
    const spent = Math.max(0, now() - history.awaitedSince);
    this.#since =
      performance.now() - 1000 * Math.min(spent, clock === null ? spent : Math.max(0, clock - GRACE_SECONDS));
  }

  /** For how many seconds. */
  get waited(): number {
    this.look();
    return (performance.now() - this.#since) / 1000;
  }

  /** Begin anew when it has become somebody else's turn. */
  look(): void {
    const turn = this.#seen();
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#since = performance.now();
  }

  #seen(): string {
    return `${this.history.awaitedSince} ${this.history.standing.length}`;
  }
}

/** In seconds since 1970, as everything that is kept. */
export function now(): number {
  return Date.now() / 1000;
}
