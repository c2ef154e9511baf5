/** The counting at the end: every card aside with its pears. */

import type { MadaView } from "../../views";
import type { Desk, Tally } from "../contract";
import { named, pearsOf } from "./cards";

export function tally(view: MadaView, say: Desk<MadaView>["say"]): Tally[] {
  return view.players.map((player) => ({
    lines: player.aside.map((card) => ({ says: say(named(card)), points: pearsOf(card, view.pears) })),
  }));
}
