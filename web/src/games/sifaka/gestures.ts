/** What fingers, mouse and wheel do on the board, told in words of the board. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./camera";

export interface Gestures {
  /** Whether something that can be dragged is there; otherwise a drag moves the board. */
  grabs(at: Point): boolean;
  drag(at: Point): void;
  drop(): void;
  tap(at: Point): void;
  hover(at: Point): void;
  leave(): void;
  pan(right: number, down: number): void;
  zoom(factor: number, at: Point): void;
  /** The held card turns by quarter turns. */
  turn(quarters: number): void;
}

/** Pixels that a trembling finger may move. */
const TREMBLE = 8;
const WHEEL_STEP = 0.0016;

export function gestures(to: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let doing: "nothing" | "maybe-tap" | "drag" | "pan" | "pinch" = "nothing";
    let isGrab = false;

    const at = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 2) doing = "pinch";
      else if (fingers.size === 1) {
        [start, doing] = [at(event), "maybe-tap"];
        isGrab = to.grabs(start);
      }
    }

    function move(event: PointerEvent): void {
      const now = at(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && event.buttons === 0) to.hover(now);
        return;
      }
      if (doing === "maybe-tap" && distance(now, start) > TREMBLE) {
        doing = isGrab ? "drag" : "pan";
        element.setPointerCapture(event.pointerId);
      }
      if (doing === "drag") to.drag(now);
      if (doing === "pan") to.pan(now.x - before.x, now.y - before.y);
      if (doing === "pinch") pinch(event.pointerId, before, now);
      fingers.set(event.pointerId, now);
    }

    function pinch(finger: number, before: Point, now: Point): void {
      const other = [...fingers].find(([id]) => id !== finger)?.[1];
      if (!other) return;
      to.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
      to.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
      if (doing === "maybe-tap" && event.type === "pointerup" && !isOnButton) to.tap(at(event));
      if (doing === "drag") to.drop();
      doing = fingers.size === 1 ? "pan" : "nothing";
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const turn = event.deltaY || event.deltaX;
      if (event.shiftKey) to.turn(Math.sign(turn));
      else to.zoom(Math.exp(-turn * WHEEL_STEP * (event.ctrlKey ? 4 : 1)), at(event));
    }

    function menu(event: MouseEvent): void {
      event.preventDefault();
      to.turn(1);
    }

    const leave = (event: PointerEvent) => event.pointerType === "mouse" && to.leave();
    const listeners: [string, EventListener][] = Object.entries({
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      pointerleave: leave,
      wheel,
      contextmenu: menu,
    }) as unknown as [string, EventListener][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: false });
    return () => listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
