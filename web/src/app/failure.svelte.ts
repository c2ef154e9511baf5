/** What goes wrong outside of the parts that are drawn: a click, a timer, something that was to be fetched. */

import type { Message } from "../protocol";
import { Refusal } from "../server/api";
import { placesOf, report } from "./complaint";

/** How browsers put it that a piece of the client did not come. */
const UNFETCHED = /dynamically imported module|module script failed|preload CSS/i;

class Failure {
  /** What the person is told. */
  notice = $state.raw<Message | null>(null);

  /** Listen for everything that nobody else catches. */
  watch(): void {
    addEventListener("error", (event) => this.#hear(event.error));
    addEventListener("unhandledrejection", (event) => this.#hear(event.reason));
  }

  #hear(error: unknown): void {
    if (error instanceof Refusal) {
      this.notice = error.says;
    } else if (isUnfetched(error)) {
      this.notice = { id: "failure-fetch", arguments: {} };
      report("fetch", error);
    } else if (placesOf(error).length > 0) {
      this.notice = { id: "failure-hitch", arguments: {} };
      report("hitch", error);
    }
    // Whatever else there is comes from the browser or its extensions, not from this page.
  }
}

export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && UNFETCHED.test(error.message);
}

export const failure = new Failure();
