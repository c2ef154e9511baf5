/** The part of a seat's device in the deal: it commits to a number, and shows it when the game is about to begin. */

import { commitmentTo, keepNumber, numberOf, shown } from "../app/numbers";
import type { Hello, Reply } from "../protocol";
import type { Question } from "../server/line";

export class Cutter {
  constructor(
    readonly seat: Pick<Hello, "table" | "secret">,
    readonly ask: (question: Question) => void,
  ) {}

  get hello(): Pick<Hello, "commitment" | "next_commitment"> {
    const { table, secret } = this.seat;
    if (!secret) return {};
    const { number, next } = numberOf(table, secret);
    return { commitment: commitmentTo(number), next_commitment: commitmentTo(next) };
  }

  hear(reply: Reply): void {
    const { table, secret } = this.seat;
    if (!secret) return;
    if (reply.type === "welcome") {
      const number = shown(numberOf(table, secret), reply.table);
      if (number) this.ask({ type: "reveal", number });
    } else if (reply.type === "rematched") {
      const mine = keepNumber(reply.table, secret, numberOf(table, secret).next);
      const number = reply.info && shown(mine, reply.info);
      if (number) this.ask({ type: "reveal", number, table: reply.table });
    }
  }
}
