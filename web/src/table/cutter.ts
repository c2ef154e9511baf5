/** The part of a seat's device in the deal: it commits to a number, and shows it when the game is about to begin. */

import { isHere } from "../app/here";
import { commitmentTo, numberOf, shown } from "../app/numbers";
import type { Hello, Reply } from "../protocol";
import type { Question } from "../server/line";

export class Cutter {
  constructor(
    readonly seat: Pick<Hello, "table" | "secret">,
    readonly ask: (question: Question) => void,
  ) {}

  get hello(): Pick<Hello, "commitment" | "next_commitment"> {
    const { table, secret } = this.seat;
    if (!secret || isHere(table)) return {};
    const { number, next } = numberOf(table, secret);
    return { commitment: commitmentTo(number), next_commitment: commitmentTo(next) };
  }

  /** Also at the table of the next game, where this page is not yet. */
  hear(reply: Reply): void {
    const { secret } = this.seat;
    const info = reply.type === "welcome" ? reply.table : reply.type === "rematched" ? reply.info : null;
    const number = secret && info && shown(info, secret);
    if (number) this.ask({ type: "reveal", number, table: info.table });
  }
}
