import { expect, test } from "vitest";
import type { Declaration } from "../games/declaration";
import type { Choice } from "../protocol";
import { groupsOf, MOST_MOVES } from "./groups";

const declared = {
  name: "some-game",
  moves: [
    { name: "place", id: "some-game-choose-place", arguments: {}, steps: { where: ["row", "column"], how: ["turn"] } },
    { name: "pass", id: "some-game-choose-pass", arguments: {}, steps: {} },
  ],
} as unknown as Declaration;

function placements(places: number): Choice[] {
  return Array.from({ length: 4 * places }, (_, i) => {
    const [row, column, turn] = [0, i >> 2, i & 3];
    return { move: `place ${row},${column},${turn}`, what: { type: "place", row, column, turn } } as unknown as Choice;
  });
}

test("very many moves are gathered by what is asked for first", () => {
  const groups = groupsOf(placements(5), declared)!;
  expect(groups.map(({ key }) => key)).toEqual(["place 0 0", "place 0 1", "place 0 2", "place 0 3", "place 0 4"]);
  expect(groups.flatMap(({ choices }) => choices)).toEqual(placements(5));
});

test("few moves are one list", () => {
  expect(groupsOf(placements(MOST_MOVES / 4), declared)).toBeNull();
});

test("moves of which the game declares no steps are one list", () => {
  const pass = { move: "pass", what: { type: "pass" } } as unknown as Choice;
  expect(groupsOf([...placements(5), pass], declared)).toBeNull();
  expect(groupsOf(placements(5), undefined)).toBeNull();
});
