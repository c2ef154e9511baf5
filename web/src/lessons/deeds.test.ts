import { expect, test } from "vitest";
import type { Frame } from "../protocol";
import { deeds, logOf } from "./deeds";

const [NOBODY, CHANCE] = [-2, -1];

function frames(...actors: number[]): Frame[] {
  return actors.map((actor) => ({ actor, move: "", events: [{ type: String(actor) }], view: {} as Frame["view"] }));
}

test("a deed is a player's act with what chance makes of it", () => {
  expect(deeds(frames(NOBODY, 0, CHANCE, 1, 2, CHANCE, CHANCE), 0, 6)).toEqual([
    [1, 2],
    [3, 3],
    [4, 6],
  ]);
});

test("what chance does first is a deed of its own", () => {
  expect(deeds(frames(NOBODY, CHANCE, CHANCE, 0), 0, 3)).toEqual([
    [1, 2],
    [3, 3],
  ]);
});

test("nothing leads from one table to another", () => {
  expect(deeds(frames(NOBODY, 0, NOBODY), 1, 2)).toEqual([]);
});

test("the log is that of the table on show", () => {
  const told = logOf(frames(NOBODY, 0, NOBODY, 1, CHANCE, 2), 4);
  expect(told.map(({ actor, version }) => [actor, version])).toEqual([
    [NOBODY, 2],
    [1, 3],
    [CHANCE, 4],
  ]);
});
