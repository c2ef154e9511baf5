import { expect, test } from "vitest";
import { seatsOf } from "./origin";

test("who practises sits where they sat, and bots play for everybody else", () => {
  expect(seatsOf({ seat: 1, names: ["Ada", "Ben", "Cleo"], bots: { 2: "hard" } })).toEqual([
    { kind: "bot", name: "Ada", level: "medium" },
    { kind: "person", name: "Ben" },
    { kind: "bot", name: "Cleo", level: "hard" },
  ]);
});
