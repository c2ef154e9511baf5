import { expect, test } from "vitest";
import type { Tally } from "../games/contract";
import { countedOf, partMilliseconds, ranking, sumOf, turns } from "./counting";

const part = (points: number) => ({ piece: "token", points });
const tallies: Tally[] = [
  {
    lines: [
      { says: "two tokens", points: 5, parts: [part(2), part(3)] },
      { says: "a bonus", points: 1 },
    ],
  },
  { lines: [{ says: "a token", points: 4, parts: [part(4)] }] },
  { lines: [] },
];

test("one player after the other, whoever looks last", () => {
  expect(turns(tallies, 0)).toEqual([1, 0, 0, 0]);
  expect(turns(tallies, null)).toEqual([0, 0, 0, 1]);
});

test("the sum grows part by part, up to what was won", () => {
  const order = turns(tallies, 0);
  const sums = [0, 1, 2, 3, 4].map((count) => sumOf(tallies[0]!, countedOf(0, order, count)));
  expect(sums).toEqual([0, 0, 2, 5, 6]);
});

test("a long counting is quick, and none takes for ever", () => {
  expect(partMilliseconds(5)).toBeGreaterThan(300);
  expect(60 * partMilliseconds(60)).toBeLessThan(10_000);
});

test("who has won comes first, whatever the points", () => {
  expect(ranking({ scores: [3, 7, 7], winners: [2] })).toEqual([2, 1, 0]);
});
