import { beforeAll, expect, test, vi } from "vitest";
import {
  invitation,
  parseLink,
  parseSight,
  parseTables,
  personalLink,
  quizPath,
  replayPath,
  screenPath,
  tablesLink,
} from "./link";

const [NAME, OTHER] = ["ab-_cdefghij", "0123456789_-"];
const [SECRET, SECOND] = ["S".repeat(24), "-_".repeat(12)];

beforeAll(() => {
  vi.stubGlobal("location", { origin: "http://127.0.0.1:8000" });
});

const hashOf = (link: string) => link.slice(link.indexOf("#") + 1);

test("the secret of a seat", () => {
  expect(parseLink("abc-_1")).toEqual({ secrets: ["abc-_1"], invite: null });
});

test("several seats on one device", () => {
  expect(parseLink("abc,def").secrets).toEqual(["abc", "def"]);
});

test("an invitation", () => {
  expect(parseLink("invite=abc")).toEqual({ secrets: [], invite: "abc" });
});

test("nothing: a spectator", () => {
  expect(parseLink("")).toEqual({ secrets: [], invite: null });
});

test("an invitation is read as it was written", () => {
  expect(parseLink(hashOf(invitation(NAME, SECRET)))).toEqual({ secrets: [], invite: SECRET });
  expect(parseLink(hashOf(screenPath(NAME, SECRET))).invite).toBe(SECRET);
});

test("a personal link is read as it was written", () => {
  expect(parseLink(hashOf(personalLink(NAME, [SECRET, SECOND]))).secrets).toEqual([SECRET, SECOND]);
});

test("several tables are read as they were written", () => {
  const tables = [
    { table: NAME, secrets: [SECRET, SECOND] },
    { table: OTHER, secrets: [SECOND] },
  ];
  expect(parseTables(hashOf(tablesLink(tables)))).toEqual(tables);
});

test("what is no table is left out", () => {
  expect(parseTables(`tables=${NAME}.${OTHER}${SECRET}x.${NAME}${SECRET}.`)).toEqual([
    { table: NAME, secrets: [SECRET] },
  ]);
  expect(parseTables("tables=")).toEqual([]);
});

test("another address brings no tables", () => {
  expect(parseTables("")).toBeNull();
  expect(parseTables("invite=abc")).toBeNull();
});

test("a moment of a replay, with one's own eyes", () => {
  expect(replayPath("abc", { moment: 14, seat: 1 })).toBe("/replay?moment=14&seat=1#abc");
  expect(replayPath("abc", { moment: 0, seat: null })).toBe("/replay?moment=0#abc");
  expect(replayPath()).toBe("/replay");
  expect(quizPath("abc", 0)).toBe("/quiz?seat=0#abc");
  expect(parseSight("?moment=14&seat=1")).toEqual({ moment: 14, seat: 1 });
  expect(parseSight("?moment=x&seat=-1")).toEqual({ moment: undefined, seat: undefined });
});
