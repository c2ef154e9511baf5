/** The bots, the same as everywhere: a seed, a position and iterations give the same move. */

import type { Advice, Offerings } from "../protocol";
import { crc32 } from "./crc32";
import { merged, type Estimate } from "./estimates";
import type { Position } from "./position";
import type { Searching } from "./searching";

const SEED_RANGE = 2n ** 32n;
const WORD_RANGE = 2 ** 32;
const RANDOM = "random";

/** A move with what the search found out about it; nothing, if it was left out as unpromising. */
export interface Found {
  move: string;
  estimate: Estimate | null;
}

/** Another row of random numbers for every position, so that nothing depends on what was asked before. */
export function seedFor(seed: number, seen: Position): bigint {
  return BigInt(seed) * SEED_RANGE + BigInt(crc32(seen.raw));
}

export class Bots {
  constructor(
    private readonly searching: Searching,
    private readonly offered: Pick<Offerings, "trees" | "seeds_apart" | "advice_iterations">,
    private readonly seed: number,
  ) {}

  /** The move that a bot of a level plays, from what its seat sees. */
  async choose(level: string, seen: Position, seat: number, signal: AbortSignal): Promise<string> {
    const { kernels, manifest, moves } = seen.game;
    kernels.seed(seedFor(this.seed, seen));
    if (level === RANDOM) {
      const legal = seen.moves();
      return legal[kernels.call("below", legal.length)[0]]!;
    }
    const { iterations, slips } = manifest.levels[level]!;
    const isSlip = kernels.call("draw")[0] < slips * WORD_RANGE;
    if (isSlip || iterations === 0) {
      kernels.arrays.states.set(seen.raw);
      return moves.write(kernels.call("at_first_sight", isSlip)[0]);
    }
    const [best] = await this.estimates(seen, seat, iterations, this.seed, signal);
    return moves.write(best!.move);
  }

  /** What a bot thinks of all moves, best first. */
  async advise(seen: Position, seat: number, signal: AbortSignal): Promise<Advice[]> {
    const found = await this.ranked(seen, seat, this.offered.advice_iterations, this.seed, signal);
    return found.map(({ move, estimate }) => ({ move, share: estimate?.share ?? 0, reasons: seen.reasons(move) }));
  }

  /** Every legal move, searched; the most visited first. */
  async ranked(seen: Position, seat: number, iterations: number, seed: number, signal: AbortSignal): Promise<Found[]> {
    const estimates = await this.estimates(seen, seat, iterations, seed, signal);
    const byMove = new Map(estimates.map((estimate) => [seen.game.moves.write(estimate.move), estimate]));
    const found = seen.moves().map((move) => ({ move, estimate: byMove.get(move) ?? null }));
    return found.toSorted((one, other) => visits(other) - visits(one));
  }

  /** The moves that were looked at, the most visited first. */
  async estimates(
    seen: Position,
    seat: number,
    iterations: number,
    seed: number,
    signal: AbortSignal,
  ): Promise<Estimate[]> {
    const { trees, seeds_apart: apart } = this.offered;
    const first = seedFor(seed, seen) * BigInt(apart);
    const each = Math.ceil(iterations / trees);
    const grown = Array.from({ length: trees }, (_, number) => {
      const question = { game: seen.game.name, state: seen.raw, seat, seed: first + BigInt(number), iterations: each };
      return this.searching.branches(question, signal);
    });
    return merged(await Promise.all(grown));
  }
}

/** What was never looked at comes after what was looked at and never visited. */
function visits({ estimate }: Found): number {
  return estimate?.visits ?? -1;
}
