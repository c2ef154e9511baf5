/** The stage over a board, where pieces fly. A choreography says what; the stage knows where and how fast. */

import { settings, type Speed } from "../app/settings.svelte";
import type { Act, Flight } from "../games/contract";
import type { Message } from "../protocol";
import type { Spots } from "./spots";
import { play } from "./sound";

/** Milliseconds a beat. */
const BEATS: Record<Speed, number> = { calm: 620, normal: 380, quick: 200, off: 0 };

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export interface Flyer {
  id: number;
  flight: Flight;
  boxes: DOMRect[];
  milliseconds: number;
  delay: number;
}

export class Stage {
  flyers = $state.raw<Flyer[]>([]);
  caption = $state.raw<Message | null>(null);
  #count = 0;
  readonly #hidden = new Set<HTMLElement | SVGElement>();

  constructor(readonly spots: Spots) {}

  /** Show acts one after the other; `haste` above 1 is quicker. */
  async perform(acts: readonly Act[], haste = 1): Promise<void> {
    const beat = BEATS[settings.speed] / haste;
    if (beat > 0 && document.visibilityState === "visible") {
      for (const act of acts) await this.#show(act, beat);
    }
    this.caption = null;
    this.#clear();
  }

  async #show(act: Act, beat: number): Promise<void> {
    if (act.caption) this.caption = act.caption;
    if (act.sound) play(act.sound);
    const flyers = act.flights.map((flight) => this.#flyer(flight, beat)).filter((flyer) => flyer !== undefined);
    this.flyers = flyers;
    for (const { flight } of flyers) if (flight.lifts) this.#hide(flight.from);
    const longest = Math.max(0, ...flyers.map((flyer) => flyer.delay + flyer.milliseconds));
    this.#gesture(act, beat);
    await rest(longest + (act.hold ?? 0) * beat);
    this.flyers = [];
    this.caption = null;
  }

  #flyer(flight: Flight, beat: number): Flyer | undefined {
    const boxes = [flight.from, ...(flight.via ?? []), flight.to]
      .map((name) => this.spots.box(name))
      .filter((box) => box !== undefined);
    if (boxes.length < 2) return undefined;
    const beats = flight.beats ?? (flight.via ? boxes.length - 1 : 1);
    return { id: this.#count++, flight, boxes, milliseconds: beats * beat, delay: (flight.after ?? 0) * beat };
  }

  #gesture(act: Act, beat: number): void {
    const shaken = act.shake === undefined ? undefined : this.spots.element(act.shake);
    shaken?.animate(
      [-1, 1, -0.7, 0.7, 0].map((part) => ({ transform: `translateX(${8 * part}px)` })),
      { duration: beat },
    );
    const lit = act.glow === undefined ? undefined : this.spots.element(act.glow);
    lit?.animate(
      [
        { filter: "brightness(1)" },
        { filter: "brightness(1.35) drop-shadow(0 0 12px gold)" },
        { filter: "brightness(1)" },
      ],
      { duration: 2 * beat },
    );
  }

  #hide(name: string): void {
    const element = this.spots.element(name);
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.style.visibility = "hidden";
      this.#hidden.add(element);
    }
  }

  #clear(): void {
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden.clear();
  }
}

/** Moves an element that has the size of the last box along all boxes. */
export function fly(flyer: Flyer) {
  return (element: HTMLElement) => {
    const { boxes, milliseconds, delay, flight } = flyer;
    const last = boxes.at(-1)!;
    const hops = flight.via !== undefined;
    const frames = boxes.flatMap((box, place) => {
      const frame = {
        transform: `translate(${box.x - last.x}px, ${box.y - last.y}px) scale(${box.width / last.width}, ${box.height / last.height})`,
      };
      const next = boxes[place + 1];
      if (!hops || !next) return [frame];
      const [x, y] = [(box.x + next.x) / 2 - last.x, (box.y + next.y) / 2 - last.y - box.height / 3];
      return [frame, { transform: `translate(${x}px, ${y}px) scale(1.15)` }];
    });
    element.animate(frames, { duration: milliseconds, delay, easing: hops ? "linear" : EASE, fill: "both" });
    if (flight.becomes) {
      element.firstElementChild?.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }], {
        duration: milliseconds,
        delay,
        easing: "ease-in-out",
        fill: "both",
      });
    }
  };
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
