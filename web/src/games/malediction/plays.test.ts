import { expect, test } from "vitest";
import type { Choice } from "../../protocol";
import { combined, worthOf } from "./cards";
import { bestWith, combo, isPlain, options, sorted, spotOf } from "./plays";

const choices = (...moves: string[]): Choice[] =>
  moves.map((move) => ({ move, says: { id: "malediction-choose-play", arguments: {} } }));

test("a hand lies suit by suit, trump behind the others, potions last", () => {
  const hand = sorted(["R2", "R9", "C1", "S3", "P1", "P2", "P2"], "rat");
  expect(hand.map(spotOf)).toEqual(["hand-C1", "hand-S3", "hand-R2", "hand-R9", "hand-P1", "hand-P2", "hand-P2-2"]);
});

test("a card is asked about only if there is a choice", () => {
  const moves = choices("play R2", "play R2+P3", "play S9");
  expect(options(moves, "R2").map(({ move }) => move)).toEqual(["play R2", "play R2+P3"]);
  expect(isPlain(options(moves, "R2"), "R2")).toBe(false);
  expect(isPlain(options(moves, "S9"), "S9")).toBe(true);
  expect(isPlain(options(moves, "C1"), "C1")).toBe(true);
  // A potion that can only be added to something is no plain play.
  expect(isPlain(options(moves, "P3"), "P3")).toBe(false);
});

test("two cards make one play, whichever is put on the other", () => {
  expect(combined("P2", "S5")).toBe("S5+P2");
  expect(combined("S5", "P2")).toBe("S5+P2");
  expect(combined("P1", "P3")).toBe("P3+P1");
  expect(worthOf("S5+P2")).toBe(7);
  expect(combo(new Set(["play S5+P2"]), "P2", "S5")).toBe("S5+P2");
  expect(combo(new Set(["play S5+P2"]), "P1", "S5")).toBeNull();
  expect(combo(new Set(["play S5"]), "S5", "R1")).toBeNull();
});

test("a card is worth what the best play with it is worth", () => {
  const advice = [
    { move: "play S5", share: 0.3, reasons: [] },
    { move: "play S5+P2", share: 0.5, reasons: [] },
    { move: "play P2", share: 0.6, reasons: [] },
  ];
  const hints = new Map(advice.map((one) => [one.move, one]));
  expect(bestWith(hints, "S5")?.move).toBe("play S5+P2");
  expect(bestWith(hints, "P2")?.move).toBe("play P2");
  expect(bestWith(hints, "R1")).toBeUndefined();
});
