import type { Said } from "../protocol";

/** How long something that was said stays on show. */
export const SAID_MILLISECONDS = 6000;

/** Something that somebody said, told apart from the same said again. */
export interface Utterance {
  key: number;
  seat: number;
  phrase: Said["phrase"];
}
