/** Where pawns that share a square stand on it: side by side, smaller, none behind another. */

import { sameSquare, type Square } from "./grid";

/** From the corner of the square, and how large beside a pawn as it is drawn. */
export type Room = readonly [x: number, y: number, scale: number];

const ROOMS: Record<number, readonly Room[]> = {
  1: [[-4, -5, 1.08]],
  2: [
    [-6, -6, 0.55],
    [51, 51, 0.55],
  ],
  3: [
    [23, -4, 0.54],
    [-4, 50, 0.54],
    [50, 50, 0.54],
  ],
  4: [
    [-4, -4, 0.54],
    [50, -4, 0.54],
    [-4, 50, 0.54],
    [50, 50, 0.54],
  ],
};

export function room(pawns: readonly Square[], seat: number): Room {
  const here = pawns.flatMap((pawn, other) => (sameSquare(pawn, pawns[seat]!) ? [other] : []));
  return ROOMS[here.length]![here.indexOf(seat)]!;
}
