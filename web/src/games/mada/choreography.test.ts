import { describe, expect, test } from "vitest";
import type { MadaCard, MadaEvent, MadaPlayer, MadaView } from "../../views";
import { beats } from "../../table/tempo";
import type { Act } from "../contract";
import { PEARS } from "./cards";
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
    asks: null,
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

const paths = (acts: Act[]): string[][] =>
  acts.map(({ flights }) => flights.map(({ piece, becomes, from, to }) => `${becomes ?? piece}: ${from} > ${to}`));

describe("playing", () => {
  test("my card leaves its place in my hand, face up", () => {
    const acts = choreograph([{ type: "play", player: 0, card: "9", goal: "pile" }], view([["5"], []]));
    expect(paths(acts)).toEqual([["9: card-1 > pile-0"]]);
    expect(acts[0]!.flights[0]).toMatchObject({ lifts: true });
  });

  test("another's card turns over on its way", () => {
    const [act] = choreograph([{ type: "play", player: 1, card: "7", goal: "pile" }], view([[], ["5"]]));
    expect(act!.flights).toEqual([{ piece: "back", becomes: "7", from: "hand-1", to: "pile-1" }]);
  });

  test("a Lemur takes equal cards to the bottom, as many as it is told", () => {
    const acts = choreograph(
      [
        { type: "play", player: 0, card: "L", goal: "pile" },
        { type: "dragged", player: 0, card: "5", count: 2 },
      ],
      view([["3", "5", "5"], []]),
    );
    expect(paths(acts)).toEqual([
      ["L: card-2 > pile-0"],
      ["5: pile-0 > under-0", "5: pile-0 > under-0", "L: pile-0 > under-0"],
    ]);
  });

  test("a Double Lemur is discarded, and whole piles change places", () => {
    const acts = choreograph(
      [
        { type: "play", player: 0, card: "D", goal: "discard" },
        { type: "topped", card: "D" },
        { type: "swap", player: 0, other: 1 },
        { type: "moved", player: 0, other: 1, cards: ["3"] },
        { type: "moved", player: 1, other: 0, cards: ["8", "9"] },
      ],
      view([["3"], ["8", "9"]], { hand: ["D"] }),
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
    const mine = choreograph(
      [
        { type: "draw", player: 0 },
        { type: "receive", player: 0, card: "4" },
      ],
      before,
    );
    const theirs = choreograph(
      [
        { type: "draw", player: 1 },
        { type: "taken", player: 1 },
      ],
      before,
    );
    expect(paths(mine)).toEqual([["4: draw > hand-0"]]);
    expect(paths(theirs)).toEqual([["back: draw > hand-1"]]);
  });

  test("step by step, the card flies when it is there", () => {
    const before = view([[], []], { turn: 1 });
    expect(choreograph([{ type: "draw", player: 1 }], before)).toEqual([]);
    expect(paths(choreograph([{ type: "taken", player: 1 }], before))).toEqual([["back: draw > hand-1"]]);
  });

  test("a card drawn and played at once leaves from the hand", () => {
    const acts = choreograph(
      [
        { type: "receive", player: 0, card: "4" },
        { type: "discard", player: 0, cards: ["4"] },
      ],
      view([[], []]),
    );
    expect(paths(acts)).toEqual([["4: draw > hand-0"], ["4: hand-0 > discard"]]);
  });

  test("the opening cards fly close together", () => {
    const acts = choreograph(
      [
        { type: "receive", player: 0, card: "4" },
        { type: "scorpion", player: 0, opening: true },
        { type: "dealt", player: 1 },
      ],
      view([[], []], { phase: "dealing" }),
    );
    expect(paths(acts)).toEqual([["4: draw > hand-0", "S: draw > discard", "back: draw > hand-1"]]);
    expect(acts[0]!.flights.map(({ after }) => after ?? 0)).toEqual([0, 0.3, 0.6]);
  });

  test("a Scorpion shows itself to all", () => {
    const acts = choreograph(
      [
        { type: "draw", player: 1 },
        { type: "scorpion", player: 1, opening: false },
      ],
      view([[], []]),
    );
    expect(paths(acts)).toEqual([["back: draw > stage"], ["S: stage > stage"], ["S: stage > discard"]]);
    expect(acts.at(-1)).toMatchObject({ sound: "bad", caption: { type: "scorpion" } });
  });
});

describe("luck", () => {
  const lost: MadaEvent[] = [
    { type: "flip", player: 0, card: "6", goal: "pile", fatal: true },
    { type: "lost", player: 0, card: "6" },
    { type: "aside", player: 1, card: "9", pears: 4 },
  ];

  test("waits face down, turns over and lands", () => {
    const acts = choreograph(
      [
        { type: "luck", player: 0 },
        { type: "flip", player: 0, card: "8", goal: "pile", fatal: false },
      ],
      view([["5"], []]),
    );
    expect(paths(acts)).toEqual([["back: draw > stage"], ["8: stage > stage"], ["8: stage > pile-0"]]);
    expect(acts[0]!.hold).toBeGreaterThan(1);
    expect(acts.at(-1)).toMatchObject({ glow: "pile-0", sound: "good" });
  });

  test("that fails is a blow: the pile is thrown away, then tops go aside and the rest is swept", () => {
    const cleared: MadaEvent[] = [
      { type: "cleared", player: 0, cards: ["7", "6"] },
      { type: "cleared", player: 1, cards: ["4"] },
      { type: "topped", card: "6" },
    ];
    const acts = choreograph([{ type: "luck", player: 0 }, ...lost, ...cleared], view([["7"], ["4", "9"], []])).slice(
      3,
    );
    expect(paths(acts)).toEqual([
      ["6: pile-0 > pile-0"],
      ["7: pile-0 > discard", "6: pile-0 > discard"],
      ["4: pile-1 > discard", "9: pile-1 > aside-1"],
    ]);
    expect(acts[0]).toMatchObject({
      sound: "bad",
      dims: true,
      caption: [{ says: { type: "lost" }, tone: "bad", spot: "pile-0" }],
    });
    expect(acts[1]).toMatchObject({ keeps: true, empties: ["whole-0"] });
    expect(acts[1]!.flights.map(({ after }) => after)).toEqual([0.14, 0]);
    expect(acts[2]).toMatchObject({
      empties: ["whole-1"],
      caption: [
        { says: { type: "lost" }, tone: "bad" },
        { says: { type: "aside" }, tone: "good", spot: "aside-1" },
      ],
      stops: "round",
    });
    expect(beats(acts)).toBeLessThan(8);
  });

  test("that ends the game leaves the piles where they are", () => {
    const acts = choreograph([...lost, { type: "fifth" }], view([["7"], ["4", "9"]]));
    expect(
      paths(acts)
        .flat()
        .filter((path) => path.endsWith("discard")),
    ).toEqual([]);
    expect(acts.at(-1)).toMatchObject({ caption: { type: "fifth" } });
  });
});

test("a new draw pile takes what lay below the tops", () => {
  const acts = choreograph(
    [
      { type: "luck", player: 0 },
      { type: "thinned", player: 1, count: 2 },
      { type: "rebuilt", count: 40 },
      { type: "topped", card: null },
    ],
    view([["5"], ["3", "4", "9"]]),
  );
  expect(acts).toHaveLength(1);
  expect(paths(acts)[0]).toContain("back: under-1 > draw");
  expect(acts[0]).toMatchObject({ caption: { type: "rebuilt" } });
});

test("cards of another box show their own pears", () => {
  const before = view([[], []], { pears: PEARS.map(() => 7) });
  const [act] = choreograph([{ type: "play", player: 0, card: "9", goal: "pile" }], before);
  expect(act!.flights[0]!.piece).toBe("9:7");
});
