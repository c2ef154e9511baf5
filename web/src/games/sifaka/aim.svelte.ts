/** Where the person holds the card before it is placed, and what placing it there would bring. */

import type { Games } from "../../views";
import type { Desk, Peek } from "../contract";
import { sameSquare, UNIT, type Square } from "./grid";
import { printPlacement, type Placement } from "./moves";
import type { Point } from "./camera";

/** Before the server is asked, the card must lie still for so long. */
const STILL_MILLISECONDS = 130;

export interface Forecast extends Peek<Games["sifaka"]> {
  place: Square;
}

export class Aim {
  /** The top-left square of the card; null while it is in the hand. */
  place = $state.raw<Square | null>(null);
  /** Quarter turns clockwise since the card was drawn; keeps growing, so that a card never spins back. */
  spin = $state(0);
  /** Put down for a closer look: it does not follow the mouse. */
  isPut = $state(false);
  forecast = $state.raw<Forecast | null>(null);

  get rotation(): number {
    return ((this.spin % 4) + 4) % 4;
  }

  get placement(): Placement | null {
    return this.place && { ...this.place, rotation: this.rotation };
  }

  /** The card follows the mouse, unless it was put down. */
  follow(place: Square): void {
    if (!this.isPut && !(this.place && sameSquare(this.place, place))) this.place = place;
  }

  put(place: Square): void {
    if (!(this.place && sameSquare(this.place, place))) this.place = place;
    this.isPut = true;
  }

  shift(down: number, right: number): void {
    if (this.place) this.put({ row: this.place.row + down, column: this.place.column + right });
  }

  turn(quarters: number): void {
    this.spin += quarters;
  }

  /** Back into the hand. */
  withdraw(): void {
    this.place = null;
    this.isPut = false;
  }

  /** A new card is in the hand. */
  reset(): void {
    this.withdraw();
    this.spin = 0;
  }

  /** Whether the card lies over a point of the grid. */
  covers({ x, y }: Point): boolean {
    if (!this.place) return false;
    const [right, down] = [x / UNIT - this.place.column, y / UNIT - this.place.row];
    return right >= 0 && right < 2 && down >= 0 && down < 2;
  }

  /** Asks what would be there; returns how to stop asking. */
  ask(desk: Desk<Games["sifaka"]>, legal: ReadonlySet<string>): (() => void) | undefined {
    const placement = this.placement;
    if (!placement || !legal.has(printPlacement(placement))) {
      this.forecast = null;
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(async () => {
      const peek = await desk.peek(printPlacement(placement));
      if (isWanted) this.forecast = peek && { ...peek, place: placement };
    }, STILL_MILLISECONDS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }
}

/** The place of a card whose middle is nearest to a point of the grid. */
export function placeAt({ x, y }: Point): Square {
  return { row: Math.round(y / UNIT) - 1, column: Math.round(x / UNIT) - 1 };
}

/** The square at a point of the grid. */
export function squareAt({ x, y }: Point): Square {
  return { row: Math.floor(y / UNIT), column: Math.floor(x / UNIT) };
}
