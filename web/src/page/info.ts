/** A table as everybody sees it, made of what is kept of it. */

import { Dealer } from "../engine/dealer";
import type { Seat, TableInfo } from "../protocol";
import { now } from "./patience";
import type { TableRow } from "./rows";

export function infoOf(row: TableRow, present: ReadonlySet<number>, waited = now() - row.awaited): TableInfo {
  return {
    table: row.name,
    game: row.game,
    rules: row.rules,
    options: row.options,
    seats: seatsOf(row, present),
    status: row.result ? "over" : "playing",
    clock: row.clock,
    spectators: false,
    hints: row.hints,
    practice: row.practice,
    commitment: new Dealer(row.dealer).commitment,
    rematch: row.rematch,
    start: "full",
    first: 0,
    turn: row.turn,
    waited: row.turn === null ? null : Math.max(0, waited),
    watchers: 0,
    evening: row.evening,
    seating: 0,
    helps: row.helps,
  };
}

function seatsOf({ seats }: TableRow, present: ReadonlySet<number>): Seat[] {
  return seats.map(({ seat, kind, name, level, host }) => ({
    ...{ seat, kind, name, level, host },
    present: present.has(seat),
    mark: null,
    replaceable: false,
    commitment: null,
    cut: null,
  }));
}
