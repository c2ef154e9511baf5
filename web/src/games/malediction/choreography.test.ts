import { describe, expect, test } from "vitest";
import { BEATS, beats } from "../../table/tempo";
import type { MaledictionEvent } from "../../views";
import type { Act, Caption } from "../contract";
import { choreograph } from "./choreography";
import { nobody, played, viewOf } from "./table.fixture";

const typeOf = (told: Caption) => ("type" in told ? told.type : told.id);
const said = ({ caption = [] }: Act) =>
  Array.isArray(caption) ? caption.map(({ says }: { says: Caption }) => typeOf(says)) : [typeOf(caption as Caption)];
const moving = (flights: { from: string; to: string }[]) => flights.filter(({ from, to }) => from !== to);

describe("a play", () => {
  test("of mine flies from my hand, where it is missed meanwhile", () => {
    const acts = choreograph([played(0, "R8")], viewOf());
    expect(acts.map((act) => act.flights)).toEqual([[{ piece: "R8", from: "hand-R8", to: "trick-0", lifts: true }]]);
  });

  test("of somebody else is turned over on its way", () => {
    const [act] = choreograph([played(1, "C4")], viewOf());
    expect(act!.flights).toMatchObject([{ piece: "back", becomes: "C4", from: "cards-1", to: "trick-1" }]);
  });

  test("with a potion: the card first, then the bottle with the sum on its label", () => {
    const [act] = choreograph([played(0, "S5", "P2")], viewOf());
    expect(act!.flights).toMatchObject([
      { piece: "S5", from: "hand-S5" },
      { piece: "bottle 2 7", from: "hand-P2", to: "trick-0", lifts: true },
    ]);
    expect(act!.flights[1]!.after).toBeGreaterThan(0);
  });

  test("of two like potions lifts both copies", () => {
    const [act] = choreograph([played(0, "P2", "P2")], viewOf());
    expect(act!.flights.map((flight) => flight.from)).toEqual(["hand-P2", "hand-P2-2"]);
  });

  test("stays where it lies while others play", () => {
    const acts = choreograph([played(0, "S5", "P2"), played(1, "R4")], viewOf());
    expect(acts[1]!.flights).toContainEqual({ piece: "S5+P2", from: "trick-0", to: "trick-0", beats: 0 });
  });

  test("that shows a void shows nothing else", () => {
    const acts = choreograph([played(1, "C4"), { type: "void", player: 1, suit: "rat" }], viewOf());
    expect(acts).toHaveLength(1);
  });
});

describe("a trick", () => {
  const before = viewOf({
    tricks: [
      {
        leader: 0,
        plays: [
          { seat: 0, play: "R8" },
          { seat: 1, play: "R4" },
        ],
        complete: false,
        winner: null,
      },
    ],
  });

  test("can be read, then is swept to its winner, cards of before and of now alike", () => {
    const won: MaledictionEvent[] = [
      { type: "trick", player: 2, play: "S6" },
      { type: "swept", player: 2, plays: ["R8", "R4", "S6"] },
    ];
    const acts = choreograph([played(2, "S6"), ...won], before);
    expect(acts).toHaveLength(3);
    expect(acts[1]).toMatchObject({ glow: "player-2" });
    expect(acts[1]!.hold).toBeGreaterThan(1);
    expect(acts[2]!.flights).toMatchObject([
      { piece: "R8", becomes: "back", from: "trick-0", to: "tricks-2", lifts: true },
      { piece: "R4", from: "trick-1", to: "tricks-2", lifts: true },
      { piece: "S6", from: "trick-2", to: "tricks-2" },
    ]);
    expect(acts[2]!.flights[2]).not.toHaveProperty("lifts");
  });

  test("that is tied says so and goes to nobody", () => {
    const tied: MaledictionEvent = { type: "tie", player: 2 };
    const acts = choreograph(
      [played(2, "R8"), tied, { type: "swept", player: null, plays: ["R8", "R4", "R8"] }],
      before,
    );
    expect(acts[1]!.caption).toEqual(tied);
    expect(moving(acts[2]!.flights).map((flight) => flight.to)).toEqual(["deck", "deck", "deck"]);
  });
});

