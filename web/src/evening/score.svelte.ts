/** The score of an evening, asked for again now and then while somebody looks at it. */

import { evening, Refusal } from "../server/api";
import type { Evening, Message } from "../protocol";

/** How often one looks again: while something is played, and while nothing is. */
const BUSY_MILLISECONDS = 8000;
const QUIET_MILLISECONDS = 30_000;

export class Score {
  found = $state.raw<Evening>();
  /** Why there is nothing to show. */
  problem = $state.raw<Message | null>(null);

  constructor(readonly name: string) {}

  async look(): Promise<void> {
    try {
      this.found = await evening(this.name);
      this.problem = null;
    } catch (refusal) {
      if (!this.found && refusal instanceof Refusal) this.problem = refusal.says;
    }
  }

  /** Look now and from time to time, as long as the page is in sight; returns how to stop. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      await this.look();
      if (!isStopped) timer = setTimeout(() => void look(), this.#isBusy ? BUSY_MILLISECONDS : QUIET_MILLISECONDS);
    };
    const appear = (): void => void look();
    document.addEventListener("visibilitychange", appear);
    void look();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", appear);
    };
  }

  get #isBusy(): boolean {
    return this.found?.tables.some((table) => table.status !== "over") ?? false;
  }
}
