import { expect, test } from "vitest";
import { blocks } from "./blocks";

test("lines are paragraphs, and lines with a dash are the items of one list", () => {
  expect(blocks("You choose:\n- one,\n- two.\n\nThen the next.")).toEqual([
    { kind: "paragraph", items: ["You choose:"] },
    { kind: "list", items: ["one,", "two."] },
    { kind: "paragraph", items: ["Then the next."] },
  ]);
});

test("a paragraph between two lists keeps them apart", () => {
  expect(blocks("- one\nAnd:\n- two").map((block) => block.kind)).toEqual(["list", "paragraph", "list"]);
});
