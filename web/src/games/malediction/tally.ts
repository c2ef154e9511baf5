/** How a finished game was counted. */

import type { Games, MaledictionPlayer, MaledictionView } from "../../views";
import type { Desk, Tally } from "../contract";

/** A contract of a Points card, and what it counts. */
export interface Counted {
  says: string;
  points: number;
}

/** Each contract of a Points card with its points. */
export function contractsOf(player: MaledictionPlayer, desk: Desk<Games["malediction"]>): Counted[] {
  const { worth, cost } = desk.view;
  const named = (id: string, face: string) => desk.say(id, { contract: desk.call("malediction-face", face) });
  return [
    ...player.fulfilled.map((face) => ({ says: named("malediction-web-fulfilled", face), points: worth[face] })),
    ...player.failed.map((face) => ({ says: named("malediction-web-failed", face), points: -cost[face] })),
  ];
}

/** What the hats brought: all points that no contract accounts for. */
export function hatPoints(player: MaledictionPlayer, { worth, cost }: MaledictionView): number {
  const won = player.fulfilled.reduce((sum, face) => sum + worth[face], 0);
  const lost = player.failed.reduce((sum, face) => sum + cost[face], 0);
  return player.points - won + lost;
}

export function tally(desk: Desk<Games["malediction"]>): Tally[] {
  return desk.view.players.map((player) => {
    const lines = contractsOf(player, desk);
    const hats = { says: desk.say("malediction-web-hats", { count: player.hats }) };
    return { lines: player.hats > 0 ? [...lines, { ...hats, points: hatPoints(player, desk.view) }] : lines };
  });
}
