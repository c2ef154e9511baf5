import type { Message } from "../protocol";

/** A request was refused, or nobody could be reached; `says` is for people. */
export class Refusal extends Error {
  constructor(readonly says: Message) {
    super(says.id);
  }
}
