import { expect, test } from "vitest";
import type { Step } from "../../protocol";
import type { SifakaBoard, SifakaEvent, SifakaMove, SifakaSymbol } from "../../views";
import { placeAt } from "./aim.svelte";
import { cardSquares, clearance } from "./grid";
import { laidCards, tilt } from "./layers";
import { landings, legalPlaces, printPlacement } from "./moves";
import { outline } from "./outline";
import { room } from "./rooms";

function board(top: number, left: number, rows: number, columns: number): SifakaBoard {
  return { top, left, rows: Array.from({ length: rows }, () => Array<SifakaSymbol | null>(columns).fill("blank")) };
}

function log(...places: [number, number][]): Step[] {
  return places.map(([row, column], version) => {
    const laid: SifakaEvent = { type: "place", player: 0, row, column, rotation: 0, squares: [] };
    return { version, actor: 0, undo: null, note: null, events: [laid] };
  });
}

function choices(...moves: SifakaMove[]): { move: string; what: SifakaMove }[] {
  return moves.map((what, place) => ({ move: `move ${place}`, what }));
}

/** Where it is seen from the own pawn does not matter here. */
const seen = { rows: 1, latitude: "N", columns: 0, longitude: "E" } as const;
const laid = {
  ...seen,
  type: "place" as const,
  lies: [],
  ripe: 0,
  reach: [],
  covered: [],
} satisfies Partial<SifakaMove>;

test("rotations of a place are gathered", () => {
  const places = choices(
    { ...laid, row: 0, column: 1, rotation: 0 },
    { ...laid, row: 0, column: 1, rotation: 1 },
    { ...laid, row: 2, column: 1, rotation: 3 },
    { type: "pass" },
  );
  expect(legalPlaces(places)).toEqual([
    { row: 0, column: 1 },
    { row: 2, column: 1 },
  ]);
  expect(printPlacement({ row: -1, column: 3, rotation: 2 })).toBe("place -1,3,2");
});

test("the ways to a square are gathered, with what is taken there", () => {
  const ways = choices(
    { ...seen, type: "go", row: 1, column: 0, direction: "N" },
    { ...seen, type: "go", row: 1, column: 0, direction: "E" },
    { ...seen, type: "take", row: 2, column: 1, direction: "N", token: "red" },
    { type: "stay", row: 3, column: 1, direction: "S" },
  );
  const found = landings(ways);
  expect(found.map(({ row, column, token }) => [row, column, token])).toEqual([
    [1, 0, null],
    [2, 1, "red"],
    [3, 1, null],
  ]);
  expect(found[0]!.ways.map(({ direction, move }) => [direction, move])).toEqual([
    ["N", "move 0"],
    ["E", "move 1"],
  ]);
});

test("the card lies where its middle is nearest to the pointer", () => {
  expect(placeAt({ x: 130, y: 90 })).toEqual({ row: 0, column: 0 });
  expect(placeAt({ x: -120, y: 260 })).toEqual({ row: 2, column: -2 });
});

test("before the first card there are the four Refuge cards, open all over", () => {
  const cards = laidCards([], board(0, 0, 4, 4));
  expect(cards.map(({ isRefuge, open }) => [isRefuge, open.length])).toEqual(Array(4).fill([true, 4]));
});

test("a card laid later takes the squares it covers from those below", () => {
  const grown = board(-2, 0, 6, 4);
  for (const row of [0, 1]) grown.rows[row] = [null, "blank", "blank", null];
  const cards = laidCards(log([-2, 1], [-1, 1]), grown);
  const [first, second] = cards.slice(-2);
  expect(first!.open).toEqual([
    { row: -2, column: 1 },
    { row: -2, column: 2 },
  ]);
  expect(second!.open).toHaveLength(4);
  const refuges = cards.slice(0, 4).flatMap(({ open }) => open);
  expect(refuges).toHaveLength(14);
  expect(refuges).not.toContainEqual({ row: 0, column: 1 });
});

test("where other Refuge cards lie than the booklet's, blocks are found that hold them", () => {
  const cards = laidCards([], board(10, 10, 2, 4));
  expect(cards.map(({ row, column }) => [row, column])).toEqual([
    [10, 10],
    [10, 12],
  ]);
});

test("no card lies askew by more than a degree", () => {
  for (const card of laidCards(log([-2, 1], [-1, 1], [0, 1], [1, 1], [2, 1]), board(-2, 0, 6, 4))) {
    expect(Math.abs(tilt(card))).toBeLessThan(1);
  }
});

test("the outline of a card is its edge, without corners on the way", () => {
  expect(outline(cardSquares({ row: 0, column: 0 }))).toBe("M0 0L200 0L200 200L0 200Z");
});

test("two patches that touch at a corner are gone around one by one", () => {
  const path = outline([
    { row: 0, column: 0 },
    { row: 1, column: 1 },
  ]);
  expect(path).toBe("M0 0L100 0L100 100L0 100ZM100 100L200 100L200 200L100 200Z");
});

test("a hole has an outline of its own", () => {
  const ring = cardSquares({ row: 0, column: 0 }).concat(
    [0, 1, 2].map((row) => ({ row, column: 2 })),
    [0, 1].map((column) => ({ row: 2, column })),
  );
  const around = ring.filter(({ row, column }) => row !== 1 || column !== 1);
  expect(outline(around).match(/M/g)).toHaveLength(2);
});

test("an arrow lies beyond the pawns that stand in its way", () => {
  const pawns = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 1, column: 3 },
    { row: 2, column: 2 },
  ];
  expect(clearance(pawns[0]!, "E", pawns)).toBe(3);
  expect(clearance(pawns[0]!, "S", pawns)).toBe(1);
  expect(clearance(pawns[1]!, "S", pawns)).toBe(2);
});

test.each([2, 3, 4])("of %i pawns on one square none stands before another", (count) => {
  const pawns = Array.from({ length: count }, () => ({ row: 0, column: 0 }));
  const boxes = pawns
    .map((_, seat) => room(pawns, seat))
    .map(([x, y, scale]) => [x, y, x + 100 * scale, y + 100 * scale]);
  for (const [one, [left, top, right, bottom]] of boxes.entries())
    for (const [x, y, toX, toY] of boxes.slice(one + 1))
      expect(Math.min(right!, toX!) <= Math.max(left!, x!) || Math.min(bottom!, toY!) <= Math.max(top!, y!)).toBe(true);
});
