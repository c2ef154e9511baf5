import { expect, test } from "vitest";
import { beside } from "./beside";

const room = { width: 360, height: 740 };
const size = { width: 120, height: 50 };

test("what belongs to a place at the top stands below it, at the bottom above it", () => {
  expect(beside({ x: 120, y: 60, width: 120, height: 80 }, size, room)).toEqual({ side: "below", x: 120, y: 150 });
  expect(beside({ x: 120, y: 600, width: 120, height: 80 }, size, room)).toEqual({ side: "above", x: 120, y: 540 });
});

test("it never leaves the window", () => {
  for (const x of [-300, 0, 350, 900]) {
    for (const y of [-500, 0, 735, 2000]) {
      const place = beside({ x, y, width: 60, height: 40 }, size, room);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.x + size.width).toBeLessThanOrEqual(room.width);
      expect(place.y + size.height).toBeLessThanOrEqual(room.height);
    }
  }
});

test("it does not cover the own hand, even for a place that is out of sight below it", () => {
  const hand = { x: 0, y: 560, width: 360, height: 180 };
  for (const y of [470, 600, 745, 2000]) {
    const place = beside({ x: 0, y, width: 100, height: 80 }, size, room, { hard: [hand] });
    expect(place.y + size.height).toBeLessThanOrEqual(hand.y);
  }
});

test("of several sides it takes the one where nobody else sits", () => {
  const list = [0, 1, 2].map((place) => ({ x: 240, y: 60 + 60 * place, width: 120, height: 55 }));
  const { side } = beside(list[0]!, size, room, { soft: list.slice(1) });
  expect(side).toBe("left");
});
