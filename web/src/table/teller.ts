/** Shows what happened, move by move, each for as long as one needs to follow it. */

import { report } from "../app/complaint";
import { settings } from "../app/settings.svelte";
import type { Bubble, GameClient, Performer } from "../games/contract";
import type { Step } from "../protocol";
import type { CommonView } from "../views";
import { announced, moverOf, outcome } from "./pace";
import { restOf } from "./tempo";

export class Teller {
  performer: Performer | undefined;
  /** What is left to be said of the move shown last, and for how long. */
  #left: { bubble: Bubble; milliseconds: number } | null = null;
  #resting: Promise<void> = Promise.resolve();

  /** Let pieces fly; should that break, what happened is there all the same. */
  async show(
    client: GameClient,
    log: readonly Step[],
    before: CommonView,
    after: CommonView,
    haste = 1,
  ): Promise<void> {
    this.#left = null;
    const events = log.flatMap((step) => step.events);
    if (events.length === 0) return;
    try {
      // Whoever has moved needs no time to read what was there before.
      if (moverOf(log, before.seat) === null) this.performer?.skip();
      await this.#resting;
      const acts = client.choreograph(events, before, after);
      const begin = performance.now();
      await this.performer?.perform(announced(acts, log, before.seat), haste);
      if (after.result && !before.result) await this.performer?.count(after);
      const milliseconds = restOf(performance.now() - begin, settings.speed, haste);
      const bubble = outcome(acts, log, before.seat);
      if (bubble && milliseconds > 0) this.#left = { bubble, milliseconds };
    } catch (error) {
      report("flights", error);
    }
  }

  /** What was shown last stays on show for a while; only what comes next waits for that. */
  rest(): void {
    if (this.#left && this.performer) this.#resting = this.performer.rest(this.#left.milliseconds, this.#left.bubble);
    this.#left = null;
  }
}
