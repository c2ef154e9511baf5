/** Where practice goes on from: a moment of a game that is over. */

import type { NewSeat } from "../protocol";

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
