/** What a table looks like to each seat, and what its person may do there. */

import { OVER, type Position } from "../engine/position";
import { choicesOf } from "../engine/preview";
import type { Scene } from "../protocol";
import type { Table } from "./table";
import * as undoRule from "./undo-rule";

/** What a seat sees and may do now. */
export function sceneOf(table: Table, seat: number): Scene {
  const { position, version } = table.history;
  const isMine = table.row.seats[seat]!.level === null;
  return {
    version,
    status: table.status,
    view: position.view(seat),
    moves: isMine ? choicesOf(position, seat) : [],
    paragraph: position.paragraph(),
    undo: isMine && canTakeBack(table, seat),
    practice: table.history.isPractice,
    seconds_left: table.drive.secondsLeft,
    secret: secretOf(table, position),
  };
}

/** The dealer's secret, when nothing is dealt any more. */
function secretOf(table: Table, { actor }: Position): string | null {
  return actor === OVER ? table.row.dealer : null;
}

/** Freely against bots; else what was found out about the last move. */
function canTakeBack(table: Table, seat: number): boolean {
  if (table.alone === seat) return undoRule.canAsk(table.history, seat, true);
  const { undoable } = table.proposals;
  return undoable?.version === table.history.version && undoable.seat === seat;
}
