import { expect, test } from "vitest";
import type { Step } from "../../protocol";
import type { SifakaBoard, SifakaSymbol } from "../../views";
import { placeAt } from "./aim.svelte";
import { cardSquares, turned, type Corners } from "./grid";
import { laidCards, tilt } from "./layers";
import { landings, legalPlaces, printPlacement, readPlacement } from "./moves";
import { outline } from "./outline";
import { way } from "./way";

function board(top: number, left: number, rows: number, columns: number): SifakaBoard {
  return { top, left, rows: Array.from({ length: rows }, () => Array<SifakaSymbol | null>(columns).fill("blank")) };
}

function log(...places: [number, number][]): Step[] {
  return places.map(([row, column], version) => ({
    version,
    actor: 0,
    undo: null,
    note: false,
    events: [{ id: "sifaka-event-place", arguments: { player: { seat: 0 }, row, column } }],
  }));
}

test("an arrow N on the NW square, turned a quarter clockwise, is an arrow E on the NE square", () => {
  const card: Corners = ["arrow N", "blank", "palms 2", "mango red"];
  expect(turned(card, 1)).toEqual(["mango red", "arrow E", "blank", "palms 2"]);
  expect(turned(card, 0)).toEqual(card);
  expect(turned(turned(card, 3), 1)).toEqual(card);
});

test("a placement is printed as it is read", () => {
  expect(readPlacement("place -1,3,2")).toEqual({ row: -1, column: 3, rotation: 2 });
  expect(printPlacement({ row: -1, column: 3, rotation: 2 })).toBe("place -1,3,2");
  expect(readPlacement("go 2,1,N")).toBeNull();
});

test("rotations of a place and directions of a square are gathered", () => {
  expect(legalPlaces(["place 0,1,0", "place 0,1,1", "place 2,1,0", "pass"])).toEqual([
    { row: 0, column: 1 },
    { row: 2, column: 1 },
  ]);
  expect(landings(["go 1,0,N", "go 1,0,E", "go 2,1,N"])).toEqual([
    { row: 1, column: 0, directions: ["N", "E"] },
    { row: 2, column: 1, directions: ["N"] },
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

test("the way of a pawn uses all palms and turns by arrows", () => {
  const view = {
    board: board(0, 0, 4, 4),
    options: { overshoot: "stay", pawns: "share" },
    players: [],
  } as unknown as Parameters<typeof way>[3];
  const from = { row: 3, column: 0, direction: "E" } as const;
  const gain = { palms: 2, arrows: ["N"] } as const;
  expect(way(from, { row: 2, column: 1, direction: "N" }, gain, view, 0)).toEqual([
    { row: 3, column: 1 },
    { row: 2, column: 1 },
  ]);
  expect(way(from, { row: 1, column: 0, direction: "N" }, gain, view, 0)).toEqual([
    { row: 2, column: 0 },
    { row: 1, column: 0 },
  ]);
  expect(way(from, { row: 0, column: 3, direction: "N" }, gain, view, 0)).toEqual([{ row: 0, column: 3 }]);
  expect(way(from, { ...from, direction: "N" }, { palms: 0, arrows: ["N"] }, view, 0)).toEqual([]);
});

test("with the option `edge` the points left at the edge are lost", () => {
  const view = {
    board: board(0, 0, 4, 4),
    options: { overshoot: "edge", pawns: "share" },
    players: [],
  } as unknown as Parameters<typeof way>[3];
  const from = { row: 1, column: 2, direction: "E" } as const;
  expect(way(from, { row: 1, column: 3, direction: "E" }, { palms: 3, arrows: [] }, view, 0)).toEqual([
    { row: 1, column: 3 },
  ]);
});
