/** The numbers with which this device cuts: nobody else knows one before it is shown, so nobody can choose the deal. */

import type { TableInfo } from "../protocol";
import { sha256 } from "./sha256";
import { keep, recall } from "./storage";

const KEPT = "katta.numbers";
const MOST = 50;
const BYTES = 32;

export interface KeptNumber {
  table: string;
  /** The secret of the seat for which the device cuts. */
  secret: string;
  number: string;
  /** For the next game, should those who are here play on. */
  next: string;
  /** What everybody had committed to when the number was shown: the dealer, and each seat. */
  seen?: { commitment: string; commitments: (string | null)[] };
}

let known: readonly KeptNumber[] = [];

function all(): readonly KeptNumber[] {
  const found = recall(KEPT);
  return Array.isArray(found) ? (found as KeptNumber[]) : known;
}

function write(one: KeptNumber): KeptNumber {
  const others = all().filter(({ table, secret }) => table !== one.table || secret !== one.secret);
  known = [one, ...others].slice(0, MOST);
  keep(KEPT, known);
  return one;
}

/** A number that nobody can guess. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** It tells nothing of the number, and fits no other. */
export const commitmentTo = sha256;

/** Keep a number until the game is over, so that a page that is loaded anew can show it. */
export function keepNumber(table: string, secret: string, number: string): KeptNumber {
  return write({ table, secret, number, next: fresh() });
}

/** What this device cuts with for a seat. */
export function numberOf(table: string, secret: string): KeptNumber {
  return all().find((one) => one.table === table && one.secret === secret) ?? keepNumber(table, secret, fresh());
}

/** All that this device cut with at a table. */
export function numbersAt(table: string): readonly KeptNumber[] {
  return all().filter((one) => one.table === table);
}

/**
 * The number to be shown now, if the table asks for it and everybody has seen the commitment to it.
 *
 * A page that went on to the next table before it was told about it finds its number all the same.
 */
export function shown(info: TableInfo, secret: string): string | null {
  if (info.start !== "cut" || info.status !== "waiting") return null;
  const asked = new Set(info.seats.filter((seat) => seat.cut === "committed").map((seat) => seat.commitment));
  const mine = all().filter((one) => one.secret === secret);
  const number = mine.flatMap((one) => [one.number, one.next]).find((one) => asked.has(commitmentTo(one)));
  if (number === undefined) return null;
  const seen = { commitment: info.commitment, commitments: info.seats.map((seat) => seat.commitment) };
  write({ ...numberOf(info.table, secret), number, seen });
  return number;
}
