import { describe, expect, test } from "vitest";
import type { Message, Step } from "../../protocol";
import type { MadaCard, MadaPlayer, MadaView } from "../../views";
import { beats } from "../../table/tempo";
import type { Act } from "../contract";
import { named, PEARS } from "./cards";
import { choreograph } from "./choreography";

const player = (pile: MadaCard[] = [], hand = 2): MadaPlayer => ({
  hand,
  stings: 0,
  pile,
  aside: [],
  cacti: 0,
  points: 0,
});

function view(piles: MadaCard[][], extra: Partial<MadaView> = {}): MadaView {
  return {
    game: "mada",
    seats: piles.length,
    seat: 0,
    actor: 0,
    result: null,
    phase: "turn",
    turn: 0,
    turns: 0,
    draw: 30,
    discard: [],
    pears: [...PEARS],
    players: piles.map((pile) => player(pile)),
    hand: ["5", "9", "L"],
    ...extra,
  };
}

function told(id: string, seat: number, more: Message["arguments"] = {}): Message {
  return { id: `mada-event-${id}`, arguments: { player: { seat }, ...more } };
}

const step = (...events: Message[]): Step => ({ version: 1, actor: 0, events, undo: null, note: false });
const paths = (acts: Act[]): string[][] =>
  acts.map(({ flights }) => flights.map(({ piece, becomes, from, to }) => `${becomes ?? piece}: ${from} > ${to}`));

describe("playing", () => {
  test("my card leaves its place in my hand, face up", () => {
    const before = view([["5"], []]);
    const acts = choreograph([step(told("play", 0, { card: named("9") }))], before, before);
    expect(paths(acts)).toEqual([["9: card-1 > pile-0"]]);
    expect(acts[0]!.flights[0]).toMatchObject({ lifts: true });
  });

  test("another's card turns over on its way", () => {
    const before = view([[], ["5"]]);
    const [act] = choreograph([step(told("play", 1, { card: named("7") }))], before, before);
    expect(act!.flights).toEqual([{ piece: "back", becomes: "7", from: "hand-1", to: "pile-1" }]);
  });

  test("a Lemur takes the run of equal cards to the bottom", () => {
    const before = view([["3", "5", "5"], []]);
    const acts = choreograph(
      [step(told("play", 0, { card: named("L") }), { id: "mada-event-dragged", arguments: { count: 2 } })],
      before,
      before,
    );
    expect(paths(acts)).toEqual([
      ["L: card-2 > pile-0"],
      ["5: pile-0 > under-0", "5: pile-0 > under-0", "L: pile-0 > under-0"],
    ]);
  });

  test("a Double Lemur is discarded, and whole piles change places", () => {
    const before = view([["3"], ["8", "9"]], { hand: ["D"] });
    const acts = choreograph(
      [step(told("play", 0, { card: named("D") })), step(told("swap", 0, { other: { seat: 1 } }))],
      before,
      before,
    );
    expect(paths(acts)).toEqual([
      ["D: card-0 > discard"],
      ["3: pile-0 > pile-1", "8: pile-1 > pile-0", "9: pile-1 > pile-0"],
    ]);
  });
});

describe("drawing", () => {
  test("I see what I draw, of the others only the back", () => {
    const before = view([[], []]);
    const mine = choreograph([step(told("draw", 0)), step(told("receive", 0, { card: named("4") }))], before, before);
    const theirs = choreograph([step(told("draw", 1)), step()], before, before);
    expect(paths(mine)).toEqual([["4: draw > hand-0"]]);
    expect(paths(theirs)).toEqual([["back: draw > hand-1"]]);
  });

  test("step by step, the card flies when it is there", () => {
    const [before, drawing] = [view([[], []], { turn: 1 }), view([[], []], { turn: 1, phase: "drawing" })];
    const after = view([[], []], { players: [player(), player([], 3)] });
    expect(choreograph([step(told("draw", 1))], before, drawing)).toEqual([]);
    expect(paths(choreograph([step()], drawing, after))).toEqual([["back: draw > hand-1"]]);
  });

  test("the opening cards fly close together", () => {
    const before = view([[], []], { phase: "dealing" });
    const acts = choreograph(
      [step(told("receive", 0, { card: named("4") })), step(told("scorpion", 0)), step(told("dealt", 1))],
      before,
      before,
    );
    expect(paths(acts)).toEqual([["4: draw > hand-0", "S: draw > discard", "back: draw > hand-1"]]);
    expect(acts[0]!.flights.map(({ after }) => after ?? 0)).toEqual([0, 0.3, 0.6]);
  });

  test("a Scorpion shows itself to all", () => {
    const before = view([[], []]);
    const acts = choreograph([step(told("draw", 1)), step(told("scorpion", 1))], before, before);
    expect(paths(acts)).toEqual([["back: draw > stage"], ["S: stage > stage"], ["S: stage > discard"]]);
    expect(acts.at(-1)).toMatchObject({ sound: "bad", caption: { id: "mada-event-scorpion" } });
  });
});

describe("luck", () => {
  test("waits face down, turns over and lands", () => {
    const before = view([["5"], []]);
    const acts = choreograph([step(told("luck", 0)), step(told("flip", 0, { card: named("8") }))], before, before);
    expect(paths(acts)).toEqual([["back: draw > stage"], ["8: stage > stage"], ["8: stage > pile-0"]]);
    expect(acts[0]!.hold).toBeGreaterThan(1);
    expect(acts.at(-1)).toMatchObject({ glow: "pile-0", sound: "good" });
  });

  test("that fails is a blow: the pile is thrown away, then tops go aside and the rest is swept", () => {
    const before = view([["7"], ["4", "9"], []]);
    const lost = step(
      told("flip", 0, { card: named("6") }),
      told("lost", 0),
      told("aside", 1, { card: named("9"), pears: 4 }),
    );
    const acts = choreograph([step(told("luck", 0)), lost], before, before).slice(3);
    expect(paths(acts)).toEqual([
      ["6: pile-0 > pile-0"],
      ["7: pile-0 > discard", "6: pile-0 > discard"],
      ["4: pile-1 > discard", "9: pile-1 > aside-1"],
    ]);
    expect(acts[0]).toMatchObject({
      sound: "bad",
      dims: true,
      caption: [{ says: { id: "mada-event-lost" }, tone: "bad", spot: "pile-0" }],
    });
    expect(acts[1]).toMatchObject({ keeps: true, empties: ["whole-0"] });
    expect(acts[1]!.flights.map(({ after }) => after)).toEqual([0.14, 0]);
    expect(acts[2]).toMatchObject({
      empties: ["whole-1"],
      caption: [{ says: { id: "mada-event-aside" }, tone: "good", spot: "aside-1" }],
    });
    expect(beats(acts)).toBeLessThan(8);
  });

  test("that ends the game leaves the piles where they are", () => {
    const before = view([["7"], ["4", "9"]]);
    const end = step(
      told("flip", 0, { card: named("6") }),
      told("lost", 0),
      told("aside", 1, { card: named("9"), pears: 4 }),
      { id: "mada-event-fifth", arguments: {} },
    );
    const acts = choreograph([end], before, before);
    expect(
      paths(acts)
        .flat()
        .filter((path) => path.endsWith("discard")),
    ).toEqual([]);
    expect(acts.at(-1)).toMatchObject({ caption: { id: "mada-event-fifth" } });
  });
});

test("cards of another box show their own pears", () => {
  const before = view([[], []], { pears: PEARS.map(() => 7) });
  const [act] = choreograph([step(told("play", 0, { card: named("9") }))], before, before);
  expect(act!.flights[0]!.piece).toBe("9:7");
});
