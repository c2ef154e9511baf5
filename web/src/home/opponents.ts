/** Whom "Play now" is against: so many bots of one strength. */

import type { GameInfo } from "../protocol";

export interface Opponents {
  count: number;
  level: string;
}

/** How many sit down when somebody just wants to play, and how well they play. */
const USUAL_SEATS = 3;
export const USUAL_LEVEL = "easy";

type Seats = Pick<GameInfo, "least_seats" | "most_seats">;

/** How many opponents a game is for. */
export function counts({ least_seats: least, most_seats: most }: Seats): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least - 1 + more);
}

/** What was kept, as far as the game and the server still know it; the usual for the rest. */
export function fitting(kept: unknown, seats: Seats, levels: readonly string[]): Opponents {
  const { count, level } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Opponents>;
  const possible = counts(seats);
  return {
    count: possible.find((one) => one === count) ?? possible.find((one) => one + 1 >= USUAL_SEATS) ?? possible.at(-1)!,
    level: levels.find((one) => one === level) ?? USUAL_LEVEL,
  };
}
