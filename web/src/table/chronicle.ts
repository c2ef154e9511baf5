/** The log of a table: what stands, with moves that were taken back left out. */

import type { Step } from "../protocol";

/** The log after something new; a step that takes back removes what it makes void. */
export function chronicled(log: readonly Step[], news: readonly Step[]): Step[] {
  const result = [...log];
  for (const step of news) {
    if (step.undo === null) {
      if (step.version > (result.at(-1)?.version ?? 0)) result.push(step);
    } else {
      while (result.length > 0 && result.at(-1)!.version > step.undo) result.pop();
    }
  }
  return result;
}

/** What somebody did, with what chance made of it. */
export interface Deed {
  /** The seat; -1 where nobody did anything (the opening deal). */
  actor: number;
  steps: Step[];
}

/** The log by deeds: a move, and the outcomes of chance that follow from it. */
export function deeds(log: readonly Step[]): Deed[] {
  const result: Deed[] = [];
  for (const step of log) {
    const last = result.at(-1);
    if (step.actor < 0 && last) last.steps.push(step);
    else result.push({ actor: step.actor, steps: [step] });
  }
  return result;
}
