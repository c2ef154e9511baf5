/** Puts what is said beside the seat that it is about. */

import { beside, type Box } from "./beside";

/** What is in sight: the room there is, the hand, which must not be covered, and the seats. */
export class Places {
  readonly #room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  readonly #hard: Box[] = boxes("[data-part=hand]");
  readonly #seats = new Map(
    [...document.querySelectorAll<HTMLElement>("[data-seat]")].map((one) => [
      one.dataset["seat"],
      one.getBoundingClientRect(),
    ]),
  );

  /** Put an element beside a seat; those that follow do not cover it. */
  put(element: HTMLElement, seat: string | undefined): void {
    const box = this.#seats.get(seat) ?? { x: this.#room.width / 2, y: 0, width: 0, height: 50 };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const soft = [...this.#seats].filter(([other]) => other !== seat).map(([, other]) => other);
    const place = beside(box, size, this.#room, { hard: this.#hard, soft });
    element.style.left = `${place.x}px`;
    element.style.top = `${place.y}px`;
    element.dataset["side"] = place.side;
    element.style.setProperty("--tail-x", `${box.x + box.width / 2 - place.x}px`);
    element.style.setProperty("--tail-y", `${box.y + box.height / 2 - place.y}px`);
    this.#hard.push({ x: place.x, y: place.y, ...size });
  }
}

function boxes(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}
