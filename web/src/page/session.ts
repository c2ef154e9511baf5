/** One client of a table in the page: a seat of this device, as a socket would be to a server. */

import type { Reply } from "../protocol";
import type { Refusal } from "./refusal";
import type { Table } from "./table";

/** How sockets say that nothing is wrong. */
const NORMAL = 1000;

/** Who hears what a session is told. */
export interface Ear {
  hear(reply: Reply): void;
  end(code: number): void;
}

export class Session {
  table: Table | null = null;
  seat = 0;
  /** The secret of the host was shown. */
  isHost = false;
  /** The last version that was shown. */
  version = 0;

  constructor(private readonly ear: Ear) {}

  tell(reply: Reply): void {
    this.ear.hear(reply);
  }

  /** Say why not. */
  refuse({ code, says }: Refusal, answers: string | null = null): void {
    this.tell({ type: "refused", code, says, answers, log: null, scene: null });
  }

  close(): void {
    this.ear.end(NORMAL);
  }
}
