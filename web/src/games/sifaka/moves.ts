/** The texts of the moves that name a square, read and printed. */

import type { SifakaDirection } from "../../views";
import type { Square } from "./grid";

export interface Placement extends Square {
  /** Quarter turns clockwise, 0 to 3. */
  rotation: number;
}

export interface Stop extends Square {
  direction: SifakaDirection;
}

export function printPlacement({ row, column, rotation }: Placement): string {
  return `place ${row},${column},${rotation}`;
}

export function readPlacement(move: string): Placement | null {
  const [, row, column, rotation] = /^place (-?\d+),(-?\d+),([0-3])$/.exec(move) ?? [];
  return rotation === undefined ? null : { row: Number(row), column: Number(column), rotation: Number(rotation) };
}

export function printStop({ row, column, direction }: Stop): string {
  return `go ${row},${column},${direction}`;
}

export function readStop(move: string): Stop | null {
  const [, row, column, direction] = /^go (-?\d+),(-?\d+),([NESW])$/.exec(move) ?? [];
  return direction === undefined
    ? null
    : { row: Number(row), column: Number(column), direction: direction as SifakaDirection };
}

/** The squares of several moves, each once, with the directions in which the pawn may face there. */
export interface Landing extends Square {
  directions: SifakaDirection[];
}

export function landings(moves: Iterable<string>): Landing[] {
  const found = new Map<string, Landing>();
  for (const move of moves) {
    const stop = readStop(move);
    if (!stop) continue;
    const key = `${stop.row},${stop.column}`;
    const landing = found.get(key) ?? { row: stop.row, column: stop.column, directions: [] };
    landing.directions.push(stop.direction);
    found.set(key, landing);
  }
  return [...found.values()];
}

/** The places of the legal placements, each once: whatever the rotation. */
export function legalPlaces(moves: Iterable<string>): Square[] {
  const places: Square[] = [];
  for (const move of moves) {
    const placement = readPlacement(move);
    if (placement?.rotation === 0) places.push({ row: placement.row, column: placement.column });
  }
  return places;
}
