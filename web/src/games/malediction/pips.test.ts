import { expect, test } from "vitest";
import type { MaledictionFace } from "../../views";
import { pips } from "./pips";

const at = (contract: MaledictionFace | null, won: number, handed_in = 0) => ({ contract, won, handed_in });

test("before a contract is chosen there is nothing to keep", () => {
  expect(pips(at(null, 0))).toEqual([]);
});

test("a zero handed in makes up for a missing trick", () => {
  expect(pips(at("3", 2, 1)).map((pip) => pip.isZero)).toEqual([false, false, true]);
});

test("there is a pip for each trick promised and for each beyond", () => {
  expect(pips(at("2+", 3)).map((pip) => [pip.isFilled, pip.isExtra])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(pips(at("2", 1)).map((pip) => pip.isFilled)).toEqual([true, false]);
});
