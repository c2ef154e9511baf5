/** The rounds that are over, each with what sums it up. */

import type { Speech } from "../games/declaration";
import type { Step } from "../protocol";
import type { GameEvent } from "../views";

export type Summary = readonly [GameEvent, ...GameEvent[]];

/** The summary of each round that is over, oldest first; the game's declaration says what belongs to one. */
export function rounds(log: readonly Step[], speech: Pick<Speech, "roundOf">): Summary[] {
  const found: [GameEvent, ...GameEvent[]][] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    const part = speech.roundOf(event);
    if (part === "closes") found.push([event]);
    else if (part === "sums-up") found.at(-1)?.push(event);
  }
  return found;
}
