/** The log of a table: what stands, with moves that were taken back left out, and what is told besides the moves. */

import type { Caption } from "../games/contract";
import type { Step } from "../protocol";

/** The log after something new; a step that takes back removes the moves it makes void, never what was told besides. */
export function chronicled(log: readonly Step[], news: readonly Step[]): Step[] {
  let result = [...log];
  for (const step of news) {
    if (step.version <= (result.at(-1)?.version ?? 0)) continue;
    const { undo } = step;
    if (undo !== null) result = result.filter((one) => one.note || one.version <= undo);
    result.push(step);
  }
  return result;
}

/** What somebody did, with what chance made of it; or a note. */
export interface Deed {
  /** The seat; -1 where nobody did anything (the opening deal). */
  actor: number;
  steps: Step[];
  /** No move of the game: there is nothing to be seen again. */
  isNote: boolean;
}

/** What is told of some steps. */
export function toldOf(steps: readonly Step[]): Caption[] {
  return steps.flatMap((step): Caption[] => (step.note ? [step.note] : step.events));
}

/** The log by deeds: a move, and the outcomes of chance that follow from it; each note for itself. */
export function deeds(log: readonly Step[]): Deed[] {
  const result: Deed[] = [];
  for (const step of log) {
    const last = result.at(-1);
    if (step.actor < 0 && last && !last.isNote) last.steps.push(step);
    else result.push({ actor: step.actor, steps: [step], isNote: step.note !== null });
  }
  return result;
}
