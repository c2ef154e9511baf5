/** Addresses of tables. What is secret stands behind `#`, which never reaches a server log. */

import { paged } from "./base";

export interface TableLink {
  secrets: string[];
  invite: string | null;
}

/** The keys of a table, on their way to another device. */
export interface Keys {
  table: string;
  secrets: string[];
}

const INVITE = "invite=";
const TABLES = "tables=";
/** A table among several: its name, and the secrets of its seats. */
const KEYS = /^([\w-]{12})((?:[\w-]{24})+)$/;
const SECRET = /[\w-]{24}/g;

export function parseLink(hash: string): TableLink {
  if (hash.startsWith(INVITE)) return { secrets: [], invite: hash.slice(INVITE.length) };
  return { secrets: hash.split(",").filter(Boolean), invite: null };
}

export const homePath = paged("/");

/** The address that everybody may see, also over a seat. */
export const tablePath = (table: string): string => paged(`/table/${encodeURIComponent(table)}`);

/** Where one looks on, even if one has a seat. */
export const watchPath = (table: string): string => paged(`/watch/${encodeURIComponent(table)}`);

/** The home of a group: the score over all that these people played. */
export const eveningPath = (evening: string): string => paged(`/evening/${encodeURIComponent(evening)}`);

/** A moment of a replay, and whose eyes; null: a spectator's. */
export interface Sight {
  moment?: number;
  seat?: number | null;
}

/** Where finished games are looked at again; without a table, one of a file. */
export const replayPath = (table?: string, sight: Sight = {}): string =>
  paged(`/replay${asked({ ...sight })}${table ? `#${table}` : ""}`);

/** Where one looks for better moves than one made. */
export const quizPath = (table: string, seat: number): string => paged(`/quiz${asked({ seat })}#${table}`);

function asked(values: Record<string, number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? `?${given.map(([key, value]) => `${key}=${value}`).join("&")}` : "";
}

/** What stands behind `?` in the address of a replay or a quiz; what is no number is left out. */
export function parseSight(query: string): Sight {
  const values = new URLSearchParams(query);
  const number = (key: string) => (/^\d{1,6}$/.test(values.get(key) ?? "") ? Number(values.get(key)) : undefined);
  return { moment: number("moment"), seat: number("seat") };
}

/** The rules of a game. */
export const rulesPath = (game: string): string => paged(`/rules/${encodeURIComponent(game)}`);

/** The table for a television; with the invitation it shows how to take the free seats. */
export function screenPath(table: string, invite: string | null): string {
  return paged(`/tv/${encodeURIComponent(table)}${invite === null ? "" : `#${INVITE}${invite}`}`);
}

/** The address to send to a friend. */
export function invitation(table: string, invite: string): string {
  return `${location.origin}${tablePath(table)}#${INVITE}${invite}`;
}

/** The address that is a seat: for other devices of the same person. */
export function personalLink(table: string, secrets: readonly string[]): string {
  return `${location.origin}${tablePath(table)}#${secrets.join(",")}`;
}

/** The address that takes several tables to another device of the same person, as short as it can be. */
export function tablesLink(tables: readonly Keys[]): string {
  return `${location.origin}${homePath}#${TABLES}${tables.map(({ table, secrets }) => table + secrets.join("")).join(".")}`;
}

/** The tables that such an address brings; what is no table is left out. None: it is another address. */
export function parseTables(hash: string): Keys[] | null {
  if (!hash.startsWith(TABLES)) return null;
  const found = hash.slice(TABLES.length).split(".");
  return found.flatMap((text) => {
    const [, table, secrets] = KEYS.exec(text) ?? [];
    return table && secrets ? [{ table, secrets: secrets.match(SECRET)! }] : [];
  });
}
