/** Evenings: the games that the same people played one after the other, and who won how many. */

import type { Evening, PlayedTable } from "../protocol";
import { Refusal } from "./refusal";
import type { SeatRow, TableRow } from "./rows";

/** The games of an evening, oldest first, and its players, who won most first. */
export function eveningOf(rows: readonly TableRow[]): Evening {
  const played = rows.toSorted((one, other) => one.created - other.created);
  if (played.length === 0) throw Refusal.server("no-such-evening");
  const found = new Map<string, { seat: SeatRow; wins: number; games: number }>();
  for (const { seats, result } of played)
    for (const seat of seats) {
      const player = found.get(keyOf(seat)) ?? { seat, wins: 0, games: 0 };
      found.set(keyOf(seat), player);
      if (!result) continue;
      player.games += 1;
      player.wins += result.winners.includes(seat.seat) ? 1 / result.winners.length : 0;
    }
  const order = [...found.values()].sort(
    (one, other) =>
      other.wins - one.wins || Number(one.games === 0) - Number(other.games === 0) || one.games - other.games,
  );
  const places = new Map(order.map(({ seat }, place) => [keyOf(seat), place]));
  return {
    evening: played[0]!.evening,
    players: order.map(({ seat, wins, games }) => ({
      name: seat.name,
      is_bot: seat.kind === "bot",
      games,
      wins: Math.round(wins * 1000) / 1000,
    })),
    tables: played.map((row) => tableOf(row, places)),
  };
}

/** People keep their secret from game to game, bots their name. */
function keyOf({ kind, name, secret }: SeatRow): string {
  return `${kind} ${kind === "bot" ? name : secret}`;
}

function tableOf({ name, game, seats, result, created }: TableRow, places: ReadonlyMap<string, number>): PlayedTable {
  return {
    table: name,
    game,
    status: result ? "over" : "playing",
    names: seats.map((seat) => seat.name),
    players: seats.map((seat) => places.get(keyOf(seat))!),
    scores: result?.scores ?? null,
    winners: result?.winners ?? [],
    when: created,
  };
}
