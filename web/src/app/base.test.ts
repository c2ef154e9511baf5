import { afterEach, expect, test, vi } from "vitest";

/** The module as it is in a page with these tags. */
async function opened(address: string, tags: Record<string, string>) {
  const { pathname, search, hash, origin } = new URL(address);
  vi.resetModules();
  vi.stubGlobal("location", { pathname, search, hash, origin });
  vi.stubGlobal("document", {
    querySelector: (asked: string) => {
      const content = tags[/name="(.*)"/.exec(asked)![1]!];
      return content === undefined ? null : { content };
    },
  });
  return { ...(await import("./base")), ...(await import("./link")), location };
}

afterEach(() => vi.unstubAllGlobals());

const FILES = { "katta-server": "none", "base-path": "" };

test("a server with the whole address", async () => {
  const site = await opened("https://play.example/replay?seat=0#abc", { "base-path": "", "katta-server": "" });
  expect(site.hasServer).toBe(true);
  expect(site.placeOf(site.location)).toEqual({ path: "/replay", query: "?seat=0", hash: "abc" });
  expect(site.replayPath("abc", { seat: 0 })).toBe("/replay?seat=0#abc");
});

test("a server under a path", async () => {
  const site = await opened("https://example.org/games/katta/table/abc", { "base-path": "/games/katta" });
  expect(site.placeOf(site.location)).toEqual({ path: "/table/abc", query: "", hash: "" });
  expect(site.tablePath("abc")).toBe("/games/katta/table/abc");
  expect(site.sited("/sw.js")).toBe("/games/katta/sw.js");
});

test.each([
  ["https://example.org/", "", "/"],
  ["https://example.org/sub/katta/", "/sub/katta", "/sub/katta/"],
  ["https://example.org/sub/index.html", "/sub", "/sub/index.html"],
])("a folder of files at %s", async (address, base, page) => {
  const site = await opened(address, FILES);
  expect(site.hasServer).toBe(false);
  expect(site.base).toBe(base);
  expect(site.placeOf(site.location)).toEqual({ path: "/", query: "", hash: "" });
  expect(site.homePath).toBe(`${page}#/`);
  expect(site.tablePath("here.abc")).toBe(`${page}#/table/here.abc`);
  expect(site.sited("/engine/mada.wasm")).toBe(`${base}/engine/mada.wasm`);
});

test.each([
  ["#/", { path: "/", query: "", hash: "" }],
  ["#/table/here.abc", { path: "/table/here.abc", query: "", hash: "" }],
  ["#/replay?seat=0&moment=7#here.abc", { path: "/replay", query: "?seat=0&moment=7", hash: "here.abc" }],
  ["#/quiz#here.abc", { path: "/quiz", query: "", hash: "here.abc" }],
  ["#/replay#a?b#c", { path: "/replay", query: "", hash: "a?b#c" }],
])("the place that %s means in a folder of files", async (hash, place) => {
  const site = await opened(`https://example.org/katta/${hash}`, FILES);
  expect(site.placeOf(site.location)).toEqual(place);
});

test("in a folder of files an address is read as it was written", async () => {
  const site = await opened("https://example.org/katta/", FILES);
  const link = new URL(site.replayPath("here.abc", { moment: 3, seat: 1 }), "https://example.org");
  const place = site.placeOf(link as unknown as Location);
  expect(site.parseSight(place.query)).toEqual({ moment: 3, seat: 1 });
  expect([place.path, place.hash]).toEqual(["/replay", "here.abc"]);
});
