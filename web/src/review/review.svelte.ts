/** The review of a finished game, as far as it has come: asked for again until all is thought of. */

import type { Review } from "../protocol";
import { review } from "../server/api";

const AGAIN_MILLISECONDS = 700;

export class ReviewInProgress {
  /** How much of it is done, 0 to 1. */
  progress = $state(0);
  found = $state.raw<Review | null>(null);
  hasFailed = $state(false);
  #isWanted = true;

  constructor(table: string) {
    void this.#ask(table);
  }

  /** Nobody looks any more; the server goes on and keeps it. */
  close(): void {
    this.#isWanted = false;
  }

  async #ask(table: string): Promise<void> {
    try {
      while (this.#isWanted && !this.found) {
        const { done, total, ...told } = await review(table);
        this.progress = total > 0 ? done / total : 1;
        if (told.seats.length > 0) this.found = { done, total, ...told };
        else await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
      }
    } catch {
      this.hasFailed = true;
    }
  }
}
