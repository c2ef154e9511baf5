/** The stage over a board, where pieces fly. A choreography says what; the stage knows where and how fast. */

import { settings, type Waiting } from "../app/settings.svelte";
import type { Act, Bubble, Flight, Line, Performer } from "../games/contract";
import type { CommonView } from "../views";
import { play } from "./sound";
import type { Spots } from "./spots";
import { beats, BEATS, beatsOf, length, linesOf, STOP_MILLISECONDS } from "./tempo";

/** Whatever lasts longer than this many milliseconds offers a way past it. */
const LONG_MILLISECONDS = 2500;

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export interface Flyer {
  id: number;
  flight: Flight;
  boxes: DOMRect[];
  milliseconds: number;
  delay: number;
}

/** A ring around what a line is about. */
export interface Halo {
  id: number;
  box: DOMRect;
  tone: "good" | "bad";
  milliseconds: number;
  delay: number;
}

/** A line, and when it appears. */
export interface Subtitle {
  line: Line;
  delay: number;
}

export class Stage implements Performer {
  flyers = $state.raw<Flyer[]>([]);
  halos = $state.raw<Halo[]>([]);
  subtitles = $state.raw<Subtitle[]>([]);
  isDim = $state(false);
  /** Something is shown that takes its time, and may be skipped. */
  isLong = $state(false);
  /** The end that is being counted; whoever draws the counting skips what is left of it when it is done. */
  finale = $state.raw<CommonView | null>(null);
  isCounting = $state(false);
  /** What is said beside a seat. */
  bubble = $state.raw<Bubble | null>(null);
  /** Something is complete, and waits for so many milliseconds, or for ever, to be looked at. */
  stop = $state<number | null>(null);
  #count = 0;
  #isSkipped = false;
  #wake: (() => void) | undefined;
  readonly #hidden = new Set<HTMLElement | SVGElement>();

  /** Where nobody can press anything, or everything has keys of its own, `waiting` is not what the person has set. */
  constructor(
    readonly spots: Spots,
    readonly waiting: () => Waiting = () => settings.waiting,
  ) {}

  /** Show acts one after the other; `haste` above 1 is quicker. */
  async perform(acts: readonly Act[], haste = 1): Promise<void> {
    const beat = BEATS[settings.speed] / haste;
    this.#isSkipped = false;
    this.bubble = null;
    if (beat === 0 || document.visibilityState !== "visible") return;
    try {
      this.isLong = beats(acts) * beat > LONG_MILLISECONDS;
      for (const act of acts) await this.#show(act, beat, this.#stopAt(act, haste));
    } finally {
      this.#clear();
    }
  }

  async rest(milliseconds: number, bubble: Bubble | null): Promise<void> {
    if (milliseconds <= 0 || this.#isSkipped || document.visibilityState !== "visible") bubble = null;
    this.bubble = bubble;
    if (!bubble) return;
    await this.#rest(milliseconds);
    if (this.bubble === bubble) this.bubble = null;
  }

  async count(view: CommonView): Promise<void> {
    if (BEATS[settings.speed] === 0 || document.visibilityState !== "visible") return;
    [this.finale, this.isCounting] = [view, true];
    await this.#rest(Infinity);
    this.isCounting = false;
    // The table shows the end by then, and nothing is drawn twice.
    setTimeout(() => (this.finale = null));
  }

  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** For how long something complete waits; whoever catches up with many moves is not held up by each of them. */
  #stopAt(act: Act, haste: number): number {
    return act.stops && haste <= 1 ? STOP_MILLISECONDS[this.waiting()] : 0;
  }

  /** An act that was skipped is left out, unless it is to be looked at: then everything is in its place at once. */
  async #show(act: Act, pace: number, stop: number): Promise<void> {
    if (this.#isSkipped && stop === 0) return;
    const beat = this.#isSkipped ? 0 : pace;
    const lines = linesOf(act);
    if (!act.keeps) this.subtitles = lines.map((line) => ({ line, delay: (line.after ?? 0) * beat }));
    this.isDim = act.dims ?? false;
    if (act.bubble) this.bubble = act.bubble;
    const moving = act.flights.filter(({ from, to }) => from !== to);
    const arrival = this.spots.reveal(moving.flatMap(({ from, via = [], to }) => [from, ...via, to]));
    if (arrival) {
      this.flyers = [];
      await arrival;
    }
    if (act.sound) play(act.sound);
    const flyers = act.flights.map((flight) => this.#flyer(flight, beat)).filter((flyer) => flyer !== undefined);
    this.flyers = flyers;
    for (const { flight } of flyers) if (flight.lifts) this.#hide(flight.from);
    for (const spot of act.empties ?? []) this.#hide(spot);
    this.#gesture(act, lines, beat);
    await this.#rest(length(act) * beat);
    if (stop > 0) await this.#wait(stop);
    this.flyers = [];
  }

  #flyer(flight: Flight, beat: number): Flyer | undefined {
    const boxes = [flight.from, ...(flight.via ?? []), flight.to]
      .map((name) => this.spots.box(name))
      .filter((box) => box !== undefined);
    if (boxes.length < 2) return undefined;
    return {
      id: this.#count++,
      flight,
      boxes,
      milliseconds: beatsOf(flight) * beat,
      delay: (flight.after ?? 0) * beat,
    };
  }

