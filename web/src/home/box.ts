/** What the box of a game says, as it is said here. */

import type { Box } from "../protocol";
import { say } from "../texts/texts.svelte";

/** "7 to 99 years", "8 years and up". */
export function ageSaid({ least_age: least, most_age: most }: Box): string {
  return most === null ? say("home-age", { least }) : say("home-ages", { least, most });
}

/** "20 minutes", "30 minutes or more". */
export function durationSaid({ minutes, is_often_longer: isLonger }: Box): string {
  return say(isLonger ? "home-minutes-longer" : "home-minutes", { minutes });
}
