import { expect, test } from "vitest";
import { isOnlyHere, movedTo } from "./reach";

test.each(["localhost", "katta.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is every device itself", (host) => {
  expect(isOnlyHere(host)).toBe(true);
});

test.each(["192.168.1.20", "10.0.0.1", "katta.example", "[2001:db8::1]", "localhost.example", "127.example"])(
  "%s is the same for every device",
  (host) => {
    expect(isOnlyHere(host)).toBe(false);
  },
);

test("a link keeps its page and its secret at another address", () => {
  expect(movedTo("http://192.168.1.20:8001", "http://127.0.0.1:8000/table/abc#invite=def")).toBe(
    "http://192.168.1.20:8001/table/abc#invite=def",
  );
});
