/** The counting at the end. */

import type { SifakaMango, SifakaView } from "../../views";
import type { Tally, Words } from "../contract";

export const MANGOES: readonly SifakaMango[] = ["red", "yellow", "green"];

/** Each player's tokens by colour, the worthiest first. */
export function tally(view: SifakaView, words: Words): Tally[] {
  return view.players.map(({ taken, values }) => ({
    lines: MANGOES.filter((colour) => taken[colour] > 0).map((colour) => ({
      says: words.say(`sifaka-web-tokens-${colour}`, { count: taken[colour] }),
      points: values?.[colour].reduce((sum, value) => sum + value, 0) ?? 0,
      parts: (values?.[colour] ?? []).map((points) => ({ piece: `token ${colour}`, points })),
    })),
  }));
}
