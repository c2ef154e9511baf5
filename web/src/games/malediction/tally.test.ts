import { expect, test } from "vitest";
import { seating } from "./seating";
import { nobody, viewOf } from "./table.fixture";
import type { Words } from "../contract";
import { hatPoints, tally } from "./tally";

const words: Words = { say: String, call: (_, word) => word };

test("each contract counts as it lies, the hats what is left of the points", () => {
  const view = viewOf({
    players: [
      { ...nobody, fulfilled: ["1", "2+"], failed: ["3"], hats: 2, zeros: 1, points: 0, standing: null },
      nobody,
      nobody,
    ],
  });
  const [first, second] = tally(view, words);
  expect(first!.lines.map((line) => line.points)).toEqual([2, 2, -6, 2]);
  expect(first!.lines.flatMap(({ parts }) => parts ?? []).map(({ piece }) => piece)).toEqual([
    "contract 1",
    "contract 2+",
    "contract 3",
    "hat",
  ]);
  expect(second!.lines).toEqual([]);
  expect(hatPoints(view.players[0]!, view)).toBe(2);
});

test("I sit at the bottom, and whoever plays after me at my left", () => {
  const places = seating(4, 2);
  expect(places.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
  expect(places.map(({ side }) => side)).toEqual(["left", "top", "right", "bottom"]);
});
