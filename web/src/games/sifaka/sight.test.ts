import { expect, test } from "vitest";
import type { SifakaView } from "../../views";
import { boxAround, contains } from "./camera";
import { UNIT, type Square } from "./grid";
import { interests, sight, squaresOf } from "./sight";

const PHONE = { width: 344, height: 360 };
const strip = (length: number): Square[] => Array.from({ length }, (_, column) => ({ row: 0, column }));
const scale = (pane: typeof PHONE, box: ReturnType<typeof sight>) =>
  Math.min(pane.width / (box.right - box.left), pane.height / (box.bottom - box.top));

test("a board whose squares can be read is shown as a whole", () => {
  expect(sight(PHONE, strip(5), [])).toEqual(boxAround(strip(5), 1.1));
});

test("a long board keeps its squares readable around what matters", () => {
  const pawn = boxAround([{ row: 0, column: 20 }], 1);
  const seen = sight(PHONE, strip(24), [pawn]);
  expect(contains(seen, pawn)).toBe(true);
  expect(scale(PHONE, seen) * UNIT).toBeGreaterThan(40);
});

test("what is too far away gives way to what matters more", () => {
  const [pawn, newest, near] = [20, 2, 17].map((column) => boxAround([{ row: 0, column }], 0.4));
  const seen = sight(PHONE, strip(24), [pawn!, newest!, near!]);
  expect([pawn, newest, near].map((box) => contains(seen, box!))).toEqual([true, false, true]);
});

test("a board that fits without much air is shown whole, wherever the own pawn stands", () => {
  const squares = Array.from({ length: 8 }, (_, row) => ({ row, column: row }));
  const seen = sight({ width: 900, height: 410 }, squares, [boxAround([{ row: 7, column: 7 }], 1)]);
  expect(contains(seen, boxAround(squares, 0))).toBe(true);
});

test("nobody looks far out into the empty jungle", () => {
  const seen = sight(PHONE, strip(24), [boxAround([{ row: 0, column: 0 }], 1)]);
  expect(seen.left).toBeCloseTo(-1.6 * UNIT);
});

const view = {
  turn: 1,
  players: [
    { row: 0, column: 0 },
    { row: 5, column: 5 },
  ],
  tokens: [
    { row: 9, column: 9, colour: "red" },
    { row: 0, column: 1, colour: "green" },
  ],
} as unknown as SifakaView;

test("the own pawn and where it may go come first, then the newest card, then the near", () => {
  const [stops, own, newest, ...rest] = interests(view, 0, [{ row: 0, column: 3 }], { row: 7, column: 7 });
  expect(stops).toEqual(boxAround([{ row: 0, column: 0 }, { row: 0, column: 3 }], 0.4)); // prettier-ignore
  expect(own).toEqual(boxAround([{ row: 0, column: 0 }], 1));
  expect(newest).toEqual(boxAround([{ row: 7, column: 7 }, { row: 8, column: 8 }], 0.4)); // prettier-ignore
  expect(rest.at(-2)).toEqual(boxAround([{ row: 0, column: 1 }], 0.2));
});

test("spots are traced back to their squares", () => {
  expect(squaresOf(["square--1,2", "pawn-1", "token-0,1", "hand"], view)).toMatchObject([
    { row: -1, column: 2 },
    { row: 5, column: 5 },
    { row: 0, column: 1 },
  ]);
  expect(squaresOf(["place-0,-3"], view)).toHaveLength(4);
});
