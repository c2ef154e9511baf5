import { expect, test } from "vitest";
import type { Judged, TurningPoint } from "../protocol";
import { verdictOn } from "./verdict";

const judged = (move: string, share: number): Judged => ({
  move,
  label: { id: move, arguments: {} },
  share,
  reasons: [],
});

const POINT: TurningPoint = {
  seat: 0,
  moment: 9,
  played: judged("luck", 0.3),
  best: judged("draw", 0.5),
  cost: 0.2,
  alternatives: { draw: 0.52, "play 7": 0.5, "play 9": 0.4, luck: 0.31 },
};

test("an answer is the best, as good, what was played, or worse", () => {
  expect(verdictOn(POINT, "draw")).toBe("best");
  expect(verdictOn(POINT, "play 7")).toBe("good");
  expect(verdictOn(POINT, "luck")).toBe("same");
  expect(verdictOn(POINT, "play 9")).toBe("worse");
  expect(verdictOn(POINT, "play 1")).toBe("worse");
});
