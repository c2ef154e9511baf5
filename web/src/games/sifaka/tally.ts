/** The counting at the end. */

import type { Games, SifakaMango } from "../../views";
import type { Desk, Tally } from "../contract";

export const MANGOES: readonly SifakaMango[] = ["red", "yellow", "green"];

/** Each player's tokens by colour, the worthiest first. */
export function tally(desk: Desk<Games["sifaka"]>): Tally[] {
  return desk.view.players.map(({ taken, values }) => ({
    lines: MANGOES.filter((colour) => taken[colour] > 0).map((colour) => ({
      says: desk.say(`sifaka-web-tokens-${colour}`, { count: taken[colour] }),
      points: values?.[colour].reduce((sum, value) => sum + value, 0) ?? 0,
    })),
  }));
}
