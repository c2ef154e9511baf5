import { expect, test } from "vitest";
import { complaintOf } from "./complaint";

function broken(name: string, stack: string): Error {
  const error = new Error("Ada holds Cactus 7");
  error.name = name;
  error.stack = stack;
  return error;
}

test("where it broke is told, and nothing of what was said", () => {
  const error = broken(
    "TypeError",
    `TypeError: Ada holds Cactus 7
    at Board (http://127.0.0.1:8000/assets/index-B_x-1.js:1:234)
    at http://127.0.0.1:8000/assets/TablePage-abc.js:2:5`,
  );
  expect(complaintOf("board", error)).toEqual({
    part: "board",
    kind: "TypeError",
    places: ["assets/index-B_x-1.js:1:234", "assets/TablePage-abc.js:2:5"],
  });
});

test("as Firefox and Safari write it, and from the sources", () => {
  const error = broken(
    "Error",
    "draw@http://127.0.0.1:5173/src/table/Table.svelte?t=1:12:3\n@https://elsewhere/x.js:1:1",
  );
  expect(complaintOf("board", error).places).toEqual(["src/table/Table.svelte:12:3"]);
});

test("a name that is a sentence, and what is no error at all, tell nothing", () => {
  expect(complaintOf("board", broken("Ada holds Cactus 7", "")).kind).toBe("Error");
  expect(complaintOf("board", "Ada holds Cactus 7")).toEqual({ part: "board", kind: "Error", places: [] });
});

test("the innermost places are enough", () => {
  const stack = Array.from({ length: 30 }, (_, line) => `at http://127.0.0.1/assets/a.js:1:${line}`).join("\n");
  expect(complaintOf("board", broken("RangeError", stack)).places).toHaveLength(8);
});
