/** What the person is told about who serves a table. */

import type { Message } from "../protocol";

class Serving {
  notice = $state.raw<Message | null>(null);
  #isSaid = false;

  /** This browser cannot play by itself: the server does what it always did. Said once. */
  byServer(): void {
    if (!this.#isSaid) this.notice = { id: "page-by-server", arguments: {} };
    this.#isSaid = true;
  }
}

export const serving = new Serving();
