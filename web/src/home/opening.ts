/** Making tables: who sits where, and what this device must keep. */

import { memory } from "../app/memory.svelte";
import { nickname } from "../app/names";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import type { NewSeat, NewTable } from "../protocol";
import { makeTable } from "../server/api";

/** How many sit down when somebody just wants to play. */
const USUAL_SEATS = 3;
export const USUAL_LEVEL = "easy";

/** Make a table, keep its secrets, and go there. */
export async function open(table: NewTable): Promise<void> {
  const made = await makeTable(table);
  const mine = made.seats.filter((link) => table.seats[link.seat]?.kind === "person").map((link) => link.secret);
  const hasOpenSeats = table.seats.some((seat) => seat.kind === "open");
  memory.keep({
    table: made.table.table,
    game: table.game,
    secrets: mine,
    host: made.host,
    ...(hasOpenSeats ? { invite: made.invite } : {}),
  });
  router.go(`/table/${made.table.table}#${mine.join(",")}`);
}

/** One person against bots, at once. */
export function playNow(game: string, leastSeats: number): Promise<void> {
  const me = settings.name || nickname([]);
  const seats: NewSeat[] = [{ kind: "person", name: me }];
  while (seats.length < Math.max(USUAL_SEATS, leastSeats))
    seats.push({ kind: "bot", level: USUAL_LEVEL, name: nickname(seats.map((seat) => seat.name!)) });
  return open({ game, seats });
}
