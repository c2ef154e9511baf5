/** What is worth seeing: the whole board while its squares can be read, else the part of it that matters now. */

import type { SifakaView } from "../../views";
import { boxAround, contains, type Box } from "./camera";
import { cardSquares, UNIT, type Square } from "./grid";

/** The window: what the camera shows, and how much of it nothing lies on. */
export interface Pane {
  width: number;
  height: number;
}

/** Pixels a unit below which a square is hard to read; a large window can ask for more. */
const [LEAST_READABLE, MOST_READABLE] = [0.42, 0.46];
/** So many squares are enough along the shorter side of the window. */
const ENOUGH_SQUARES = 8.5;
/** Squares of air around the board when all of it is shown, where room is short, and beyond which nobody needs to look. */
const [AIR, LEAST_AIR, SHORE] = [1.1, 0.15, 1.6];

/** The box to show as large as it gets: all squares, or a part as large as can be read. */
export function sight(pane: Pane, squares: readonly Square[], interests: readonly Box[]): Box {
  const whole = boxAround(squares, AIR);
  const readable = Math.min(
    Math.max(Math.min(pane.width, pane.height) / (ENOUGH_SQUARES * UNIT), LEAST_READABLE),
    MOST_READABLE,
  );
  const [width, height] = [pane.width / readable, pane.height / readable];
  if (whole.right - whole.left <= width && whole.bottom - whole.top <= height) return whole;
  const wanted = together(interests, width, height) ?? whole;
  const tight = boxAround(squares, LEAST_AIR);
  const [left, right] = slide((wanted.left + wanted.right) / 2, width, tight.left, tight.right);
  const [top, bottom] = slide((wanted.top + wanted.bottom) / 2, height, tight.top, tight.bottom);
  return { left, right, top, bottom };
}

/** What a person wants to see, the most important first: where the own pawn is and may go, what was laid last, the others, the mangoes. */
export function interests(
  view: SifakaView,
  seat: number | null,
  stops: readonly Square[],
  newest: Square | undefined,
): Box[] {
  const own = seat === null ? undefined : view.players[seat];
  const pawns = [view.players[view.turn], ...view.players].filter((pawn) => pawn !== undefined);
  const centre = own ?? newest ?? pawns[0] ?? { row: 1, column: 1 };
  const near = (one: Square, other: Square) => far(one, centre) - far(other, centre);
  return [
    ...(own && stops.length > 0 ? [boxAround([own, ...stops], 0.4)] : []),
    ...(own ? [boxAround([own], 1)] : []),
    ...(newest ? [boxAround(cardSquares(newest), 0.4)] : []),
    ...pawns.toSorted(near).map((pawn) => boxAround([pawn], 0.4)),
    ...view.tokens.toSorted(near).map((token) => boxAround([token], 0.2)),
  ];
}

/** As many boxes as fit, from the first on; one that is too far away is left out. */
function together(boxes: readonly Box[], width: number, height: number): Box | undefined {
  let all: Box | undefined;
  for (const box of boxes) {
    const more = all ? union(all, box) : box;
    if (!all || (more.right - more.left <= width && more.bottom - more.top <= height)) all = more;
  }
  return all;
}

export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Whether what matters most is in a box already: then nothing needs to move. */
export function isEnough(seen: Box, wanted: readonly Box[], most: number): boolean {
  return wanted.slice(0, most).every((box) => contains(seen, box));
}

/** The squares that the names of spots tell of. */
export function squaresOf(names: readonly string[], view: SifakaView): Square[] {
  return names.flatMap((name) => {
    const [kind, rest = ""] = [name.slice(0, name.indexOf("-")), name.slice(name.indexOf("-") + 1)];
    if (kind === "pawn") return view.players[Number(rest)] ?? [];
    if (!["square", "place", "token"].includes(kind)) return [];
    const [row, column] = rest.split(",").map(Number);
    const square = { row: row!, column: column! };
    return kind === "place" ? cardSquares(square) : [square];
  });
}

/** A stretch around a middle, pushed so that it does not leave the shore; all of the board where that fits. */
function slide(middle: number, length: number, from: number, to: number): [number, number] {
  const beach = (SHORE - LEAST_AIR) * UNIT;
  const start =
    to - from <= length
      ? (from + to - length) / 2
      : Math.min(Math.max(middle - length / 2, from - beach), to + beach - length);
  return [start, start + length];
}

function far(one: Square, other: Square): number {
  return Math.hypot(one.row - other.row, one.column - other.column);
}
