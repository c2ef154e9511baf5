/** What several trees found out together. */

import type { Branch, Sums } from "./trees";

export interface Estimate {
  move: number;
  visits: number;
  /** Of the victory. */
  share: number;
  /** The standard error of the share. */
  error: number;
  points: number;
}

/** The least that a share is taken to vary. */
const LEAST_VARIANCE = 0.25;

/** The root moves of all trees, added up, the most visited first; equally visited ones keep their canonical order. */
export function merged(trees: readonly (readonly Branch[])[]): Estimate[] {
  const sums = new Map<number, Branch>();
  for (const branch of trees.flat()) {
    const before = sums.get(branch.move);
    sums.set(branch.move, before ? added(before, branch) : branch);
  }
  return [...sums.values()].map(estimate).toSorted((one, other) => other.visits - one.visits);
}

/** A mean with its standard error. */
export function mean({ count, sum, squares }: Sums): { share: number; error: number } {
  const share = sum / count;
  const variance = Math.max(squares / count - share * share, LEAST_VARIANCE / count);
  return { share, error: Math.sqrt(variance / count) };
}

function added(one: Branch, other: Branch): Branch {
  return {
    move: one.move,
    visits: one.visits + other.visits,
    reward: one.reward + other.reward,
    square: one.square + other.square,
    points: one.points + other.points,
  };
}

function estimate({ move, visits, reward, square, points }: Branch): Estimate {
  if (visits === 0) return { move, visits, share: 0, error: 1, points: 0 };
  return { move, visits, ...mean({ count: visits, sum: reward, squares: square }), points: points / visits };
}
