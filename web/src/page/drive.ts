/** What keeps a table going without a click: its bots and its clock. */

import { LATE } from "./notes";
import { now } from "./patience";
import { Refusal } from "./refusal";
import type { Table } from "./table";

/** The bot that moves for a person whose time is up: the weakest that is more than random. */
const STAND_IN = 1;
/** Timers take no more. */
const LONGEST_WAIT = 2 ** 31 - 1;
const RETRY_MILLISECONDS = 1000;

export class Drive {
  #thinking: AbortController | null = null;
  /** The version that is thought about. */
  #about = 0;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Something changed: see whether a bot is to move, and set the clock. */
  wake(): void {
    const { history, level } = this.table;
    if (this.#thinking && this.#about !== history.version) this.#leave();
    if (!this.#thinking && level !== null) void this.#move(level, "");
    this.#setAlarm();
  }

  /** What the clock leaves for this move; null without a clock or where no person is to move. */
  get secondsLeft(): number | null {
    const { row, status, level, patience } = this.table;
    if (row.clock === null || status !== "playing" || level !== null) return null;
    return Math.max(0, row.clock - patience.waited);
  }

  stop(): void {
    this.#leave();
    clearTimeout(this.#alarm);
  }

  #leave(): void {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  /** The move counts only if the table still stands where it stood. */
  async #move(level: string, note: string): Promise<void> {
    const thinking = (this.#thinking = new AbortController());
    const { history, turnstile } = this.table;
    const version = (this.#about = history.version);
    const { signal } = thinking;
    try {
      const text = await this.#choose(level, signal);
      await turnstile.pass(async () => {
        if (signal.aborted || history.version !== version) return;
        this.#thinking = null;
        await this.table.commit(history.play(text, now(), note));
      });
    } catch (problem) {
      if (signal.aborted) return;
      this.#thinking = null;
      if (problem instanceof Refusal) return; // another tab plays here
      this.table.trouble(problem);
      setTimeout(() => this.table.sessions.size > 0 && this.wake(), RETRY_MILLISECONDS);
    }
  }

  /** A bot's move, kept back until its level would have found it in any position. */
  async #choose(level: string, signal: AbortSignal): Promise<string> {
    const { bots, offerings } = this.table.services;
    const { position } = this.table.history;
    const { actor } = position;
    const [text] = await Promise.all([
      bots.choose(level, position.seenBy(actor), actor, signal),
      new Promise((resolve) => setTimeout(resolve, 1000 * (offerings.pauses[level] ?? 0))),
    ]);
    return text;
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const left = this.secondsLeft;
    if (left === null) return;
    const { version } = this.table.history;
    const wait = Math.min(1000 * left, LONGEST_WAIT);
    this.#alarm = setTimeout(() => {
      if (this.secondsLeft) return this.#setAlarm();
      if (!this.table.history.isCurrent(version) || this.#thinking) return;
      void this.#move(this.table.services.offerings.offer.levels[STAND_IN]!, LATE);
    }, wait);
  }
}
