/** What the best bot thinks of a finished game: worked out beside everything else, once, and kept with the game. */

import type { Reviewer } from "../engine/review";
import type { Review } from "../protocol";
import { matchOf } from "./records";
import { Refusal } from "./refusal";
import type { Table } from "./table";

/** The review of one game as far as it has come. */
interface Work {
  done: number;
  total: number;
  found: Review | null;
  hasFailed: boolean;
}

export class Reviews {
  readonly #works = new Map<string, Work>();

  constructor(private readonly reviewer: Reviewer) {}

  /** The first who asks begins it, and all are told how far it has come. */
  async of(table: Table): Promise<Review> {
    const match = matchOf(table);
    const { version } = table.history;
    const kept = await table.services.keeper.review(table.row.name, version);
    if (kept) return kept;
    const key = `${table.row.name} ${version}`;
    const work = this.#works.get(key) ?? { done: 0, total: 1, found: null, hasFailed: false };
    if (!this.#works.has(key)) void this.#begin(key, work, table, match);
    if (work.hasFailed) {
      this.#works.delete(key);
      throw Refusal.page("unthought");
    }
    return work.found ?? { done: work.done, total: work.total, seats: [], turning_points: [] };
  }

  /** It goes on when nobody asks any more: it ends by itself, and is kept. */
  async #begin(key: string, work: Work, table: Table, match: ReturnType<typeof matchOf>): Promise<void> {
    this.#works.set(key, work);
    const people = new Set(table.row.seats.flatMap(({ kind, seat }) => (kind === "person" ? [seat] : [])));
    const tell = (done: number, total: number) => Object.assign(work, { done, total });
    try {
      work.found = await this.reviewer.review(match, people, tell, new AbortController().signal);
      await table.services.keeper.keepReview(table.row.name, table.history.version, work.found);
    } catch (problem) {
      table.services.report(problem);
      work.hasFailed = true;
    }
  }
}
