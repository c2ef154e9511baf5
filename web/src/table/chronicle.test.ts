import { expect, test } from "vitest";
import type { Step } from "../protocol";
import { chronicled, deeds } from "./chronicle";

const NOTE = { id: "note-undo", arguments: {} };

const step = (version: number, actor = 0, undo: number | null = null): Step => ({
  version,
  actor,
  events: [],
  undo,
  note: undo === null ? null : NOTE,
});

const note = (version: number): Step => ({ ...step(version), note: NOTE });

const versions = (log: readonly Step[]) => log.map((one) => one.version);

test("news is added once", () => {
  expect(versions(chronicled([step(1), step(2)], [step(2), step(3)]))).toEqual([1, 2, 3]);
});

test("what is taken back is gone, and it is told that it was taken back", () => {
  expect(versions(chronicled([step(1), step(2), step(3)], [step(4, 0, 1), step(5)]))).toEqual([1, 4, 5]);
});

test("what was told besides the moves stays when moves are taken back", () => {
  expect(versions(chronicled([step(1), step(2), note(3), step(4)], [step(5, 0, 1)]))).toEqual([1, 3, 5]);
});

test("what is taken back twice is told twice", () => {
  const once = chronicled([step(1), step(2)], [step(3, 0, 1)]);
  expect(versions(chronicled(once, [step(4), step(5, 0, 1)]))).toEqual([1, 3, 5]);
});

test("somebody who comes later reads the same", () => {
  const lived = chronicled([], [note(1), step(2), step(3), note(4), step(5, 0, 2), step(6)]);
  const read = chronicled([], [note(1), step(2), note(4), { ...step(5), note: NOTE }, step(6)]);
  expect(versions(read)).toEqual(versions(lived));
});

test("chance belongs to the move before it", () => {
  const found = deeds([step(1, -1), step(2, -1), step(3, 0), step(4, -1), step(5, 1)]);
  expect(found.map((deed) => [deed.actor, versions(deed.steps)])).toEqual([
    [-1, [1, 2]],
    [0, [3, 4]],
    [1, [5]],
  ]);
});

test("a note is a line of its own, and the deal after it is another", () => {
  const found = deeds([note(1), step(2, -1), step(3, -1), step(4), note(5), step(6, 1)]);
  expect(found.map((deed) => [deed.isNote, versions(deed.steps)])).toEqual([
    [true, [1]],
    [false, [2, 3]],
    [false, [4]],
    [true, [5]],
    [false, [6]],
  ]);
});
