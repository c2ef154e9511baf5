/** What happens between two sentences of a lesson, deed by deed. */

import type { Frame, Step } from "../protocol";

/** Who acted where another table begins: nobody. */
const NOBODY = -2;

/** The first and last frames of each deed, a player's act with what chance made of it; nothing before another table. */
export function deeds(frames: readonly Frame[], from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  for (let place = from + 1; place <= to; place++) {
    const { actor } = frames[place]!;
    if (actor === NOBODY) continue;
    const last = found.at(-1);
    if (last && actor < 0) last[1] = place;
    else found.push([place, place]);
  }
  return found;
}

/** What happened at the table on show, oldest first; its first frame tells all that came before. */
export function logOf(frames: readonly Frame[], place: number): Step[] {
  const start = frames.findLastIndex(({ actor }, at) => at <= place && actor === NOBODY);
  return frames.slice(start, place + 1).map(({ actor, events }, at) => {
    return { version: start + at, actor, events, undo: null, note: null };
  });
}
