/** The counting at the end of a game: one part after the other, one player after the other. */

import type { Part, Tally } from "../games/contract";

/** The whole counting takes no longer than this, however much there is to count. */
const MOST_MILLISECONDS = 9000;
const PART_MILLISECONDS = 420;

/** A line of a tally as the parts that are counted for it; one that has no pieces counts as a whole. */
type Counted = Partial<Part> & { points: number };

function partsOf({ lines }: Tally): Counted[] {
  return lines.flatMap(({ points, parts }): readonly Counted[] => parts ?? [{ points }]);
}

/** Whose part comes when: seat by seat, that of `last`, who has waited for it most, in the end. */
export function turns(tallies: readonly Tally[], last: number | null): number[] {
  const seats = tallies.map((_, seat) => seat);
  const order = [...seats.filter((seat) => seat !== last), ...seats.filter((seat) => seat === last)];
  return order.flatMap((seat) => partsOf(tallies[seat]!).map(() => seat));
}

/** How long each part is looked at. */
export function partMilliseconds(count: number): number {
  return Math.min(PART_MILLISECONDS, MOST_MILLISECONDS / Math.max(1, count));
}

/** How many parts of a seat have been counted after so many of all. */
export function countedOf(seat: number, turns: readonly number[], count: number): number {
  return turns.slice(0, count).filter((turn) => turn === seat).length;
}

/** What the first parts of a player come to. */
export function sumOf(tally: Tally, count: number): number {
  return partsOf(tally)
    .slice(0, count)
    .reduce((sum, { points }) => sum + points, 0);
}

/** The seats, the winners first, then by points; in the order of the table until that is known. */
export function ranking({ scores, winners }: { scores: readonly number[]; winners: readonly number[] }): number[] {
  const wins = (seat: number): number => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => wins(b) - wins(a) || scores[b]! - scores[a]!);
}
