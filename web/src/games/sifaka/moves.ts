/** The legal moves gathered by the squares they are about. */

import type { Games, SifakaDirection, SifakaMango, SifakaMove } from "../../views";
import type { Choice } from "../contract";
import { squareKey, type Square } from "./grid";

type Choices = Iterable<Choice<Games["sifaka"]>>;

export interface Placement extends Square {
  /** Quarter turns clockwise, 0 to 3. */
  rotation: number;
}

/** The text of a placement: one that is not legal may be tried, too. */
export function printPlacement({ row, column, rotation }: Placement): string {
  return `place ${row},${column},${rotation}`;
}

/** A way to a square: how the pawn faces there, and the move. */
export interface Way {
  direction: SifakaDirection;
  move: string;
  what: SifakaMove;
}

/** A square where the pawn may stop, with all ways there. */
export interface Landing extends Square {
  ways: Way[];
  /** What it takes there. */
  token: SifakaMango | null;
}

export function landings(choices: Choices): Landing[] {
  const found = new Map<string, Landing>();
  for (const { move, what } of choices) {
    if (what.type !== "go" && what.type !== "take" && what.type !== "stay") continue;
    const { row, column, direction } = what;
    const key = squareKey(row, column);
    const landing = found.get(key) ?? { row, column, ways: [], token: what.type === "take" ? what.token : null };
    landing.ways.push({ direction, move, what });
    found.set(key, landing);
  }
  return [...found.values()];
}

/** The placement that a lesson asks for. */
export function askedPlacement(choices: Choices, wanted: string | undefined): Placement | null {
  for (const { move, what } of choices) if (move === wanted && what.type === "place") return what;
  return null;
}

/** The places where the card may lie, each once, however it is turned. */
export function legalPlaces(choices: Choices): Square[] {
  const found = new Map<string, Square>();
  for (const { what } of choices)
    if (what.type === "place") found.set(squareKey(what.row, what.column), { row: what.row, column: what.column });
  return [...found.values()];
}
