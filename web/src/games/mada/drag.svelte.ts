/** A card under the finger, on its way to the own pile. A short press stays a click. */

import type { Attachment } from "svelte/attachments";

/** Pixels a finger may tremble. */
const TREMBLE = 8;
/** Pixels by which the pile may be missed. */
const MERCY = 28;

export class Drag {
  /** The move that letting go over the pile would make. */
  move = $state<string | null>(null);
  isOver = $state(false);
  #pile: Element | undefined;

  /** The pile where cards are dropped. */
  readonly pile: Attachment = (element) => {
    this.#pile = element;
    return () => (this.#pile = undefined);
  };

  /** A card that can be dragged; `move` says what for, null: it cannot right now. */
  from(move: () => string | null, act: (move: string) => void): Attachment<HTMLElement> {
    return (element) => {
      const press = (start: PointerEvent): void => {
        const wanted = move();
        if (wanted === null || start.button !== 0) return;
        const listening = new AbortController();
        const { signal } = listening;
        const follow = (event: PointerEvent): void => {
          const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
          if (this.move === null && Math.hypot(x, y) < TREMBLE) return;
          if (this.move === null) element.setPointerCapture(event.pointerId);
          this.move = wanted;
          this.isOver = this.#isAt(event);
          element.style.translate = `${x}px ${y}px`;
        };
        const release = (event: PointerEvent): void => {
          listening.abort();
          element.style.translate = "";
          if (this.move === null) return;
          if (event.type === "pointerup" && this.#isAt(event)) act(wanted);
          this.move = null;
          this.isOver = false;
          swallowClick(element);
        };
        element.addEventListener("pointermove", follow, { signal });
        element.addEventListener("pointerup", release, { signal });
        element.addEventListener("pointercancel", release, { signal });
      };
      element.addEventListener("pointerdown", press);
      return () => element.removeEventListener("pointerdown", press);
    };
  }

  #isAt({ clientX: x, clientY: y }: PointerEvent): boolean {
    const box = this.#pile?.getBoundingClientRect();
    return (
      box !== undefined &&
      x > box.left - MERCY &&
      x < box.right + MERCY &&
      y > box.top - MERCY &&
      y < box.bottom + MERCY
    );
  }
}

/** The click that a browser makes of a drag is none. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
}
