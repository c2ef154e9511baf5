/** The general discard. A view knows what lies there, the log what came last. */

import type { Step } from "../../protocol";
import type { MadaCard, MadaEvent } from "../../views";

/** The card on top of the general discard, as far as the log tells. */
export function topOf(heap: readonly MadaCard[], log: readonly Step[]): MadaCard | undefined {
  const events = log.flatMap((step) => step.events as MadaEvent[]);
  const last = events.findLast((event) => event.type === "topped");
  return last?.card && heap.includes(last.card) ? last.card : heap.at(-1);
}
