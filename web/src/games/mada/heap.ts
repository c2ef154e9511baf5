/** The general discard. A view knows what lies there, the log what came last. */

import type { Listing, Message, Step } from "../../protocol";
import type { MadaCard } from "../../views";
import { meant } from "./cards";

/** The card on top of the general discard, as far as the log tells. */
export function topOf(heap: readonly MadaCard[], log: readonly Step[]): MadaCard | undefined {
  const last = newest(log);
  return last && heap.includes(last) ? last : heap.at(-1);
}

function newest(log: readonly Step[]): MadaCard | undefined {
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.id === "mada-event-rebuilt") return undefined;
      const card = discarded(event, events);
      if (card) return card;
    }
  }
  return undefined;
}

/** What an event brings to the general discard last. */
function discarded(event: Message, events: readonly Message[]): MadaCard | undefined {
  switch (event.id) {
    case "mada-event-scorpion":
      return "S";
    case "mada-event-discard":
      return meant((event.arguments["cards"] as Listing).items.at(-1) as Message);
    case "mada-event-play":
    case "mada-event-flip": {
      const card = meant(event.arguments["card"] as Message);
      return card === "D" || events.some(({ id }) => id === "mada-event-lost") ? card : undefined;
    }
    default:
      return undefined;
  }
}

/** Cards in card order with how many there are of each. */
export function counted(heap: readonly MadaCard[]): [card: MadaCard, count: number][] {
  const counts = new Map<MadaCard, number>();
  for (const card of heap) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
