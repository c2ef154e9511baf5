/** How the cards lie on each other: told by the log, as the view shows only what is on top. */

import type { SifakaBoard, SifakaEvent } from "../../views";
import type { Step } from "../../protocol";
import { boardSquares, cardSquares, squareKey, type Square } from "./grid";

export interface LaidCard extends Square {
  /** Terrain cards are numbered as they were laid; the Refuge cards come first. */
  order: number;
  isRefuge: boolean;
  /** Squares on which nothing lies. */
  open: Square[];
}

/** Where the booklet's Refuge cards lie, and the refuges on them. */
const REFUGE_CARDS: readonly Square[] = [
  { row: 0, column: 0 },
  { row: 0, column: 2 },
  { row: 2, column: 2 },
  { row: 2, column: 0 },
];
const REFUGES = new Set(["1,1", "1,2", "2,2", "2,1"]);

/** The top-left squares of the cards placed so far, oldest first. */
export function placements(log: readonly Step[]): Square[] {
  const events = log.flatMap((step) => step.events as SifakaEvent[]);
  return events.flatMap((event) => (event.type === "place" ? [{ row: event.row, column: event.column }] : []));
}

/** All cards on the board from the bottom up. */
export function laidCards(log: readonly Step[], board: SifakaBoard): LaidCard[] {
  const squares = boardSquares(board);
  const onBoard = new Set(squares.map(({ row, column }) => squareKey(row, column)));
  const terrain = placements(log).filter((place) =>
    cardSquares(place).every(({ row, column }) => onBoard.has(squareKey(row, column))),
  );
  const covered = new Set(terrain.flatMap(cardSquares).map(({ row, column }) => squareKey(row, column)));
  const rest = squares.filter(({ row, column }) => !covered.has(squareKey(row, column)));
  const refuges = refugeCards(rest);
  const cards = [...refuges, ...terrain].map((place, order) => ({
    ...place,
    order,
    isRefuge: order < refuges.length,
    open: [] as Square[],
  }));
  return opened(cards, onBoard);
}

/** The Refuge cards: those of the booklet, unless squares are left where none of them lies; then whatever 2 x 2 blocks hold these. */
function refugeCards(rest: readonly Square[]): Square[] {
  const usual = new Set(REFUGE_CARDS.flatMap(cardSquares).map(({ row, column }) => squareKey(row, column)));
  if (rest.every(({ row, column }) => usual.has(squareKey(row, column)))) return [...REFUGE_CARDS];
  const held = new Set<string>();
  return rest.filter((square) => {
    if (held.has(squareKey(square.row, square.column))) return false;
    for (const { row, column } of cardSquares(square)) held.add(squareKey(row, column));
    return true;
  });
}

/** Gives each square of the board to the card on top of it. */
function opened(cards: LaidCard[], onBoard: ReadonlySet<string>): LaidCard[] {
  const taken = new Set<string>();
  for (const card of cards.toReversed()) {
    for (const square of cardSquares(card)) {
      const key = squareKey(square.row, square.column);
      if (taken.has(key) || !onBoard.has(key)) continue;
      taken.add(key);
      card.open.push(square);
    }
  }
  return cards;
}

/** Whether a refuge is painted on a square of a Refuge card. */
export function isRefuge({ row, column }: Square): boolean {
  return REFUGES.has(squareKey(row, column));
}

/** Degrees by which a card lies askew: always the same for a card, never so much that squares miss each other. */
export function tilt({ row, column, order }: LaidCard): number {
  return order < REFUGE_CARDS.length ? 0 : ((((row * 31 + column * 17 + order * 53) % 7) + 7) % 7) * 0.28 - 0.84;
}

/** A number below `count` that is always the same for a square. */
export function variety({ row, column }: Square, count: number): number {
  return Math.abs((row * 73_856_093) ^ (column * 19_349_663)) % count;
}
