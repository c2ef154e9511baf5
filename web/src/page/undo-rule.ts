/**
 * The rule of taking back: never across chance, another person's move, or hidden information that was revealed.
 *
 * Against bots only, a player may take back freely; the table is practice from then on.
 */

import { IllegalMove, type Position } from "../engine/position";
import type { History } from "./history";

/** How many moves go on standing, and whether the common rule would refuse it. */
export interface UndoPlan {
  keep: number;
  isFree: boolean;
}

/** Whether there is anything to take back; `plan` may still refuse it. */
export function canAsk({ standing }: History, seat: number, isAlone: boolean): boolean {
  return isAlone ? standing.some(({ actor }) => actor === seat) : standing.at(-1)?.actor === seat;
}

/** What a seat may take back; `isAlone`: all others are bots. `worlds`: so many that it holds possible are looked at. */
export function plan(history: History, seat: number, isAlone: boolean, worlds: number): UndoPlan | null {
  const last = history.standing.length - 1;
  if (history.standing[last]?.actor === seat && !reveals(history, worlds)) return { keep: last, isFree: false };
  if (!isAlone) return null;
  const mine = history.standing.findLastIndex(({ actor }) => actor === seat);
  return mine < 0 ? null : { keep: mine, isFree: true };
}

/** Whether the last standing move told any seat something it could not have known. */
function reveals(history: History, worlds: number): boolean {
  const { before, text, after } = history.standing.at(-1)!;
  return Array.from({ length: history.seats }, (_, seat) => seat).some((seat) =>
    tells(before, text, after.seenBy(seat), seat, worlds),
  );
}

/** A move tells nothing if it was possible, and would look the same, in every world the seat held possible. */
function tells(before: Position, text: string, seen: Position, seat: number, worlds: number): boolean {
  for (let seed = 0; seed < worlds; seed++) {
    try {
      if (!before.resample(seat, seed).play(text).seenBy(seat).equals(seen)) return true;
    } catch (refusal) {
      if (refusal instanceof IllegalMove) return true;
      throw refusal;
    }
  }
  return false;
}
