import { render } from "svelte/server";
import { expect, test } from "vitest";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import { pieces } from "./pieces";

test.each(pieces)("$piece is drawn without anything that a strict page forbids", ({ piece }) => {
  const { body } = render(Piece, { props: { piece } });
  expect(body).toContain("<svg");
  expect(body).not.toMatch(/ style=| id=|NaN|undefined/);
});

test("the cover is drawn, too, and says nothing", () => {
  const { body } = render(Picture);
  expect(body).not.toMatch(/ style=| id=|NaN|undefined|<text/);
});

test("no two cards look alike", () => {
  const drawn = pieces.map(({ piece }) => render(Piece, { props: { piece } }).body);
  expect(new Set(drawn).size).toBe(pieces.length);
});
