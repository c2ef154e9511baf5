/** Who plays on when a game is over. */

import type { Game } from "../engine/game";
import { Refusal } from "./refusal";
import type { SeatRow } from "./rows";
import { freeName, newBot, numbered, turned } from "./seating";

/** The bots that make up the number where people are missing. */
const STAND_IN = "easy";

/** The people and the bots, who sat second first; bots leave or make up what the game wants. */
export function staying(seats: readonly SeatRow[], { info }: Game, nicknames: readonly string[]): SeatRow[] {
  const all = turned(seats, 1);
  const people = all.filter(({ kind }) => kind === "person");
  if (people.length > info.most_seats) throw Refusal.server("too-many-people", { most: info.most_seats });
  const bots = all.filter(({ kind }) => kind === "bot").slice(0, info.most_seats - people.length);
  const found = all.filter((seat) => people.includes(seat) || bots.includes(seat));
  while (found.length < info.least_seats) {
    const names = found.map(({ name }) => name);
    found.push(newBot(found.length, bots[0]?.level ?? STAND_IN, names, freeName(nicknames, names)));
  }
  return numbered(found);
}
