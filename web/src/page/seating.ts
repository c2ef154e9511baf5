/** Who sits where: secrets, nicknames, bots. */

import { HERE } from "../app/here";
import type { NewSeat } from "../protocol";
import { Refusal } from "./refusal";
import type { SeatRow } from "./rows";

const SECRET_BYTES = 18;
const NAME_BYTES = 9;
const LONGEST_NAME = 40;
/** What no record file can hold, in a line of its own or within one. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u;

/** A secret nobody can guess. */
export const newSecret = () => chosen(SECRET_BYTES);

/** The public name of a table. */
export const newTableName = () => HERE + chosen(NAME_BYTES);

function chosen(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_");
}

/** The seat that a secret opens. */
export function seatOf(seats: readonly SeatRow[], secret: string): SeatRow {
  const found = seats.find((seat) => seat.kind === "person" && seat.secret === secret);
  if (!found) throw Refusal.server("wrong-secret");
  return found;
}

/** The seats of a new table. */
export function firstSeats(wanted: readonly NewSeat[], levels: readonly string[]): SeatRow[] {
  const seats: SeatRow[] = [];
  for (const [seat, { kind, name, level }] of wanted.entries()) {
    if (kind === "open") throw Refusal.server("seats-open");
    const others = seats.map((other) => other.name);
    const host = kind === "person" && seats.every((other) => other.kind !== "person");
    if (kind === "bot") seats.push(newBot(seat, checkedLevel(level, levels), others, name));
    else seats.push({ seat, kind, name: checkedName(name ?? "", others), level: null, secret: newSecret(), host });
  }
  return seats;
}

/** A bot, by a nickname or by its strength. */
export function newBot(seat: number, level: string, others: readonly string[], name?: string | null): SeatRow {
  const called = name == null ? numberedName(level, others) : checkedName(name, others);
  return { seat, kind: "bot", name: called, level, secret: newSecret(), host: false };
}

/** A nickname fit for the record file, and not taken. */
export function checkedName(name: string, others: readonly string[]): string {
  const isFit = name !== "" && [...name].length <= LONGEST_NAME && name === name.trim() && !UNPRINTABLE.test(name);
  if (!isFit) throw Refusal.server("bad-name");
  if (isTaken(name, others)) throw Refusal.server("name-taken", { name });
  return name;
}

function checkedLevel(level: string | null | undefined, levels: readonly string[]): string {
  if (!level || !levels.includes(level)) throw Refusal.server("unknown-level", { level: level ?? "" });
  return level;
}

/** The same people in the same order, another one beginning. */
export function turned(seats: readonly SeatRow[], first: number): SeatRow[] {
  return numbered([...seats.slice(first), ...seats.slice(0, first)]);
}

/** People in the order of play, each on the seat of that number. */
export function numbered(seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((row, seat) => ({ ...row, seat }));
}

/** A nickname that nobody has. */
export function freeName(nicknames: readonly string[], others: readonly string[]): string {
  return nicknames.find((name) => !isTaken(name, others)) ?? numberedName(nicknames[0]!, others);
}

/** `easy`, `easy 2`, `easy 3`: the first that nobody has. */
function numberedName(name: string, others: readonly string[]): string {
  let found = name;
  for (let count = 2; isTaken(found, others); count++) found = `${name} ${count}`;
  return found;
}

function isTaken(name: string, others: readonly string[]): boolean {
  const folded = (text: string) => text.toUpperCase().toLowerCase();
  return others.some((other) => folded(other) === folded(name));
}
