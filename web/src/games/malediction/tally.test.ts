import { expect, test } from "vitest";
import { seating } from "./seating";
import { nobody, viewOf } from "./table.fixture";
import { tally, waiting } from "./tally";

const say = (id: unknown): string => String(id);

test("each contract counts as it lies, each hat one point", () => {
  const view = viewOf({
    players: [{ ...nobody, fulfilled: ["1", "2+"], failed: ["3"], hats: 2, zeros: 1, points: 0 }, nobody, nobody],
  });
  const [first, second] = tally(view, say);
  expect(first!.lines.map((line) => line.points)).toEqual([2, 2, -6, 2]);
  expect(second!.lines).toEqual([]);
});

test("the table waits for whoever is on turn", () => {
  expect(waiting(viewOf({ phase: "scoring", turn: 2, missing: 1 }))).toEqual({
    id: "malediction-phase-scoring",
    arguments: { player: { seat: 2 }, count: 1 },
  });
});

test("I sit at the bottom, and whoever plays after me at my left", () => {
  const places = seating(4, 2);
  expect(places.map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
  expect(places.map(({ side }) => side)).toEqual(["left", "top", "right", "bottom"]);
});
