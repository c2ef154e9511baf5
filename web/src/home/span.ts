/** How long something has lasted, in the unit that a person would use. */

export interface Span {
  unit: "minutes" | "hours" | "days";
  count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rounded down; none: less than a minute. */
export function span(seconds: number): Span | null {
  if (seconds >= 2 * DAY) return { unit: "days", count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return seconds >= MINUTE ? { unit: "minutes", count: Math.floor(seconds / MINUTE) } : null;
}
