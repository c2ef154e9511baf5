/** How long what is shown takes. */

import type { Speed } from "../app/settings.svelte";
import type { Act, Caption, Flight, Line } from "../games/contract";

/** Milliseconds a beat. */
export const BEATS: Record<Speed, number> = { calm: 620, normal: 380, quick: 200, off: 0 };

/** How many beats acts take, one after the other. */
export function beats(acts: readonly Act[]): number {
  return acts.reduce((sum, act) => sum + length(act), 0);
}

export function length(act: Act): number {
  const ends = act.flights.map((flight) => (flight.after ?? 0) + beatsOf(flight));
  const said = linesOf(act).map((line) => line.after ?? 0);
  return Math.max(0, ...ends, ...said) + (act.hold ?? 0);
}

export function beatsOf(flight: Flight): number {
  return flight.beats ?? (flight.via ? flight.via.length + 1 : 1);
}

export function linesOf({ caption }: Act): readonly Line[] {
  if (!caption) return [];
  return isCaption(caption) ? [{ says: caption }] : caption;
}

function isCaption(caption: Caption | readonly Line[]): caption is Caption {
  return !Array.isArray(caption);
}
