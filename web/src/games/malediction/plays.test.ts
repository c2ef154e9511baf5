import { expect, test } from "vitest";
import type { Games, MaledictionCard } from "../../views";
import type { Choice } from "../contract";
import { worthOf } from "./cards";
import { attempt, bestWith, combo, isPlain, options, sorted, spotOf } from "./plays";

type Moves = Choice<Games["malediction"]>[];

const choices = (...plays: string[]): Moves =>
  plays.map((play) => {
    const [card, potion = null] = play.split("+") as [MaledictionCard, MaledictionCard?];
    return { move: `play ${play}`, what: { type: "play", play, card, potion, value: worthOf(play) } };
  });

test("a hand lies suit by suit, trump behind the others, potions last", () => {
  const hand = sorted(["R2", "R9", "C1", "S3", "P1", "P2", "P2"], "rat");
  expect(hand.map(spotOf)).toEqual(["hand-C1", "hand-S3", "hand-R2", "hand-R9", "hand-P1", "hand-P2", "hand-P2-2"]);
});

test("a card is asked about only if there is a choice", () => {
  const moves: Moves = [...choices("R2", "R2+P3", "S9"), { move: "bid 0", what: { type: "bid_zero", contract: "0" } }];
  expect(options(moves, "R2").map(({ move }) => move)).toEqual(["play R2", "play R2+P3"]);
  expect(isPlain(options(moves, "R2"))).toBe(false);
  expect(isPlain(options(moves, "S9"))).toBe(true);
  expect(isPlain(options(moves, "C1"))).toBe(true);
  // A potion that can only be added to something is no plain play.
  expect(isPlain(options(moves, "P3"))).toBe(false);
});

test("two cards make one play, whichever is put on the other", () => {
  const moves = choices("S5", "S5+P2", "P3+P1");
  expect(combo(moves, "P2", "S5")?.what).toMatchObject({ play: "S5+P2", value: 7 });
  expect(combo(moves, "S5", "P2")?.move).toBe("play S5+P2");
  expect(combo(moves, "P1", "P3")?.move).toBe("play P3+P1");
  expect(combo(moves, "P1", "S5")).toBeNull();
  expect(combo(moves, "S5", "R1")).toBeNull();
});

test("two cards that are no legal combo are tried as one is written, so that the rule in the way is told", () => {
  expect(attempt("P2", "S5")).toBe("play S5+P2");
  expect(attempt("S5", "P2")).toBe("play S5+P2");
  expect(attempt("P1", "P3")).toBe("play P3+P1");
  expect(attempt("S5", "R1")).toBeNull();
});

test("a card is worth what the best play with it is worth", () => {
  const advice = [
    { move: "play S5", share: 0.3, reasons: [] },
    { move: "play S5+P2", share: 0.5, reasons: [] },
    { move: "play P2", share: 0.6, reasons: [] },
  ];
  const desk = { moves: choices("S5", "P2", "S5+P2"), hints: new Map(advice.map((one) => [one.move, one])) };
  expect(bestWith(desk, "S5")?.move).toBe("play S5+P2");
  expect(bestWith(desk, "P2")?.move).toBe("play P2");
  expect(bestWith(desk, "R1")).toBeUndefined();
});
