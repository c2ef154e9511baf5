/** Making tables: who sits where, and what this device must keep. */

import { isHere } from "../app/here";
import { tablePath } from "../app/link";
import { memory } from "../app/memory.svelte";
import { nickname } from "../app/names";
import { commitmentTo, fresh, keepNumber } from "../app/numbers";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import type { NewSeat, NewTable } from "../protocol";
import { makeTable, offer } from "../server/api";
import type { Opponents } from "./opponents";

/** Make a table, keep its secrets, and go there. */
export async function open(table: NewTable): Promise<void> {
  const numbers = table.seats.map(fresh);
  const seats = table.seats.map((seat, place) =>
    seat.kind === "person" ? { ...seat, commitment: commitmentTo(numbers[place]!) } : seat,
  );
  const made = await makeTable({ ...table, seats });
  const mine = made.seats.filter((link) => table.seats[link.seat]?.kind === "person");
  // Where the table is in this page there is nobody whom the device would have to trust with the deal.
  if (!isHere(made.table.table))
    for (const { seat, secret } of mine) keepNumber(made.table.table, secret, numbers[seat]!);
  const hasOpenSeats = table.seats.some((seat) => seat.kind === "open");
  memory.keep({
    table: made.table.table,
    game: table.game,
    secrets: mine.map((link) => link.secret),
    host: made.host,
    ...(hasOpenSeats ? { invite: made.invite } : {}),
  });
  router.go(tablePath(made.table.table));
}

/** One person against bots, at once. */
export async function playNow(game: string, { count, level }: Opponents): Promise<void> {
  const { nicknames } = await offer();
  const seats: NewSeat[] = [{ kind: "person", name: settings.name || nickname(nicknames, []) }];
  while (seats.length <= count) {
    const taken = seats.map((seat) => seat.name!);
    seats.push({ kind: "bot", level, name: nickname(nicknames, taken) });
  }
  await open({ game, seats });
}
