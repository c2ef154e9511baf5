import { expect, test } from "vitest";
import type { MaledictionFace } from "../../views";
import { pips, standing } from "./standing";

const at = (contract: MaledictionFace | null, won: number, handed_in = 0) => ({ contract, won, handed_in });

test.each([
  ["2", 1, "open"],
  ["2", 2, "met"],
  ["2", 3, "broken"],
  ["2+", 3, "met"],
  ["0", 0, "met"],
  ["0", 1, "broken"],
] as const)("%s with %i tricks: %s", (contract, won, expected) => {
  expect(standing(at(contract, won))).toBe(expected);
});

test("before a contract is chosen there is nothing to keep", () => {
  expect(standing(at(null, 0))).toBeNull();
});

test("a zero handed in makes up for a missing trick", () => {
  expect(standing(at("3", 2, 1))).toBe("met");
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
