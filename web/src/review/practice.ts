/** Practice: go on from a moment of a game that is over, against bots. */

import { tablePath } from "../app/link";
import { memory } from "../app/memory.svelte";
import { router } from "../app/router.svelte";
import { makeTable } from "../server/api";
import { seatsOf, type Origin } from "./origin";

/** Make the table and go there. */
export async function practise(origin: Origin): Promise<void> {
  const { game, record, moment, seat } = origin;
  const made = await makeTable({ game, seats: seatsOf(origin), opening: { record, moment } });
  const secrets = made.seats.filter((link) => link.seat === seat).map((link) => link.secret);
  memory.keep({ table: made.table.table, game, secrets, host: made.host });
  router.go(tablePath(made.table.table));
}
