import { describe, expect, test } from "vitest";
import { BEATS, beats } from "../../table/tempo";
import type { Act } from "../contract";
import { choreograph } from "./choreography";
import { message, named, nobody, played, step, viewOf } from "./table.fixture";

const said = ({ caption = [] }: Act) => ("id" in caption ? [caption.id] : caption.map(({ says }) => says.id));
const moving = (flights: { from: string; to: string }[]) => flights.filter(({ from, to }) => from !== to);

describe("a play", () => {
  test("of mine flies from my hand, where it is missed meanwhile", () => {
    const acts = choreograph([step(played(0, "R8"))], viewOf(), viewOf());
    expect(acts.map((act) => act.flights)).toEqual([[{ piece: "R8", from: "hand-R8", to: "trick-0", lifts: true }]]);
  });

  test("of somebody else is turned over on its way", () => {
    const [act] = choreograph([step(played(1, "C4"))], viewOf(), viewOf());
    expect(act!.flights).toMatchObject([{ piece: "back", becomes: "C4", from: "cards-1", to: "trick-1" }]);
  });

  test("with a potion: the card first, then the bottle with the sum on its label", () => {
    const [act] = choreograph([step(played(0, "S5", "P2"))], viewOf(), viewOf());
    expect(act!.flights).toMatchObject([
      { piece: "S5", from: "hand-S5" },
      { piece: "bottle 2 7", from: "hand-P2", to: "trick-0", lifts: true },
    ]);
    expect(act!.flights[1]!.after).toBeGreaterThan(0);
  });

  test("of two like potions lifts both copies", () => {
    const [act] = choreograph([step(played(0, "P2", "P2"))], viewOf(), viewOf());
    expect(act!.flights.map((flight) => flight.from)).toEqual(["hand-P2", "hand-P2-2"]);
  });

  test("stays where it lies while others play", () => {
    const acts = choreograph([step(played(0, "R8")), step(played(1, "R4"))], viewOf(), viewOf());
    expect(acts[1]!.flights).toContainEqual({ piece: "R8", from: "trick-0", to: "trick-0", beats: 0 });
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
    const won = message("malediction-event-trick", { player: { seat: 2 }, play: named("S6") });
    const acts = choreograph([step(played(2, "S6"), won)], before, viewOf());
    expect(acts).toHaveLength(3);
    expect(acts[1]).toMatchObject({ glow: "player-2" });
    expect(acts[1]!.hold).toBeGreaterThan(1);
    expect(moving(acts[2]!.flights)).toMatchObject([
      { piece: "R8", becomes: "back", from: "trick-0", to: "tricks-2", lifts: true },
      { piece: "R4", from: "trick-1", to: "tricks-2", lifts: true },
      { piece: "S6", from: "trick-2", to: "tricks-2" },
    ]);
  });

  test("that is tied says so and goes to nobody", () => {
    const tied = message("malediction-event-tie", { player: { seat: 2 } });
    const acts = choreograph([step(played(2, "R8"), tied)], before, viewOf());
    expect(acts[1]!.caption).toEqual(tied);
    expect(moving(acts[2]!.flights).map((flight) => flight.to)).toEqual(["deck", "deck", "deck"]);
  });
});

describe("contracts", () => {
  test("come from their pile", () => {
    const bid = message("malediction-event-bid", {
      player: { seat: 1 },
      contract: message("malediction-contract-at-least", { number: 2 }),
    });
    const [act] = choreograph([step(bid)], viewOf({ phase: "contracts" }), viewOf());
    expect(act!.flights).toMatchObject([{ piece: "contract 2+", from: "face-2+", to: "contract-1" }]);
  });

  test("tried again come from the Points card and turn over", () => {
    const retry = message("malediction-event-retry", {
      player: { seat: 1 },
      old: message("malediction-contract-exactly", { number: 3 }),
      contract: message("malediction-contract-at-least", { number: 3 }),
    });
    const [act] = choreograph([step(retry)], viewOf({ phase: "contracts" }), viewOf());
    expect(act!.flights).toMatchObject([
      { piece: "contract 3", becomes: "contract 3+", from: "points-1", to: "contract-1" },
    ]);
  });
});

describe("the end of a round and the next deal", () => {
  const before = viewOf({
    players: [
      { ...nobody, contract: "2" },
      { ...nobody, contract: "0" },
      { ...nobody, contract: "1+" },
    ],
  });
  const after = viewOf({ phase: "contracts", round: 2, ball: 1 });
  const two = message("malediction-contract-exactly", { number: 2 });
  const steps = [
    step(
      message("malediction-event-round-end", { round: 1, count: 5 }),
      message("malediction-event-fulfilled", { player: { seat: 0 }, contract: two, tricks: 2, points: 4 }),
      message("malediction-event-zero-saved", { player: { seat: 1 } }),
      message("malediction-event-failed", {
        player: { seat: 2 },
        contract: message("malediction-contract-at-least", { number: 1 }),
        tricks: 0,
        points: 1,
      }),
      message("malediction-event-hat", { player: { seat: 0 }, tricks: 2 }),
    ),
    step(
      message("malediction-event-round", { round: 2, player: { seat: 1 } }),
      message("malediction-event-trump", { card: named("C5"), suit: message("malediction-suit-crow") }),
    ),
    ...Array.from({ length: 20 }, () => step()),
    step(message("malediction-event-dealt", { player: { seat: 1 } })),
  ];
  const acts = choreograph(steps, before, after);

  test("counts line by line, then opens the next round", () => {
    expect(acts.map(said)).toEqual([
      [
        "malediction-event-round-end",
        "malediction-event-fulfilled",
        "malediction-event-zero-saved",
        "malediction-event-failed",
        "malediction-event-hat",
      ],
      ["malediction-event-round", "malediction-event-trump"],
      [],
    ]);
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

  test("takes no longer than five seconds at a normal pace, even with five players and the last trick", () => {
    const seats = [0, 1, 2, 3, 4];
    const table = viewOf({ seats: 5, players: seats.map(() => ({ ...nobody, contract: "2" })) });
    const fulfilled = seats.map((seat) =>
      message("malediction-event-fulfilled", { player: { seat }, contract: two, tricks: 2, points: 4 }),
    );
    const [end, ...next] = steps;
    const won = message("malediction-event-trick", { player: { seat: 2 }, play: named("S6") });
    const long = [step(won, end!.events[0]!, ...fulfilled, end!.events.at(-1)!), ...next];
    const seconds = (told: Act[]) => (beats(told) * BEATS.normal) / 1000;
    expect(seconds(acts)).toBeLessThan(4.1);
    expect(seconds(choreograph(long, table, { ...table, ball: 1 }))).toBeLessThan(5.3);
  });
});
