import { expect, test } from "vitest";
import { parseLink } from "./link";

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
