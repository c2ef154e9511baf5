/** The counting of a game that has just ended, as far as it has come. */

import type { Tally } from "../games/contract";
import type { Ending } from "../views";
import { countedOf, partMilliseconds, ranking, sumOf, turns } from "./counting";
import { play } from "./sound";

export class Count {
  #done = $state(0);
  readonly #turns: readonly number[];

  constructor(
    readonly tallies: readonly Tally[],
    readonly result: Ending,
    /** The seat that is counted last. */
    last: number | null,
    /** Whether it is still going on; else everything has been counted. */
    readonly isRunning: () => boolean,
  ) {
    this.#turns = turns(tallies, last);
  }

  /** The seats as they are shown; nothing moves while one looks. */
  get order(): readonly number[] {
    return this.isRunning() ? this.tallies.map((_, seat) => seat) : ranking(this.result);
  }

  /** Who is being counted. */
  get seat(): number | null {
    return this.isRunning() ? (this.#turns[this.#done] ?? null) : null;
  }

  /** How many parts of a seat lie open. */
  of(seat: number): number {
    return countedOf(seat, this.#turns, this.isRunning() ? this.#done : this.#turns.length);
  }

  points(seat: number): number {
    return this.isRunning() ? sumOf(this.tallies[seat]!, this.of(seat)) : this.result.scores[seat]!;
  }

  /** Count one part after the other, then say that it is over; returns how to stop that. */
  run(over: () => void): () => void {
    const pause = partMilliseconds(this.#turns.length);
    const next = (): void => {
      if (this.#done >= this.#turns.length) return over();
      this.#done += 1;
      play("turn");
      timer = setTimeout(next, pause);
    };
    let timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }
}
