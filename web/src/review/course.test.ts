import { expect, test } from "vitest";
import { further, momentsOf, nearest, shareAt, type Course } from "./course";

const COURSES: Course[] = [
  [
    [4, 0.5],
    [12, 0.25],
    [20, 1],
  ],
  [
    [7, 0.4],
    [20, 0],
  ],
];

test("a chart has every moment at which something is known, once", () => {
  expect(momentsOf(COURSES)).toEqual([4, 7, 12, 20]);
});

test("between two moments what was last known holds", () => {
  expect(shareAt(COURSES[0]!, 11)).toBe(0.5);
  expect(shareAt(COURSES[0]!, 12)).toBe(0.25);
  expect(shareAt(COURSES[1]!, 6)).toBeUndefined();
});

test("a pointer finds the nearest moment, and keys the next one", () => {
  const moments = momentsOf(COURSES);
  expect(nearest(moments, 10)).toBe(12);
  expect(further(moments, 7, 1)).toBe(12);
  expect(further(moments, 4, -1)).toBe(4);
  expect(further(moments, 20, 1)).toBe(20);
});
