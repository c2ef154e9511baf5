import { expect, test } from "vitest";
import type { Step } from "../protocol";
import { chronicled, deeds } from "./chronicle";

const step = (version: number, actor = 0, undo: number | null = null): Step => ({ version, actor, events: [], undo });

test("news is added once", () => {
  const log = chronicled([step(1), step(2)], [step(2), step(3)]);
  expect(log.map((one) => one.version)).toEqual([1, 2, 3]);
});

test("what is taken back is gone", () => {
  const log = chronicled([step(1), step(2), step(3)], [step(4, 0, 1), step(5)]);
  expect(log.map((one) => one.version)).toEqual([1, 5]);
});

test("chance belongs to the move before it", () => {
  const found = deeds([step(1, -1), step(2, -1), step(3, 0), step(4, -1), step(5, 1)]);
  expect(found.map((deed) => [deed.actor, deed.steps.map((one) => one.version)])).toEqual([
    [-1, [1, 2]],
    [0, [3, 4]],
    [1, [5]],
  ]);
});
