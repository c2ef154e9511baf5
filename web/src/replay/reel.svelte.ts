/** A recorded game, moment by moment, seen with one pair of eyes; a board shows it like a table where nobody may move. */

import { tick } from "svelte";
import { report } from "../app/complaint";
import type { LoadedGame } from "../games";
import type { Act, Desk, Performer } from "../games/contract";
import { Speaker } from "../games/speaker";
import type { Advice, Replay, Step } from "../protocol";
import type { CommonView as View } from "../views";

const REST_MILLISECONDS = 500;
const OVER = -2;

export class Reel extends Speaker implements Desk {
  /** The frame on show. */
  place = $state(0);
  isPlaying = $state(false);
  performer: Performer | undefined;
  readonly moves = [];
  readonly legal: ReadonlySet<string> = new Set();
  readonly hints: ReadonlyMap<string, Advice> = new Map();
  readonly #steps: readonly Step[];
  /** Frames at which a viewer stops: the start, and all after which something was told. */
  readonly stops: readonly number[];

  constructor(
    readonly replay: Replay,
    readonly client: LoadedGame,
  ) {
    super();
    this.#steps = replay.frames.map((frame, version) => ({
      version,
      actor: frame.actor,
      events: frame.events,
      undo: null,
      note: null,
    }));
    this.stops = replay.frames
      .map((_, place) => place)
      .filter((place) => place === 0 || replay.frames[place]!.actor >= 0 || place === replay.frames.length - 1);
  }

  get view(): View {
    return this.replay.frames[this.place]!.view as View;
  }

  get seat(): number | null {
    return this.replay.seat;
  }

  /** Whoever looks back through somebody's eyes is not that person: everybody is called by name. */
  override get you(): null {
    return null;
  }

  get names(): readonly string[] {
    return this.replay.names;
  }

  get log(): readonly Step[] {
    return this.#steps.slice(1, this.place + 1);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Whether nothing can be played any more from the frame on show. */
  get isOver(): boolean {
    return this.view.actor === OVER;
  }

  act(): void {}

  peek(): Promise<null> {
    return Promise.resolve(null);
  }

  /** What is told of the frame on show. */
  get told(): string {
    return this.sentences(this.replay.frames[this.place]!.events).join(" ");
  }

  go(place: number): void {
    this.isPlaying = false;
    this.place = Math.min(Math.max(place, 0), this.last);
  }

  back(): void {
    this.go(this.stops.findLast((place) => place < this.place) ?? 0);
  }

  async on(): Promise<void> {
    this.isPlaying = false;
    await this.#advance();
  }

  toggle(): void {
    if (this.isPlaying) this.isPlaying = false;
    else void this.#play();
  }

  async #play(): Promise<void> {
    if (this.place === this.last) this.place = 0;
    this.isPlaying = true;
    while (this.isPlaying && this.place < this.last) {
      await this.#advance();
      await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    }
    this.isPlaying = false;
  }

  /** To the next stop, shown as it happened. */
  async #advance(): Promise<void> {
    const [from, to] = [this.place, this.stops.find((place) => place > this.place)];
    if (to === undefined) return;
    try {
      const events = this.#steps.slice(from + 1, to + 1).flatMap((step) => step.events);
      const acts: Act[] = this.client.choreograph(events, this.view, this.replay.frames[to]!.view as View);
      await this.performer?.perform(acts);
    } catch (error) {
      report("flights", error);
    }
    if (this.place === from) this.place = to;
    await tick();
  }
}
