/** What a seat gets to see: always `view(seat)` and `events(seat)`, built for it from the start. */

import { OVER } from "../engine/position";
import type { Sighting, Step } from "../protocol";
import type { History, KeptDeed, Stretch } from "./history";
import * as notes from "./notes";
import type { Entry } from "./rows";

/** A stretch, as a seat may know it. */
export function stepsOf(stretch: Stretch, seat: number): Step[] {
  const noted = stretch.entries.filter(isNote).map((entry) => noteOf(entry, stretch.backTo));
  return [...noted, ...stretch.deeds.map((deed) => stepOf(deed, seat))];
}

/** What stands after a version, as a seat may know it, with the notes. */
export function logOf(history: History, after: number, seat: number): Step[] {
  const noted = history.entries
    .slice(after)
    .filter(isNote)
    .map((entry) => noteOf(entry));
  const played = history.standing.filter(({ version }) => version > after).map((deed) => stepOf(deed, seat));
  return [...noted, ...played].sort((one, other) => one.version - other.version);
}

/** The moments after a version, as a seat may know them; from the start, if nothing is known yet. */
export function* sightingsOf(history: History, after: number, seat: number): Generator<Sighting> {
  if (after === 0) yield { version: 0, actor: OVER, events: [], view: history.start.view(seat) };
  for (const { version, actor, after: position } of history.standing)
    if (version > after) yield { version, actor, events: position.events(seat), view: position.view(seat) };
}

function stepOf({ version, actor, after }: KeptDeed, seat: number): Step {
  return { version, actor, events: after.events(seat), undo: null, note: null };
}

/** What is told besides the moves; if it takes something back, to where. */
function noteOf(entry: Entry, backTo: number | null = null): Step {
  return { version: entry.version, actor: entry.actor, events: [], undo: backTo, note: notes.told(entry) };
}

function isNote({ kind }: Entry): boolean {
  return kind === "undo" || kind === "note";
}
