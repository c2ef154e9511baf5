/** Practice: go on from a moment of a game that is over, against bots. */

import { tablePath } from "../app/link";
import { memory } from "../app/memory.svelte";
import { router } from "../app/router.svelte";
import type { NewSeat } from "../protocol";
import { makeTable } from "../server/api";

/** Who plays for the people of the game that one goes on from. */
const STAND_IN = "medium";

export interface Origin {
  game: string;
  record: string;
  moment: number;
  /** The seat of whoever practises. */
  seat: number;
  names: readonly string[];
  /** The levels of the seats that bots played. */
  bots: Readonly<Record<number, string>>;
}

/** Everybody as they sat, bots for all but one. */
export function seatsOf({ seat, names, bots }: Pick<Origin, "seat" | "names" | "bots">): NewSeat[] {
  return names.map((name, place) =>
    place === seat ? { kind: "person", name } : { kind: "bot", name, level: bots[place] ?? STAND_IN },
  );
}

/** Make the table and go there. */
export async function practise(origin: Origin): Promise<void> {
  const { game, record, moment, seat } = origin;
  const made = await makeTable({ game, seats: seatsOf(origin), opening: { record, moment } });
  const secrets = made.seats.filter((link) => link.seat === seat).map((link) => link.secret);
  memory.keep({ table: made.table.table, game, secrets, host: made.host });
  router.go(tablePath(made.table.table));
}
