import { expect, test } from "vitest";
import { winnersOf } from "./winners";

const named = (...seats: number[]) => ({ items: seats.map((seat) => ({ seat })) });

test("who wins alone is told so", () => {
  expect(winnersOf([1], 1)).toEqual({ id: "web-you-win", arguments: {} });
});

test("who shares a victory is told with whom", () => {
  expect(winnersOf([0, 1, 2], 1)).toEqual({ id: "web-you-win-with", arguments: { players: named(0, 2) } });
});

test("who has not won, and who looks on, is told the names", () => {
  const message = { id: "web-winners", arguments: { players: named(0, 2), count: 2 } };
  expect(winnersOf([0, 2], 1)).toEqual(message);
  expect(winnersOf([0, 2], null)).toEqual(message);
});
