import { expect, test } from "vitest";
import type { Argument, Message, Step } from "../../protocol";
import type { SifakaPlayer, SifakaSymbol, SifakaView } from "../../views";
import { choreograph } from "./choreography";

/** Four by four blank squares, red at (1,1) facing north, yellow at (2,2) facing east. */
function view(changes: Partial<SifakaView> = {}): SifakaView {
  const player = (
    colour: SifakaPlayer["colour"],
    row: number,
    column: number,
    facing: SifakaPlayer["facing"],
  ): SifakaPlayer => ({
    colour,
    row,
    column,
    facing,
    hand: 1,
    taken: { green: 0, yellow: 0, red: 0 },
    values: null,
    points: null,
  });
  return {
    game: "sifaka",
    seats: 2,
    seat: 0,
    actor: 0,
    result: null,
    phase: "placing",
    turn: 0,
    options: { overshoot: "stay", pawns: "share" },
    board: { top: 0, left: 0, rows: Array.from({ length: 4 }, () => Array<SifakaSymbol | null>(4).fill("blank")) },
    tokens: [],
    places: [],
    palms: 0,
    arrows: [],
    supply: { green: 15, yellow: 9, red: 6 },
    pile: 40,
    played: 4,
    removed: [],
    players: [player("red", 1, 1, "N"), player("yellow", 2, 2, "E")],
    hand: ["17"],
    faces: {},
    ...changes,
  };
}

function message(id: string, args: Record<string, Argument> = {}): Message {
  return { id, arguments: args };
}

function step(...events: Message[]): Step[] {
  return [{ version: 1, actor: 0, events, undo: null, note: false }];
}

const token = (colour: string) => message(`sifaka-token-${colour}`);
const direction = (name: string) => message(`sifaka-direction-${name}`);

test("the card of another player is turned over on its way to its place", () => {
  const after = view();
  after.board.rows[3] = ["palms 1", "arrow N", "blank", "blank"];
  const [act, ...others] = choreograph(
    step(message("sifaka-event-place", { player: { seat: 1 }, row: 2, column: 0 })),
    view(),
    after,
  );
  expect(others).toEqual([]);
  expect(act!.flights).toEqual([
    { piece: "back", from: "player-1", to: "place-2,0", becomes: "card blank,blank,arrow N,palms 1", beats: 2 },
  ]);
});

test("the own card comes from where it is held", () => {
  const [act] = choreograph(
    step(message("sifaka-event-place", { player: { seat: 0 }, row: -1, column: 0 })),
    view(),
    view(),
  );
  expect(act!.flights[0]).toMatchObject({ from: "hand", to: "place--1,0", lifts: true });
});

test("tokens grow on the mangoes of their colour while the card lies there", () => {
  const after = view();
  after.board.rows[2] = ["mango red", "blank", "blank", "blank"];
  after.board.rows[3] = ["blank", "mango green", "blank", "blank"];
  const events = [
    message("sifaka-event-place", { player: { seat: 1 }, row: 2, column: 0 }),
    message("sifaka-event-tokens", { tokens: { items: [token("green"), token("red")] } }),
  ];
  const grown = choreograph(step(...events), view(), after)[1]!;
  expect(grown.flights[0]).toEqual({
    piece: "card mango red,blank,mango green,blank",
    from: "place-2,0",
    to: "place-2,0",
    beats: 0,
  });
  expect(grown.flights.slice(1).map(({ piece, from, to }) => [piece, from, to])).toEqual([
    ["token green", "supply-green", "square-3,1"],
    ["token red", "supply-red", "square-2,0"],
  ]);
});

test("a sifaka hops from square to square and turns where an arrow lets it", () => {
  const before = view({ phase: "going", palms: 3, arrows: ["E"] });
  before.players[0] = { ...before.players[0]!, row: 2, column: 0 };
  const going = message("sifaka-event-go", { player: { seat: 0 }, row: 0, column: 1, direction: direction("east") });
  const [act] = choreograph(step(going), before, view());
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

test("the pawn stands on the token while it is carried home, and is still there when a card is drawn", () => {
  const before = view({ phase: "going", palms: 1, tokens: [{ row: 0, column: 1, colour: "red" }] });
  const events = [
    message("sifaka-event-go", { player: { seat: 0 }, row: 0, column: 1, direction: direction("north") }),
    message("sifaka-event-take", { player: { seat: 0 }, token: token("red") }),
    message("sifaka-event-draw", { player: { seat: 0 } }),
  ];
  const [, taken, drawn] = choreograph(step(...events), before, view());
  const standing = { piece: "pawn red N", from: "square-0,1", to: "square-0,1", beats: 0 };
  expect(taken!.flights).toEqual([
    { piece: "token red", from: "token-0,1", to: "player-0", beats: 1.6, lifts: true },
    standing,
  ]);
  expect(drawn!.flights).toEqual([standing, { piece: "back", from: "pile", to: "player-0" }]);
});

test("what a card covered counts for a move told together with it", () => {
  const palms = message("sifaka-symbol-palms", { count: 1 });
  const arrow = message("sifaka-symbol-arrow", { direction: direction("south") });
  const events = [
    message("sifaka-event-place", { player: { seat: 1 }, row: 0, column: 0 }),
    message("sifaka-event-cover", { symbols: { items: [palms, arrow] } }),
    message("sifaka-event-go", { player: { seat: 1 }, row: 2, column: 3, direction: direction("south") }),
  ];
  const going = choreograph(step(...events), view(), view()).at(-1)!;
  expect(going.flights.at(-1)).toMatchObject({ piece: "pawn yellow S", via: [], to: "square-2,3" });
});

test("the card drawn by the person turns over into the hand", () => {
  const after = view({ faces: { 17: ["palms 1", "blank", "arrow E", "palms 3"] } });
  const [act] = choreograph(
    step(message("sifaka-event-receive", { player: { seat: 0 }, card: "17" })),
    view({ hand: [] }),
    after,
  );
  expect(act!.flights).toEqual([
    { piece: "back", from: "pile", to: "hand", beats: 1.5, becomes: "card palms 1,blank,arrow E,palms 3" },
  ]);
});

test("the value of a token is told only to who may know it", () => {
  const value = message("sifaka-event-value", { player: { seat: 0 }, points: 3 });
  expect(choreograph(step(value), view(), view())[0]).toMatchObject({ caption: value });
  expect(choreograph(step(), view(), view())).toEqual([]);
});
