/** Very many legal moves, gathered by what is asked for first: where a card goes, before how it is turned. */

import type { Choice } from "../protocol";
import type { Declaration } from "../games/declaration";

/** Up to so many moves stand in one list, as in the terminal. */
export const MOST_MOVES = 12;

export interface Group {
  key: string;
  choices: Choice[];
}

/** The groups in the order of the rules; null where one list does, or the game declares no steps. */
export function groupsOf(moves: readonly Choice[], declared: Declaration | undefined): Group[] | null {
  if (!declared || moves.length <= MOST_MOVES) return null;
  const firsts = new Map(declared.moves.map(({ name, steps }) => [name, Object.values(steps)[0]]));
  const found = new Map<string, Group>();
  for (const choice of moves) {
    const names = firsts.get(choice.what.type);
    if (!names) return null;
    const what = choice.what as unknown as Record<string, unknown>;
    const key = [choice.what.type, ...names.map((name) => what[name])].join(" ");
    const group = found.get(key) ?? { key, choices: [] };
    group.choices.push(choice);
    found.set(key, group);
  }
  return [...found.values()];
}
