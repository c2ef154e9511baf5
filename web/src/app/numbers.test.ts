import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../protocol";
import { commitmentTo, fresh, keepNumber, numberOf, numbersAt, shown } from "./numbers";

const kept = new Map<string, string>();
const NUMBER = "ab".repeat(32);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("history", { state: null });
});

function asking(commitment: string | null, cut: string | null = "committed", start = "cut"): TableInfo {
  const seats = [
    { commitment, cut },
    { commitment: "other", cut: "shown" },
  ];
  return { table: "t", start, status: "waiting", commitment: "dealer", seats } as unknown as TableInfo;
}

test("no two numbers are alike", () => {
  expect(new Set(Array.from({ length: 50 }, fresh)).size).toBe(50);
  expect(fresh()).toMatch(/^[0-9a-f]{64}$/);
});

test("a seat has the same number after the page was loaded anew", () => {
  const first = numberOf("t", "s");
  expect(numberOf("t", "s")).toEqual(first);
  expect(numberOf("t", "another").number).not.toBe(first.number);
});

test("a number is shown when it is asked for, and what everybody committed to is kept", () => {
  keepNumber("t", "s", NUMBER);
  expect(shown(asking(commitmentTo(NUMBER)), "s")).toBe(NUMBER);
  expect(numbersAt("t")[0]!.seen).toEqual({ commitment: "dealer", commitments: [commitmentTo(NUMBER), "other"] });
});

test("a number is not shown where nobody has seen the commitment to it, or nobody asks", () => {
  keepNumber("t", "s", NUMBER);
  expect(shown(asking("exchanged"), "s")).toBeNull();
  expect(shown(asking(null), "s")).toBeNull();
  expect(shown(asking(commitmentTo(NUMBER), "shown"), "s")).toBeNull();
  expect(shown(asking(commitmentTo(NUMBER), "committed", "host"), "s")).toBeNull();
});

test("the number for the next game is shown there, whether or not the page was told of it before", () => {
  const { next } = numberOf("before", "s");
  expect(shown(asking(commitmentTo(next)), "s")).toBe(next);
  expect(numberOf("t", "s").number).toBe(next);
  expect(shown(asking(commitmentTo(next)), "another")).toBeNull();
});
