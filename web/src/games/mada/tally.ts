/** The counting at the end: every card aside with its pears. */

import type { Games } from "../../views";
import type { Desk, Tally } from "../contract";
import { pearsOf } from "./cards";

export function tally(desk: Desk<Games["mada"]>): Tally[] {
  return desk.view.players.map((player) => ({
    lines: player.aside.map((card) => ({
      says: desk.call("mada-card", card),
      points: pearsOf(card, desk.view.pears),
    })),
  }));
}
