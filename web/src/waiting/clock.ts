/** The clock of a table in words. */

import { say } from "../texts/texts.svelte";

/** What is offered, in seconds a move; 0 is no clock. */
export const CLOCKS: readonly number[] = [0, 60, 180, 86400, 3 * 86400];

const UNITS = [
  [86400, "web-clock-days"],
  [3600, "waiting-clock-hours"],
  [60, "web-clock-minutes"],
  [1, "waiting-clock-seconds"],
] as const;

/** How long a move may take: in the largest unit that says it exactly. */
export function clockName(seconds: number): string {
  const unit = seconds > 0 ? UNITS.find(([length]) => seconds % length === 0) : undefined;
  return unit ? say(unit[1], { count: seconds / unit[0] }) : say("web-clock-none");
}
