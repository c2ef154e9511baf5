import { expect, test } from "vitest";
import type { SifakaEvent, SifakaPlayer, SifakaSymbol } from "../../views";
import { choreograph } from "./choreography";

const PLAYER = { hand: 1, taken: { green: 0, yellow: 0, red: 0 }, values: null, points: null };
/** Red at (1,1) facing north looks on, yellow at (2,2) facing east. */
const PLAYERS: SifakaPlayer[] = [
  { ...PLAYER, colour: "red", row: 1, column: 1, facing: "N" },
  { ...PLAYER, colour: "yellow", row: 2, column: 2, facing: "E" },
];

function acts(...events: SifakaEvent[]) {
  return choreograph(events, { seat: 0, players: PLAYERS });
}

function placed(player: number, row: number, column: number, ...squares: SifakaSymbol[]): SifakaEvent {
  return { type: "place", player, row, column, rotation: 0, squares };
}

test("the card of another player is turned over on its way to its place", () => {
  const [act, ...others] = acts(placed(1, 2, 0, "blank", "blank", "arrow N", "palms 1"));
  expect(others).toEqual([]);
  expect(act!.flights).toEqual([
    { piece: "back", from: "player-1", to: "place-2,0", becomes: "card blank,blank,arrow N,palms 1", beats: 2 },
  ]);
});

test("the own card comes from where it is held", () => {
  const [act] = acts(placed(0, -1, 0, "blank", "blank", "blank", "blank"));
  expect(act!.flights[0]).toMatchObject({ from: "hand", to: "place--1,0", lifts: true });
});

test("tokens grow together, each on its square, while the card lies there", () => {
  const grown = acts(
    placed(1, 2, 0, "mango red", "blank", "mango green", "blank"),
    { type: "cover", symbols: ["palms 2", "arrow N"] },
    { type: "grow", row: 2, column: 0, colour: "red" },
    { type: "grow", row: 3, column: 1, colour: "green" },
    { type: "tokens", tokens: ["red", "green"] },
  )[1]!;
  const card = "card mango red,blank,mango green,blank";
  expect(grown.flights).toEqual([
    { piece: card, from: "place-2,0", to: "place-2,0", beats: 0 },
    { piece: "token red", from: "supply-red", to: "square-2,0", after: 0 },
    { piece: "token green", from: "supply-green", to: "square-3,1", after: expect.closeTo(0.3) },
  ]);
});

test("a sifaka hops over the squares that are told", () => {
  const squares = [
    { row: 1, column: 0 },
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ];
  const [act] = acts({ type: "go", player: 0, row: 0, column: 1, direction: "E", squares });
  expect(act!.flights).toEqual([
    {
      piece: "pawn red E",
      from: "pawn-0",
      to: "square-0,1",
      via: ["square-1,0", "square-0,0"],
      beats: expect.closeTo(2.1),
      lifts: true,
    },
  ]);
});

test("a sifaka that stays only turns, one that comes back has hopped away", () => {
  const [turned] = acts({ type: "stay", player: 1, row: 2, column: 2, direction: "S", squares: [] });
  expect(turned).toMatchObject({ sound: "turn", flights: [{ piece: "pawn yellow S", to: "square-2,2", beats: 0.6 }] });
  const squares = [
    { row: 2, column: 3 },
    { row: 2, column: 2 },
  ];
  const [back] = acts({ type: "stay", player: 1, row: 2, column: 2, direction: "W", squares });
  expect(back).toMatchObject({ sound: "step", flights: [{ via: ["square-2,3"], to: "square-2,2" }] });
});

test("the pawn stands on the token while it is carried home, and is still there when a card is drawn", () => {
  const [, taken, drawn] = acts(
    { type: "go", player: 0, row: 0, column: 1, direction: "N", squares: [{ row: 0, column: 1 }] },
    { type: "take", player: 0, token: "red", row: 0, column: 1 },
    { type: "draw", player: 0 },
  );
  const standing = { piece: "pawn red N", from: "square-0,1", to: "square-0,1", beats: 0 };
  expect(taken!.flights).toEqual([
    { piece: "token red", from: "token-0,1", to: "player-0", beats: 1.6, lifts: true },
    standing,
  ]);
  expect(drawn!.flights).toEqual([standing, { piece: "back", from: "pile", to: "player-0" }]);
});

test("the card drawn by the person turns over into the hand", () => {
  const [act] = acts({
    type: "receive",
    player: 0,
    card: "17",
    squares: ["palms 1", "blank", "arrow E", "palms 3"],
  });
  expect(act!.flights).toEqual([
    { piece: "back", from: "pile", to: "tray", beats: 1.5, becomes: "card palms 1,blank,arrow E,palms 3" },
  ]);
});

test("the value of a token is said to who may know it", () => {
  const value: SifakaEvent = { type: "value", player: 0, points: 3 };
  expect(acts(value)[0]).toMatchObject({ caption: value });
  expect(acts()).toEqual([]);
});
