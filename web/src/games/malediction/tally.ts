/** How a finished game was counted. */

import type { MaledictionFace, MaledictionPlayer, MaledictionView } from "../../views";
import type { Part, Tally, Words } from "../contract";

/** Each contract of a Points card with its points. */
function contractsOf(player: MaledictionPlayer, { worth, cost }: MaledictionView, words: Words): Tally["lines"] {
  const line = (id: string, face: MaledictionFace, points: number) => ({
    says: words.say(id, { contract: words.call("malediction-face", face) }),
    points,
    parts: [{ piece: `contract ${face}`, points }],
  });
  return [
    ...player.fulfilled.map((face) => line("malediction-web-fulfilled", face, worth[face])),
    ...player.failed.map((face) => line("malediction-web-failed", face, -cost[face])),
  ];
}

/** What the hats brought: all points that no contract accounts for. */
export function hatPoints(player: MaledictionPlayer, { worth, cost }: MaledictionView): number {
  const won = player.fulfilled.reduce((sum, face) => sum + worth[face], 0);
  const lost = player.failed.reduce((sum, face) => sum + cost[face], 0);
  return player.points - won + lost;
}

export function tally(view: MaledictionView, words: Words): Tally[] {
  return view.players.map((player) => {
    const lines = contractsOf(player, view, words);
    const points = hatPoints(player, view);
    const parts: Part[] = [{ piece: "hat", points }];
    const hats = { says: words.say("malediction-web-hats", { count: player.hats }), points, parts };
    return { lines: player.hats > 0 ? [...lines, hats] : lines };
  });
}
