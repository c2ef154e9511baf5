/** Why the table in the page refuses a request, by the same codes as the server. */

import type { IllegalMove } from "../engine/position";
import type { Message } from "../protocol";

export class Refusal extends Error {
  private constructor(
    readonly code: string,
    readonly says: Message,
  ) {
    super(code);
  }

  /** As a server would refuse it. */
  static server(code: string, details: Message["arguments"] = {}): Refusal {
    return new Refusal(`server.${code}`, { id: `server-${code}`, arguments: details });
  }

  /** For a reason that only tables in a page have. */
  static page(code: string, details: Message["arguments"] = {}): Refusal {
    return new Refusal(`page.${code}`, { id: `page-${code}`, arguments: details });
  }

  /** A move that the rules of the game refuse. */
  static of(illegal: IllegalMove): Refusal {
    return new Refusal(illegal.code, illegal.says);
  }
}