describe("contracts", () => {
  test("come from their pile", () => {
    const [act] = choreograph([{ type: "bid", player: 1, contract: "2+" }], viewOf({ phase: "contracts" }));
    expect(act!.flights).toMatchObject([{ piece: "contract 2+", from: "face-2+", to: "contract-1" }]);
  });

  test("tried again come from the Points card and turn over", () => {
    const retry: MaledictionEvent = { type: "retry", player: 1, old: "3", contract: "3+", turned: true };
    const [act] = choreograph([retry], viewOf({ phase: "contracts" }));
    expect(act!.flights).toMatchObject([
      { piece: "contract 3", becomes: "contract 3+", from: "points-1", to: "contract-1" },
    ]);
  });
});

describe("the end of a round and the next deal", () => {
  const before = viewOf();
  const counted: MaledictionEvent[] = [
    { type: "fulfilled", player: 0, contract: "2", tricks: 2, points: 4 },
    { type: "zero_saved", player: 1, contract: "0" },
    { type: "failed", player: 2, contract: "1+", tricks: 0, points: 1 },
  ];
  const end: MaledictionEvent = { type: "round_end", round: 1, count: 5 };
  const next: MaledictionEvent[] = [
    { type: "hat", player: 0, tricks: 2 },
    { type: "passed", player: 1, previous: 0 },
    { type: "round", round: 2, player: 1 },
    { type: "trump", card: "C5", suit: "crow" },
    { type: "hand", player: 0, cards: ["R1", "R2"] },
    { type: "dealt", player: 1 },
  ];
  const acts = choreograph([end, ...counted, ...next], before);

  test("counts line by line, then opens the next round", () => {
    expect(acts.map(said)).toEqual([["round_end", "fulfilled", "zero_saved", "failed", "hat"], ["round", "trump"], []]);
    const [counting, opening, deal] = acts as [Act, Act, Act];
    expect(counting.flights.map(({ piece, from, to }) => `${piece}: ${from} > ${to}`)).toEqual([
      "contract 2: contract-0 > points-0",
      "zero: contract-1 > zeros-1",
      "contract 1+: contract-2 > points-2",
      "hat: hats > hats-0",
    ]);
    expect(counting.flights.map(({ after }) => after)).toEqual([1, 2, 3, 4].map((n) => expect.closeTo(0.8 * n)));
    expect(counting.caption).toMatchObject([{}, { tone: "good", spot: "player-0" }, {}, { tone: "bad" }, {}]);
    expect(moving(opening.flights)).toMatchObject([
      { piece: "ball", from: "ball-0", to: "ball-1" },
      { becomes: "C5", from: "deck", to: "trump" },
    ]);
    expect(deal.keeps).toBe(true);
  });

  test("deals as one quick fan, with trump lying open", () => {
    const deal = acts.at(-1)!;
    expect(moving(deal.flights).map((flight) => flight.to)).toEqual(
      expect.arrayContaining(["hand", "cards-1", "cards-2"]),
    );
    expect(deal.flights).toContainEqual({ piece: "C5", from: "trump", to: "trump", beats: 0 });
  });

  test("hands in as many zeros as there are tricks missing", () => {
    const [act] = choreograph([{ type: "zero", player: 2, count: 2 }], before);
    expect(act!.flights.map(({ piece, from, to }) => `${piece}: ${from} > ${to}`)).toEqual([
      "zero: zeros-2 > pile-0",
      "zero: zeros-2 > pile-0",
    ]);
  });

  test("lets the ball go on even if the next round waits", () => {
    const [counting, ball] = choreograph([end, { type: "no_hat" }, { type: "passed", player: 1, previous: 0 }], before);
    expect(said(counting!)).toEqual(["round_end", "no_hat"]);
    expect(ball!.flights).toMatchObject([{ piece: "ball", from: "ball-0", to: "ball-1" }]);
  });

  test("takes no longer than five seconds at a normal pace, six with five players and the last trick", () => {
    const table = viewOf({ seats: 5, players: [nobody, nobody, nobody, nobody, nobody] });
    const fulfilled = [0, 1, 2, 3, 4].map((player): MaledictionEvent => ({
      type: "fulfilled",
      player,
      contract: "2",
      tricks: 2,
      points: 4,
    }));
    const won: MaledictionEvent[] = [
      { type: "trick", player: 2, play: "S6" },
      { type: "swept", player: 2, plays: ["R1", "R2", "S6", "R4", "R5"] },
    ];
    const seconds = (told: Act[]) => (beats(told) * BEATS.normal) / 1000;
    expect(seconds(acts)).toBeLessThan(4.1);
    expect(seconds(choreograph([...won, end, ...fulfilled, ...next], table))).toBeLessThan(5.8);
  });
});
