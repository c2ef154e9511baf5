import { expect, test } from "vitest";
import type { Declaration } from "../declaration";
import { cardsIn, Drawing, movesByCard } from "./drawn";

const card = { kind: "word", words: "card" } as const;
const declared: Declaration = {
  name: "some-game",
  material: { values: {}, tables: [] },
  events: [],
  prompts: [],
  offers: [],
  moves: [
    { name: "play", id: "some-game-choose-play", arguments: { card }, steps: {} },
    { name: "give", id: "some-game-choose-give", arguments: { card, player: { kind: "seat" } }, steps: {} },
    { name: "bid", id: "some-game-choose-bid", arguments: { tricks: { kind: "number" } }, steps: {} },
  ],
  words: {
    card: {
      texts: [null, "S7", "HA"],
      names: { S7: { id: "seven", arguments: {} }, HA: { id: "ace", arguments: {} } },
    },
    phase: { texts: ["bidding"], names: {} },
  },
  view: { table: [], players: [] },
};
const drawing = new Drawing(declared, {
  say: (message) => `<${message}>`,
  call: (_, word) => ({ S7: "7♠", HA: "A♥" })[word]!,
  names: ["Ada", "Ben"],
});
const shown = (key: string, rest: object) => ({ key, scope: "table", axes: [], ...rest }) as never;

test("a word that moves name is a card; another is a text, by its name or as it is", () => {
  expect(drawing.field({ top: "S7" }, shown("top", { meaning: card }))).toEqual({
    kind: "card",
    word: "card S7",
    text: "7♠",
  });
  const phase = shown("phase", { meaning: { kind: "word", words: "phase" } });
  expect(drawing.field({ phase: "bidding" }, phase)).toEqual({ kind: "text", text: "bidding" });
});

test("hands, heaps, grids and objects", () => {
  const hand = drawing.field({ hand: ["S7", "HA"] }, shown("hand", { meaning: { kind: "subset", words: "card" } }));
  expect(cardsIn(hand)).toEqual(["card S7", "card HA"]);
  const heap = shown("heap", { axes: [{ kind: "heap", length: 3, words: "card" }], meaning: { kind: "number" } });
  expect(drawing.field({ heap: ["S7", "S7"] }, heap).kind).toBe("row");
  const axis = { kind: "exactly", length: 2 };
  const grid = shown("board.rows", { axes: [axis, axis], meaning: { kind: "number" } });
  expect(drawing.field({ board: { rows: [[1, 2], [3, 4]] } }, grid)).toMatchObject({ kind: "grid", rows: [{ kind: "row" }, {}] }); // prettier-ignore
  const each = shown("won", { axes: [{ kind: "each", length: 2, words: "card" }], meaning: { kind: "number" } });
  expect(drawing.field({ won: { S7: 3 } }, each)).toEqual({
    kind: "pairs",
    pairs: [{ name: "7♠", value: { kind: "text", text: "3" } }],
  });
});

test("seats, flags and nothing", () => {
  expect(drawing.field({ turn: 1 }, shown("turn", { meaning: { kind: "seat" } }))).toEqual({
    kind: "text",
    text: "Ben",
  });
  expect(drawing.field({ cut: true }, shown("cut", { meaning: { kind: "flag" } }))).toMatchObject({ text: "<any-game-yes>" }); // prettier-ignore
  expect(drawing.field({ bid: null }, shown("bid", { meaning: { kind: "number" } }))).toEqual({ kind: "nothing" });
  expect(drawing.field({ hand: [] }, shown("hand", { meaning: { kind: "subset", words: "card" } }))).toEqual({ kind: "nothing" }); // prettier-ignore
  expect(drawing.label(shown("board.in_play", {}))).toBe("<some-game-shown-board-in-play>");
});

test("a card that exactly one move names is played by a click", () => {
  const offered = [
    { move: "play S7", what: { type: "play", card: "S7" } },
    { move: "give HA 0", what: { type: "give", card: "HA", player: 0 } },
    { move: "give HA 1", what: { type: "give", card: "HA", player: 1 } },
    { move: "bid 2", what: { type: "bid", tricks: 2 } },
  ];
  expect([...movesByCard(declared, offered)]).toEqual([["card S7", "play S7"]]);
});
