/** What a move would bring, as far as the seat that could make it knows: the counterpart of the server's `preview`. */

import type { Choice } from "../protocol";
import type { GameEvent, View } from "../views";
import { OVER, type Position } from "./position";

const ANY_WORLD = 0;

/** The moment after a move, before chance or anybody else acts. */
export interface Foresight {
  events: GameEvent[];
  /** Null: the move would end the game and turn over what is hidden from the seat. */
  view: View | null;
  /** What the seat could do next, if it is to move again. */
  moves: Choice[];
}

/** IllegalMove says which rule refuses the move. */
export function foresee(seen: Position, seat: number, text: string): Foresight {
  const after = seen.preview(text);
  const view = after.view(seat);
  if (after.actor === OVER && !isSame(view, inSomeWorld(seen, seat, text)))
    return { events: [], view: null, moves: [] };
  return { events: after.events(seat), view, moves: choicesOf(after, seat) };
}

/** The legal moves of a seat, if it is to move. */
export function choicesOf(position: Position, eyes: number | null): Choice[] {
  return eyes !== null && position.actor === eyes ? position.choices() : [];
}

/** The end may turn over what is hidden: blank in what the seat sees, but not in a world, so the views differ. */
function inSomeWorld(seen: Position, seat: number, text: string): View {
  return seen.resample(seat, ANY_WORLD).play(text).view(seat);
}

function isSame(one: View, other: View): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
