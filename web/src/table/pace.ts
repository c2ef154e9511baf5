/** What is said of a move while it is shown, beside whoever made it. */

import type { Act, Bubble } from "../games/contract";
import type { Step } from "../protocol";
import { toldOf } from "./chronicle";

/** More news than this waiting: hurry. A round of moves by everybody else is no reason to. */
const PATIENCE = 10;

/** How many times as fast as usual to show the first of so many news. */
export function hasteOf(news: number): number {
  return Math.max(1, news / PATIENCE);
}

/** Who made the move, if it was a move of somebody else than the one who looks. */
export function moverOf(log: readonly Step[], me: number | null): number | null {
  const actor = log[0]?.actor ?? -1;
  return log[0]?.note || actor < 0 || actor === me ? null : actor;
}

/** Acts with what somebody else sets out to do; what comes of it must not be said before it is seen. */
export function announced(acts: readonly Act[], log: readonly Step[], me: number | null): readonly Act[] {
  const seat = moverOf(log, me);
  const [first, ...rest] = acts;
  if (seat === null || !first || first.bubble) return acts;
  return [{ ...first, bubble: { seat, says: log[0]!.events.slice(0, 1) } }, ...rest];
}

/** All that came of a move of somebody else; nothing if it has been summed up already. */
export function outcome(acts: readonly Act[], log: readonly Step[], me: number | null): Bubble | null {
  const seat = moverOf(log, me);
  if (seat === null || acts.some(({ stops }) => stops !== undefined)) return null;
  return { seat, says: toldOf(log) };
}
