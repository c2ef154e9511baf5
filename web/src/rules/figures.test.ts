import { expect, test } from "vitest";
import { Catalogue } from "../texts/catalogue";
import { LANGUAGES, RULES, type Language } from "../texts/languages";
import { figuresOf, pile, row } from "./figures";

test("side by side, with room between", () => {
  const { width, pieces } = row(["a", "b"], 0.5);
  expect(pieces.map(({ x }) => x)).toEqual([0, 0.6]);
  expect(width).toBeCloseTo(1.1);
});

test("a pile shows the edges of the cards below", () => {
  const { width, pieces } = pile(["a", "b", "c"], 0.5);
  expect(pieces.map(({ x }) => x)).toEqual([0, 0.24, 0.48]);
  expect(width).toBeCloseTo(0.98);
});

test("a game without a folder has none", async () => {
  expect(await figuresOf("some-game")).toEqual([]);
});

const GAMES = Object.keys(import.meta.glob("../games/*/figures.ts")).map((path) => path.split("/")[2]!);

test.each(Object.keys(LANGUAGES) as Language[])("every picture is said in words in %s", async (language) => {
  const catalogue = new Catalogue(language, (await RULES[language]()).default);
  for (const game of GAMES)
    for (const { name, section } of await figuresOf(game)) {
      expect(catalogue.say(`${game}-figure-${name}`)).not.toBe("");
      expect(catalogue.has(`${game}-rules-${section}`)).toBe(true);
    }
});
