import { expect, test } from "vitest";
import type { Step } from "../../protocol";
import type { SifakaEvent } from "../../views";
import { traces } from "./traces";

function log(...turns: SifakaEvent[][]): Step[] {
  return turns.map((events, version) => ({ version, actor: 0, undo: null, note: null, events }));
}

const face = (player: number, row: number, column: number): SifakaEvent => ({
  type: "face",
  player,
  direction: "N",
  row,
  column,
});
const place = (player: number, row: number, column: number): SifakaEvent => ({
  type: "place",
  player,
  row,
  column,
  rotation: 0,
  squares: [],
});
const cover: SifakaEvent = { type: "cover", symbols: ["palms 2", "arrow E"] };

function go(player: number, ...squares: [number, number][]): SifakaEvent {
  const way = squares.map(([row, column]) => ({ row, column }));
  return { type: "go", player, direction: "E", ...way.at(-1)!, squares: way };
}

const opening = [face(0, 1, 1), face(1, 2, 2), face(2, 1, 2)];

test("the turns of the others since the own one leave the way of the pawn and what was covered", () => {
  const found = traces(
    log(opening, [place(0, 0, 0)], [place(1, 4, 1), cover], [go(1, [2, 3], [2, 4])], [place(2, 1, 4)]),
    0,
  );
  expect(found.map(({ player }) => player)).toEqual([1, 2]);
  expect(found[0]).toMatchObject({ row: 4, column: 1, palms: 2, arrows: ["E"] });
  expect(found[0]!.way).toEqual([
    { row: 2, column: 2 },
    { row: 2, column: 3 },
    { row: 2, column: 4 },
  ]);
  expect(found[1]).toMatchObject({ palms: 0, arrows: [], way: [] });
});

test("the own turn is shown until somebody else plays", () => {
  const played = log(opening, [place(1, 4, 1)], [place(0, 0, 0), cover], [go(0, [0, 1])]);
  expect(traces(played, 0).map(({ player }) => player)).toEqual([0]);
  expect(traces([...played, ...log([place(1, 3, 1)])], 0).map(({ player }) => player)).toEqual([1]);
});

test("who looks on sees the last turn", () => {
  expect(traces(log(opening, [place(1, 4, 1)], [place(2, 1, 4)]), null).map(({ player }) => player)).toEqual([2]);
  expect(traces(log(opening), null)).toEqual([]);
});

test("a pawn goes on from where it went before", () => {
  const found = traces(log(opening, [place(0, 0, 0), go(0, [0, 1])], [place(0, 4, 1), go(0, [0, 2])]), null);
  expect(found[0]!.way).toEqual([
    { row: 0, column: 1 },
    { row: 0, column: 2 },
  ]);
});
