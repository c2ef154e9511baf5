/** How good an answer of the quiz is. */

import type { TurningPoint } from "../protocol";

export type Verdict = "best" | "good" | "same" | "worse";

/** Two moves that promise so nearly the same are equally good: the search cannot tell them apart. */
const NEARLY = 0.03;

export function verdictOn(point: TurningPoint, move: string): Verdict {
  if (move === point.best.move) return "best";
  if (move === point.played.move) return "same";
  const [found, best] = [point.alternatives[move], point.alternatives[point.best.move]];
  return found !== undefined && best !== undefined && found >= best - NEARLY ? "good" : "worse";
}
