import { expect, test } from "vitest";
import { isHere } from "../app/here";
import { parseLink } from "../app/link";
import { firstSeats, freeName, newSecret, newTableName, seatOf, turned } from "./seating";

const LEVELS = ["random", "easy"];
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (refusal) {
    return (refusal as { code: string }).code;
  }
  return null;
};
const seatsOf = (...seats: Parameters<typeof firstSeats>[0]) => firstSeats(seats, LEVELS);

test("the first person leads the table, and bots are called by their strength or by a name", () => {
  const seats = seatsOf(
    { kind: "bot", level: "easy" },
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Ben" },
    { kind: "bot", level: "easy" },
    { kind: "bot", level: "random", name: "Vari" },
  );
  expect(seats.map(({ name }) => name)).toEqual(["easy", "Ada", "Ben", "easy 2", "Vari"]);
  expect(seats.map(({ host }) => host)).toEqual([false, true, false, false, false]);
  expect(new Set(seats.map(({ secret }) => secret)).size).toBe(5);
});

test("what a server refuses is refused with its codes", () => {
  const ada = { kind: "person", name: "Ada" } as const;
  for (const name of ["", " Ada", "Ada\n", "Ada\u2028", "\u202eAda", "x".repeat(41)])
    expect(codeOf(() => seatsOf({ kind: "person", name }))).toBe("server.bad-name");
  expect(codeOf(() => seatsOf(ada, { kind: "person", name: "ADA" }))).toBe("server.name-taken");
  expect(codeOf(() => seatsOf(ada, { kind: "bot", level: "clever" }))).toBe("server.unknown-level");
  expect(codeOf(() => seatsOf(ada, { kind: "open" }))).toBe("server.seats-open");
  expect(codeOf(() => seatOf(seatsOf(ada), "nonsense"))).toBe("server.wrong-secret");
});

test("a bot's secret opens nothing", () => {
  const [bot] = seatsOf({ kind: "bot", level: "easy" });
  expect(codeOf(() => seatOf([bot!], bot!.secret))).toBe("server.wrong-secret");
});

test("who sat second begins the next game", () => {
  const seats = seatsOf({ kind: "person", name: "Ada" }, { kind: "bot", level: "easy" });
  expect(turned(seats, 1).map(({ seat, name }) => [seat, name])).toEqual([
    [0, "easy"],
    [1, "Ada"],
  ]);
});

test("a nickname that nobody has", () => {
  expect(freeName(["Maki", "Indri"], ["maki"])).toBe("Indri");
  expect(freeName(["Maki"], ["Maki", "Maki 2"])).toBe("Maki 3");
});

test("names tell that a table is of the page, and secrets look like a server's", () => {
  for (let count = 0; count < 100; count++) {
    expect(isHere(newTableName())).toBe(true);
    expect(newTableName()).toMatch(/^here\.[\w-]{12}$/);
    expect(parseLink(newSecret()).secrets[0]).toMatch(/^[\w-]{24}$/);
  }
});
