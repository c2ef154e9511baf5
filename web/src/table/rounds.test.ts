import { expect, test } from "vitest";
import type { Step } from "../protocol";
import { rounds } from "./rounds";

const PARTS: Record<string, "closes" | "sums-up"> = { bell: "closes", prize: "sums-up" };
const speech = { roundOf: ({ type }: { type: string }) => PARTS[type] ?? null };

const step = (version: number, ...types: string[]): Step => ({
  version,
  actor: 0,
  events: types.map((type) => ({ type })) as Step["events"],
  undo: null,
  note: null,
});

const types = (log: readonly Step[]) => rounds(log, speech).map((summary) => summary.map(({ type }) => type));

test("a round is summed up by what its game says of it, whoever moves in between", () => {
  expect(types([step(1, "play", "bell", "prize"), step(2, "play"), step(3, "prize", "play")])).toEqual([
    ["bell", "prize", "prize"],
  ]);
});

test("every round has a summary of its own", () => {
  expect(types([step(1, "bell", "prize"), step(2, "play", "bell"), step(3, "prize")])).toEqual([
    ["bell", "prize"],
    ["bell", "prize"],
  ]);
});

test("before the first round is over there is none", () => {
  expect(types([step(1, "play", "prize")])).toEqual([]);
});
