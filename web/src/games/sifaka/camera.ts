/** Which part of the grid is seen, and how large. Panning and zooming move one element; nothing is drawn anew. */

import { UNIT, type Square } from "./grid";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Pixels a unit of the grid: a square is 16 to 260 pixels wide. */
const [SMALLEST, LARGEST] = [0.16, 2.6];
/** A board of few squares is not blown up beyond this when it is fitted. */
const LARGEST_FIT = 1.25;
const GLIDE_MILLISECONDS = 240;
/** Pixels at the bottom of the window where buttons lie. */
const FOOT = 44;

export class Camera {
  scale = 1;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** The person has chosen what to look at: let it be. */
  isHeld = false;
  /** Nothing glides: the person wants it still. */
  isStill = false;
  readonly #listeners = new Set<(camera: Camera, isMoving: boolean) => void>();
  #glide = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Calls back now and whenever the camera has moved. */
  listen(listener: (camera: Camera, isMoving: boolean) => void): () => void {
    this.#listeners.add(listener);
    listener(this, false);
    return () => this.#listeners.delete(listener);
  }

  /** Keeps an element of the window at a point of the grid, whatever the zoom. */
  pin(x: number, y: number): (element: HTMLElement) => () => void {
    return (element) =>
      this.listen(() => {
        element.style.transform = `translate(${this.x + x * this.scale}px, ${this.y + y * this.scale}px)`;
        element.style.setProperty("--square", `${UNIT * this.scale}px`);
      });
  }

  /** The point of the grid under a point of the window. */
  toGrid({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  pan(right: number, down: number): void {
    this.isHeld = true;
    this.#set(this.x + right, this.y + down, this.scale);
  }

  /** Zoom by a factor; the point of the window stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.isHeld = true;
    const scale = clamp(this.scale * factor, SMALLEST, LARGEST);
    const ratio = scale / this.scale;
    this.#set(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio, scale);
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** The part of the window on which no buttons lie. */
  get pane(): { width: number; height: number } {
    return { width: this.width, height: Math.max(this.height - FOOT, 1) };
  }

  /** The part of the grid that is seen. */
  get seen(): Box {
    const { x: left, y: top } = this.toGrid({ x: 0, y: 0 });
    const { x: right, y: bottom } = this.toGrid({ x: this.pane.width, y: this.pane.height });
    return { left, top, right, bottom };
  }

  /** Show a box of the grid as large as it gets. */
  fit(box: Box, isSmooth: boolean): void {
    if (this.width === 0 || this.height === 0) return;
    this.isHeld = false;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const room = this.pane.height;
    const scale = clamp(Math.min(this.width / wide, room / high), SMALLEST, LARGEST_FIT);
    const x = this.width / 2 - ((box.left + box.right) / 2) * scale;
    const y = room / 2 - ((box.top + box.bottom) / 2) * scale;
    if (isSmooth) this.#glideTo(x, y, scale);
    else this.#set(x, y, scale);
  }

  /** Pan just so far that a box of the grid is in the window, with some pixels around it; whether that was needed. */
  reveal(box: Box, margin: number): boolean {
    const { width, height } = this.pane;
    const right = shift(this.x + box.left * this.scale - margin, this.x + box.right * this.scale + margin, width);
    const down = shift(this.y + box.top * this.scale - margin, this.y + box.bottom * this.scale + margin, height);
    if (right !== 0 || down !== 0) this.#glideTo(this.x + right, this.y + down, this.scale);
    return right !== 0 || down !== 0;
  }

  /** When a glide that has just begun is over. */
  arrival(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, GLIDE_MILLISECONDS));
  }

  #glideTo(x: number, y: number, scale: number): void {
    if (this.isStill) return this.#set(x, y, scale);
    cancelAnimationFrame(this.#glide);
    const from = { x: this.x, y: this.y, scale: this.scale };
    const start = performance.now();
    const step = (now: number): void => {
      const time = clamp((now - start) / GLIDE_MILLISECONDS, 0, 1);
      const part = 1 - (1 - time) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * part;
      this.#move(mix(from.x, x), mix(from.y, y), mix(from.scale, scale));
      if (time < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #set(x: number, y: number, scale: number): void {
    cancelAnimationFrame(this.#glide);
    this.#move(x, y, scale);
  }

  #move(x: number, y: number, scale: number): void {
    Object.assign(this, { x, y, scale });
    this.#tell(true);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#tell(false), 160);
  }

  #tell(isMoving: boolean): void {
    for (const listener of this.#listeners) listener(this, isMoving);
  }
}

/** The box of some squares, with so many squares of air around it. */
export function boxAround(squares: readonly Square[], air: number): Box {
  const [rows, columns] = [squares.map(({ row }) => row), squares.map(({ column }) => column)];
  return {
    left: (Math.min(...columns) - air) * UNIT,
    top: (Math.min(...rows) - air) * UNIT,
    right: (Math.max(...columns) + 1 + air) * UNIT,
    bottom: (Math.max(...rows) + 1 + air) * UNIT,
  };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

/** How far a stretch must move to lie within 0 .. room; its beginning counts if it is too long. */
function shift(from: number, to: number, room: number): number {
  if (from < 0) return -from;
  return to > room ? Math.max(room - to, -from) : 0;
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}
