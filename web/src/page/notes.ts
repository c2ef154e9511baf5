/** What the log tells besides the moves of the game: notes are entries like moves, and never change a position. */

import type { Message } from "../protocol";
import type { Entry } from "./rows";

/** The clock of this seat ran out: the move that follows is a bot's. */
export const LATE = "late";
/** All before comes from another game, from the middle of which this one goes on. */
export const PRACTICE = "practice";

/** A note, or that a move was taken back, for whoever reads the log. */
export function told({ kind, actor, text }: Entry): Message {
  return { id: kind === "undo" ? "note-undo" : `note-${text}`, arguments: { player: { seat: actor } } };
}
