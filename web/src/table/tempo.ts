/** How long what is shown takes. */

import type { Speed, Waiting } from "../app/settings.svelte";
import type { Act, Caption, Flight, Line } from "../games/contract";

/** Milliseconds a beat. */
export const BEATS: Record<Speed, number> = { calm: 620, normal: 380, quick: 200, off: 0 };

/** What somebody else does is on show for so many beats at least, its flights included: about a second. */
const MOVE_BEATS = 2.7;

/** For how long a complete trick or round stays, unless somebody goes on; for ever, if only a tap goes on. */
export const STOP_MILLISECONDS: Record<Waiting, number> = { tap: Infinity, seconds: 4000, none: 0 };

/** How many milliseconds a move that was shown for a while stays on show after that. */
export function restOf(shown: number, speed: Speed, haste: number): number {
  return Math.max(0, (MOVE_BEATS * BEATS[speed]) / haste - shown);
}

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
