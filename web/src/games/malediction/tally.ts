/** How a finished game was counted, and what the table waits for. */

import type { Message } from "../../protocol";
import type { MaledictionFace, MaledictionPlayer, MaledictionView } from "../../views";
import type { Desk, Tally } from "../contract";
import { contractName } from "./messages";

type Say = Desk<MaledictionView>["say"];

/** Each contract of a Points card with its points, then the hats. */
function linesOf(player: MaledictionPlayer, view: MaledictionView, say: Say): Tally["lines"] {
  const line = (id: string, face: MaledictionFace, points: number) => ({
    says: say(id, { contract: contractName(face) }),
    points,
  });
  const lines = [
    ...player.fulfilled.map((face) => line("malediction-web-fulfilled", face, view.worth[face])),
    ...player.failed.map((face) => line("malediction-web-failed", face, -view.cost[face])),
  ];
  if (player.hats > 0) lines.push({ says: say("malediction-web-hats", { count: player.hats }), points: player.hats });
  return lines;
}

export function tally(view: MaledictionView, say: Say): Tally[] {
  return view.players.map((player) => ({ lines: linesOf(player, view, say) }));
}

export function waiting(view: MaledictionView): Message {
  return {
    id: `malediction-phase-${view.phase}`,
    arguments: { player: { seat: view.turn }, count: view.missing ?? 0 },
  };
}
