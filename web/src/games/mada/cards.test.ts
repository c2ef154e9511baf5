import { expect, test } from "vitest";
import type { Step } from "../../protocol";
import type { MadaEvent } from "../../views";
import { CACTI } from "./art/cacti";
import { counted, edge, PEARS, piece, shown } from "./cards";
import { topOf } from "./discard";
import { discarding } from "./guide";

test("a piece tells its pears if they are unusual", () => {
  expect(piece("7")).toBe("7");
  expect(
    piece(
      "7",
      PEARS.map(() => 5),
    ),
  ).toBe("7:5");
  expect(shown("7:5")).toEqual({ card: "7", pears: 5 });
  expect(shown("13")).toEqual({ card: "13", pears: 6 });
});

test("every cactus has a place for each of its pears, within the frame", () => {
  CACTI.forEach(({ perches }, place) => {
    expect(perches.length).toBeGreaterThanOrEqual(PEARS[place]!);
    for (const [x, y] of perches.slice(0, PEARS[place])) expect(x > 24 && x < 228 && y > 50).toBe(true);
  });
});

test("the edge below a top is of another card", () => {
  expect([edge([]), edge(["8"]), edge(["3", "5", "5"]), edge(["5", "L"])]).toEqual([undefined, undefined, "3", "5"]);
});

test("the cards that a loser lets go are a move in card order", () => {
  expect(discarding([]).move).toBe("keep");
  expect(discarding(["3", "7", "L"]).move).toBe("discard 3 7 L");
});

test("the top of the general discard is what came last", () => {
  const step = (version: number, ...events: MadaEvent[]): Step => ({
    version,
    actor: 0,
    events,
    undo: null,
    note: null,
  });
  const log = [
    step(1, { type: "discard", player: 0, cards: ["3"] }, { type: "topped", card: "3" }),
    step(2, { type: "play", player: 1, card: "9", goal: "pile" }),
  ];
  expect(topOf(["3", "S"], log)).toBe("3");
  expect(topOf(["3", "S"], [...log, step(3, { type: "topped", card: "S" })])).toBe("S");
  expect(topOf(["3"], [...log, step(3, { type: "topped", card: null })])).toBe("3");
  expect(topOf([], log)).toBeUndefined();
});

test("equal cards are counted", () => {
  expect(counted(["3", "3", "L"])).toEqual([
    ["3", 2],
    ["L", 1],
  ]);
});
