/** The outline of some squares of the grid, as one path. */

import { squareKey, UNIT, type Square } from "./grid";

type Corner = readonly [row: number, column: number];

/** Goes around every patch of squares, clockwise; holes are gone around the other way. */
export function outline(squares: Iterable<Square>): string {
  const next = edges(squares);
  let path = "";
  for (const start of next.keys()) {
    if (next.get(start)!.length === 0) continue;
    path += `${walk(start, next)}Z`;
  }
  return path;
}

/** Every edge between a square that belongs and one that does not, from corner to corner with the square to the right. */
function edges(squares: Iterable<Square>): Map<string, Corner[]> {
  const all = [...squares];
  const inside = new Set(all.map(({ row, column }) => squareKey(row, column)));
  const next = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => next.set(squareKey(...from), [...(next.get(squareKey(...from)) ?? []), to]);
  for (const { row, column } of all) {
    if (!inside.has(squareKey(row - 1, column))) add([row, column], [row, column + 1]);
    if (!inside.has(squareKey(row, column + 1))) add([row, column + 1], [row + 1, column + 1]);
    if (!inside.has(squareKey(row + 1, column))) add([row + 1, column + 1], [row + 1, column]);
    if (!inside.has(squareKey(row, column - 1))) add([row + 1, column], [row, column]);
  }
  return next;
}

/** Follows edges from a corner until it comes back, taking them out. Straight stretches become one line. */
function walk(start: string, next: Map<string, Corner[]>): string {
  const corners: Corner[] = [];
  let at = start;
  let way: Corner | undefined;
  do {
    const [row, column] = at.split(",").map(Number) as unknown as Corner;
    const onward = take(next.get(at)!, [row, column], way);
    const step: Corner = [onward[0] - row, onward[1] - column];
    if (!way || step[0] !== way[0] || step[1] !== way[1]) corners.push([row, column]);
    way = step;
    at = squareKey(...onward);
  } while (at !== start);
  return `M${corners.map(([row, column]) => `${column * UNIT} ${row * UNIT}`).join("L")}`;
}

/** Where two patches touch at a corner, keep to the right, so that each patch is gone around by itself. */
function take(choices: Corner[], [row, column]: Corner, way: Corner | undefined): Corner {
  const right = way && choices.findIndex(([r, c]) => r - row === way[1] && c - column === -way[0]);
  const place = right !== undefined && right >= 0 ? right : 0;
  return choices.splice(place, 1)[0]!;
}