  #gesture(act: Act, lines: readonly Line[], beat: number): void {
    const cues: Line[] = [...lines];
    const says = { id: "", arguments: {} };
    if (act.shake !== undefined) cues.push({ says, tone: "bad", spot: act.shake });
    if (act.glow !== undefined) cues.push({ says, tone: "good", spot: act.glow });
    this.halos = cues.flatMap(({ spot, tone = "good", after = 0 }) => {
      const box = spot === undefined ? undefined : this.spots.box(spot);
      if (!box) return [];
      if (tone === "bad") shake(this.spots.element(spot!)!, beat, after * beat);
      return [{ id: this.#count++, box, tone, milliseconds: 2.4 * beat, delay: after * beat }];
    });
  }

  /** Leave everything as it is until the person goes on, or time is up; whoever goes on here wants to see the rest. */
  async #wait(milliseconds: number): Promise<void> {
    this.stop = milliseconds;
    await this.#rest(milliseconds);
    this.stop = null;
    this.#isSkipped = false;
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds < Infinity ? setTimeout(resolve, milliseconds) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #hide(name: string): void {
    const element = this.spots.element(name);
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.style.visibility = "hidden";
      this.#hidden.add(element);
    }
  }

  #clear(): void {
    this.flyers = [];
    this.halos = [];
    this.subtitles = [];
    this.isDim = false;
    this.isLong = false;
    this.bubble = null;
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden.clear();
  }
}

function shake(element: Element, milliseconds: number, delay: number): void {
  element.animate(
    [0, -1, 1, -0.7, 0.7, 0].map((part) => ({ transform: `translateX(${8 * part}px)` })),
    { duration: milliseconds, delay },
  );
}

/** Moves an element that has the size of the last box along all boxes. */
export function fly(flyer: Flyer) {
  return (element: HTMLElement) => {
    const { boxes, milliseconds, delay, flight } = flyer;
    const last = boxes.at(-1)!;
    const isTossed = flight.tumbles !== undefined;
    const hops = flight.via !== undefined || isTossed;
    const frames = boxes.flatMap((box, place) => {
      const frame = {
        transform: `translate(${box.x - last.x}px, ${box.y - last.y}px) scale(${box.width / last.width}, ${box.height / last.height})`,
      };
      const next = boxes[place + 1];
      if (!hops || !next) return [frame];
      const rise = isTossed ? box.height / 2 : box.height / 3;
      const [x, y] = [(box.x + next.x) / 2 - last.x, (box.y + next.y) / 2 - last.y - rise];
      return [frame, { transform: `translate(${x}px, ${y}px) scale(1.15)` }];
    });
    const timing = { duration: milliseconds, delay, fill: "both" } as const;
    element.animate(frames, { ...timing, easing: hops ? "linear" : EASE });
    if (flight.trembles) shake(element.firstElementChild!, milliseconds, delay);
    if (isTossed) {
      const turn = [{ transform: "rotate(0)" }, { transform: `rotate(${flight.tumbles}deg)` }];
      element.firstElementChild?.animate(turn, { ...timing, easing: "ease-out" });
    }
    if (flight.becomes) {
      const turn = [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }];
      element.firstElementChild?.animate(turn, { ...timing, easing: "ease-in-out" });
    }
  };
}

/** A halo comes and goes. */
export function shine({ milliseconds, delay, tone }: Halo) {
  return (element: HTMLElement) => {
    element.animate(
      [
        { opacity: 0, transform: tone === "good" ? "scale(0.94)" : "scale(1.06)" },
        { opacity: 1, transform: "scale(1)", offset: 0.25 },
        { opacity: 0, transform: "scale(1.03)" },
      ],
      { duration: milliseconds, delay, fill: "both" },
    );
  };
}
