/** A game without a folder of its own, in the browser: drawn from its declaration, told in its own sentences. */

import type { Act, GameClient } from "../contract";
import type { Speech } from "../declaration";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";

export function anyGame(spoken: Speech): GameClient {
  return {
    Board,
    Piece,
    pieces: [{ piece: "star", ratio: 1 }],
    prize: "star",
    /** Nothing flies: what is said of each event stands over the board for a moment. */
    choreograph: (events): Act[] =>
      events
        .filter((event) => spoken.event(event) !== null)
        .map((event) => ({ flights: [], caption: event, hold: 1, sound: "card" })),
    tally: ({ seats }) => Array.from({ length: seats }, () => ({ lines: [] })),
  };
}
