/** A lesson as the learner goes through it: a board shows it like a table, and one move is the right one. */

import { tick } from "svelte";
import { report } from "../app/complaint";
import { settings } from "../app/settings.svelte";
import type { LoadedGame } from "../games";
import type { Desk, Peek, Performer } from "../games/contract";
import { Speaker } from "../games/speaker";
import type { Advice, Choice, Lesson, LessonStep, Message, Step } from "../protocol";
import { attempt, Refusal, tryOut } from "../server/api";
import { BEATS } from "../table/tempo";
import type { CommonView as View } from "../views";
import { deeds, logOf } from "./deeds";

/** Between what others do, in beats: so that each of it can be taken in. */
const REST_BEATS = 1.5;

export class Course extends Speaker implements Desk {
  /** The step that is said now. */
  place = $state(0);
  /** The frame on show. */
  #frame = $state(0);
  isShowing = $state(false);
  /** What is said to a move that was not the right one. */
  notice = $state.raw<Message | null>(null);
  performer: Performer | undefined;
  readonly hints: ReadonlyMap<string, Advice> = new Map();
  readonly names: readonly string[];

  constructor(
    readonly lesson: Lesson,
    readonly client: LoadedGame,
    place: number,
    name: string,
  ) {
    super();
    this.place = Math.min(Math.max(place, 0), lesson.steps.length - 1);
    this.#frame = this.step.frame;
    const others = lesson.names.filter((other) => other !== name);
    this.names = name === "" ? lesson.names : others.toSpliced(lesson.seat, 0, name).slice(0, lesson.names.length);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.place]!;
  }

  get isLast(): boolean {
    return this.place === this.lesson.steps.length - 1;
  }

  get view(): View {
    return this.lesson.frames[this.#frame]!.view as View;
  }

  get seat(): number {
    return this.lesson.seat;
  }

  get log(): readonly Step[] {
    return logOf(this.lesson.frames, this.#frame);
  }

  get moves(): readonly Choice[] {
    return this.isShowing ? [] : this.step.moves;
  }

  get legal(): ReadonlySet<string> {
    return new Set(this.moves.map((choice) => choice.move));
  }

  get wanted(): string | undefined {
    return this.isShowing ? undefined : (this.step.move ?? undefined);
  }

  act(move: string): void {
    if (this.isShowing || this.step.move === null) return;
    this.notice = null;
    if (move === this.step.move) void this.goOn();
    else void this.#judge(move);
  }

  async peek(move: string): Promise<Peek | null> {
    try {
      const { view, moves } = await tryOut(this.lesson, this.place, move);
      return view ? { view, moves } : null;
    } catch {
      return null;
    }
  }

  /** Show what happens until the next sentence, then say it. */
  async goOn(): Promise<void> {
    if (this.isShowing || this.isLast) return;
    const next = this.lesson.steps[this.place + 1]!;
    this.isShowing = true;
    this.notice = null;
    try {
      for (const [first, last] of deeds(this.lesson.frames, this.#frame, next.frame)) {
        await this.#show(first, last);
        if (last < next.frame) await rest();
      }
    } finally {
      this.#frame = next.frame;
      this.place += 1;
      this.isShowing = false;
    }
  }

  /** Say once more what was said before. */
  back(): void {
    if (this.isShowing || this.place === 0) return;
    this.notice = null;
    this.place -= 1;
    this.#frame = this.step.frame;
  }

  async #show(first: number, last: number): Promise<void> {
    const events = this.lesson.frames.slice(first, last + 1).flatMap((frame) => frame.events);
    try {
      const after = this.lesson.frames[last]!.view as View;
      await this.performer?.perform(this.client.choreograph(events, this.view, after));
    } catch (error) {
      report("flights", error);
    }
    this.#frame = last;
    await tick();
  }

  async #judge(move: string): Promise<void> {
    const place = this.place;
    try {
      const { says } = await attempt(this.lesson, place, move);
      if (this.place === place) this.notice = says;
    } catch (problem) {
      if (problem instanceof Refusal) this.notice = problem.says;
      else throw problem;
    }
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_BEATS * BEATS[settings.speed]));
}
