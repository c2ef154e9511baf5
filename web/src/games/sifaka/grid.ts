/** The unbounded grid: rows grow to the south, columns to the east; a square is 100 units wide where it is drawn. */

import type { SifakaBoard, SifakaDirection, SifakaSymbol } from "../../views";

export const UNIT = 100;

export interface Square {
  row: number;
  column: number;
}

/** What a card shows: NW, NE, SE, SW, as it lies. */
export type Corners = readonly [SifakaSymbol, SifakaSymbol, SifakaSymbol, SifakaSymbol];

/** Row and column of each corner of a card, from its top-left square. */
export const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

/** Degrees clockwise from north. */
export const TURNS: Record<SifakaDirection, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The way one step leads, as row and column. */
export const STEPS: Record<SifakaDirection, readonly [down: number, right: number]> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

export function squareKey(row: number, column: number): string {
  return `${row},${column}`;
}

export function sameSquare(one: Square, other: Square): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The four squares of a card with that top-left square, NW, NE, SE, SW. */
export function cardSquares({ row, column }: Square): Square[] {
  return CORNERS.map(([down, right]) => ({ row: row + down, column: column + right }));
}

/** The topmost symbol of a square; null where no card lies. */
export function symbolAt(board: SifakaBoard, row: number, column: number): SifakaSymbol | null {
  return board.rows[row - board.top]?.[column - board.left] ?? null;
}

/** Every square of the board, row by row. */
export function boardSquares(board: SifakaBoard): Square[] {
  return board.rows.flatMap((symbols, down) =>
    symbols.flatMap((symbol, right) =>
      symbol === null ? [] : [{ row: board.top + down, column: board.left + right }],
    ),
  );
}

/** How many squares away from one, in a direction, the first is on which nothing of these stands. */
export function clearance({ row, column }: Square, direction: SifakaDirection, standing: readonly Square[]): number {
  const [down, right] = STEPS[direction];
  let away = 1;
  const there = (): Square => ({ row: row + away * down, column: column + away * right });
  while (standing.some((square) => sameSquare(square, there()))) away++;
  return away;
}
