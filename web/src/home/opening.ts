/** Making tables: who sits where, and what this device must keep. */

import { tablePath } from "../app/link";
import { memory } from "../app/memory.svelte";
import { nickname } from "../app/names";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import type { NewSeat, NewTable } from "../protocol";
import { makeTable, offer } from "../server/api";

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
  router.go(tablePath(made.table.table));
}

/** One person against bots, at once. */
export async function playNow(game: string, leastSeats: number): Promise<void> {
  const { nicknames } = await offer();
  const seats: NewSeat[] = [{ kind: "person", name: settings.name || nickname(nicknames, []) }];
  while (seats.length < Math.max(USUAL_SEATS, leastSeats)) {
    const taken = seats.map((seat) => seat.name!);
    seats.push({ kind: "bot", level: USUAL_LEVEL, name: nickname(nicknames, taken) });
  }
  await open({ game, seats });
}
