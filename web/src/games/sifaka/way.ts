/** The way a pawn took: the log tells only where it stopped. */

import type { SifakaDirection, SifakaView } from "../../views";
import { sameSquare, squareKey, STEPS, symbolAt, type Square } from "./grid";
import type { Stop } from "./moves";

/** What a placement gave to its player. */
export interface Gain {
  palms: number;
  arrows: readonly SifakaDirection[];
}

interface Walk extends Stop {
  palms: number;
  arrows: readonly SifakaDirection[];
  squares: readonly Square[];
}

/** The squares entered one after the other, the last one included; only the last if no way can be made out. */
export function way(from: Stop, to: Stop, gain: Gain, view: SifakaView, seat: number): Square[] {
  const tried = new Set<string>();
  const walks: Walk[] = [{ ...from, ...gain, squares: [] }];
  for (const walk of walks) {
    const isThere = sameSquare(walk, to) && walk.direction === to.direction;
    if (isThere && walk.palms === 0) return [...walk.squares];
    for (const further of onward(walk, view, seat)) {
      const key = `${squareKey(further.row, further.column)} ${further.direction} ${further.palms} ${[...further.arrows].sort().join("")}`;
      if (tried.has(key)) continue;
      tried.add(key);
      walks.push(further);
    }
  }
  return sameSquare(from, to) ? [] : [{ row: to.row, column: to.column }];
}

/** One step straight ahead, or one arrow used. */
function onward(walk: Walk, view: SifakaView, seat: number): Walk[] {
  const turns = walk.arrows.map((direction, place) => ({
    ...walk,
    direction,
    arrows: walk.arrows.toSpliced(place, 1),
  }));
  if (walk.palms === 0) return turns;
  const [down, right] = STEPS[walk.direction];
  const square = { row: walk.row + down, column: walk.column + right };
  if (canEnter(square, view, seat))
    return [{ ...walk, ...square, palms: walk.palms - 1, squares: [...walk.squares, square] }, ...turns];
  return view.options.overshoot === "edge" ? [{ ...walk, palms: 0 }, ...turns] : turns;
}

function canEnter(square: Square, view: SifakaView, seat: number): boolean {
  if (symbolAt(view.board, square.row, square.column) === null) return false;
  return (
    view.options.pawns === "share" ||
    !view.players.some((player, other) => other !== seat && sameSquare(player, square))
  );
}
