import { expect, test } from "vitest";
import { counts, fitting } from "./opponents";

const LEVELS = ["random", "easy", "expert"];
const seats = (least: number, most: number) => ({ least_seats: least, most_seats: most });

test("as many as the game is for, without the person", () => {
  expect(counts(seats(3, 5))).toEqual([2, 3, 4]);
});

test("what was kept is taken", () => {
  expect(fitting({ count: 4, level: "expert" }, seats(2, 5), LEVELS)).toEqual({ count: 4, level: "expert" });
});

test.each([undefined, null, 7, "expert", { count: 9, level: "godlike" }, { count: "4" }])(
  "the usual where %j was kept",
  (kept) => {
    expect(fitting(kept, seats(2, 5), LEVELS)).toEqual({ count: 2, level: "easy" });
  },
);

test("a game for more, or for no more than two, has its own usual number", () => {
  expect(fitting(undefined, seats(4, 6), LEVELS).count).toBe(3);
  expect(fitting(undefined, seats(2, 2), LEVELS).count).toBe(1);
});
