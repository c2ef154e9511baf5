import { expect, test } from "vitest";
import { eveningOf } from "./evenings";
import type { SeatRow, TableRow } from "./rows";

const ada: SeatRow = { seat: 0, kind: "person", name: "Ada", level: null, secret: "a", host: true };
const bot: SeatRow = { seat: 1, kind: "bot", name: "Vari", level: "easy", secret: "b", host: false };

function table(created: number, winners: number[] | null, seats: SeatRow[]): TableRow {
  return {
    ...{ name: `here.${created}`, game: "mada", rules: 1, options: {}, clock: null, hints: true, helps: [] },
    ...{ host: "", dealer: "", created, seats, evening: "here.1", rematch: null, turn: null, awaited: 0 },
    result: winners && { scores: [1, 2], winners },
    practice: false,
  };
}

test("wins are counted over all games, shared ones in parts, by person and not by seat", () => {
  const turned = [
    { ...bot, seat: 0, secret: "new" },
    { ...ada, seat: 1 },
  ];
  const { evening, players, tables } = eveningOf([
    table(3, null, [ada, bot]),
    table(1, [0], [ada, bot]),
    table(2, [0, 1], turned),
  ]);
  expect(evening).toBe("here.1");
  expect(players).toEqual([
    { name: "Ada", is_bot: false, games: 2, wins: 1.5 },
    { name: "Vari", is_bot: true, games: 2, wins: 0.5 },
  ]);
  expect(tables.map(({ when, status, players: places }) => [when, status, places])).toEqual([
    [1, "over", [0, 1]],
    [2, "over", [1, 0]],
    [3, "playing", [0, 1]],
  ]);
});

test("an evening that nobody knows", () => {
  expect(() => eveningOf([])).toThrow("server.no-such-evening");
});
