import { expect, test } from "vitest";
import { span } from "./span";

test.each([
  [0, null],
  [59, null],
  [60, { unit: "minutes", count: 1 }],
  [3599, { unit: "minutes", count: 59 }],
  [3600, { unit: "hours", count: 1 }],
  [3 * 3600 + 1799, { unit: "hours", count: 3 }],
  [47 * 3600, { unit: "hours", count: 47 }],
  [48 * 3600, { unit: "days", count: 2 }],
] as const)("%d seconds", (seconds, expected) => {
  expect(span(seconds)).toEqual(expected);
});
