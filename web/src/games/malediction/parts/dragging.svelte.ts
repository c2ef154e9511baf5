/** A card under the finger or the mouse: what it is, where it is, and what it is over. Marked by `data-drop`. */

import type { Attachment } from "svelte/attachments";

/** How far a press may slip and still be a click. */
const SLIP = 8;

/** Something that a card can be dropped on: another card, or the table. */
export interface Target {
  name: string;
  element: Element;
}

export class Dragging {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  target = $state.raw<Target | null>(null);
  #start: { x: number; y: number; card: string; element: HTMLElement } | null = null;
  #isDone = false;

  constructor(readonly dropped: (card: string, onto: string) => void) {}

  /** Lets a card be dragged. */
  lift(card: string): Attachment<HTMLElement> {
    return (element) => {
      const begin = (event: PointerEvent): void => {
        this.#isDone = false;
        if (event.button === 0) this.#start = { x: event.clientX, y: event.clientY, card, element };
      };
      element.addEventListener("pointerdown", begin);
      return () => element.removeEventListener("pointerdown", begin);
    };
  }

  move(event: PointerEvent): void {
    if (!this.#start) return;
    if (!this.card && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < SLIP) return;
    this.card = this.#start.card;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.target = this.#below(event);
  }

  drop(): void {
    const { card, target } = this;
    this.cancel();
    if (!card) return;
    this.#isDone = true;
    if (target) this.dropped(card, target.name);
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    this.target = null;
  }

  /** Whether the click that ends a drag is just that; asking forgets it. */
  isClickOver(): boolean {
    const isDone = this.#isDone;
    this.#isDone = false;
    return isDone;
  }

  #below(event: PointerEvent): Target | null {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest("[data-drop]"));
    const element = found.find((one) => one && one !== this.#start?.element);
    const name = element?.getAttribute("data-drop");
    return element && name ? { name, element } : null;
  }
}
