/** The counting at the end: every card aside with its pears. */

import type { MadaView } from "../../views";
import type { Tally, Words } from "../contract";
import { pearsOf, piece } from "./cards";

export function tally({ players, pears }: MadaView, words: Words): Tally[] {
  return players.map((player) => ({
    lines: player.aside.map((card) => {
      const points = pearsOf(card, pears);
      return {
        says: words.call("mada-card", card),
        points,
        parts: [{ piece: piece(card, pears), back: "back", points }],
      };
    }),
  }));
}
