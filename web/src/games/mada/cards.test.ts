import { expect, test } from "vitest";
import type { Step } from "../../protocol";
import { CACTI } from "./art/cacti";
import { CARDS, meant, named, PEARS, piece, run, shown } from "./cards";
import { discarding } from "./guide";
import { counted, topOf } from "./heap";

test("every card is found again by its name", () => {
  expect(CARDS.map((card) => meant(named(card)))).toEqual(CARDS);
});

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

test("a Lemur drags equal cacti, or the Lemur on top alone", () => {
  expect([run([]), run(["8"]), run(["3", "5", "5"]), run(["5", "5", "L"]), run(["L", "L"])]).toEqual([0, 1, 2, 1, 1]);
});

test("the cards that a loser lets go are a move in card order", () => {
  expect(discarding([]).move).toBe("keep");
  expect(discarding(["3", "7", "L"]).move).toBe("discard 3 7 L");
});

test("the top of the general discard is what came last", () => {
  const step = (version: number, id: string, args = {}): Step => ({
    version,
    actor: 0,
    events: [{ id, arguments: args }],
    undo: null,
    note: false,
  });
  const log = [
    step(1, "mada-event-discard", { player: { seat: 0 }, cards: { items: [named("3")] } }),
    step(2, "mada-event-play", { player: { seat: 1 }, card: named("9") }),
  ];
  expect(topOf(["3", "S"], log)).toBe("3");
  expect(topOf(["3", "S"], [...log, step(3, "mada-event-scorpion", { player: { seat: 0 } })])).toBe("S");
  expect(topOf([], log)).toBeUndefined();
  expect(counted(["3", "3", "L"])).toEqual([
    ["3", 2],
    ["L", 1],
  ]);
});
