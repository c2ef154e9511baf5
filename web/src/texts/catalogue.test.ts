import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";
import { LANGUAGES, preferred, RULES, TEXTS, type Language } from "./languages";

const SOURCE = `
list-and = { $start } and { $last }
list-times = { $item } (×{ $count })
swap = { $player } swaps with { $other }.
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
shows = { $player } shows { $cards }.
card = Cactus { $value }
rules = Play.
    .title = The turn
`;
const catalogue = new Catalogue("en", SOURCE);

test("players are called by their names", () => {
  expect(catalogue.say("swap", { player: { seat: 1 }, other: { seat: 0 } }, ["Ada", "Ben"])).toBe(
    "Ben swaps with Ada.",
  );
});

test("whoever reads it is you, whichever part they have; else everybody has a name", () => {
  const spoken = new Catalogue(
    "en",
    "swap = { $player } swaps with { $other }.\n    .you = You swap with { $other }.\n    .you-other = { $player } swaps with you.\nname = { $player }\n",
  );
  const swap = { id: "swap", arguments: { player: { seat: 1 }, other: { seat: 0 } } };
  const said = (you: number | null) => spoken.say(swap, {}, ["Ada", "Ben", "Cy"], you);
  expect(said(1)).toBe("You swap with Ada.");
  expect(said(0)).toBe("Ben swaps with you.");
  expect([said(2), said(null)]).toEqual(Array(2).fill("Ben swaps with Ada."));
  expect(spoken.say("name", { player: { seat: 0 } }, ["Ada"], 0)).toBe("Ada");
});

test("messages within messages, joined as the language does", () => {
  const card = (value: number) => ({ id: "card", arguments: { value } });
  const message = { id: "shows", arguments: { player: { seat: 0 }, cards: { items: [card(1), card(5), card(9)] } } };
  expect(catalogue.say(message, {}, ["Ada"])).toBe("Ada shows Cactus 1, Cactus 5 and Cactus 9.");
});

test("what a list holds several times is said once", () => {
  const cards = { items: [2, 2, 9].map((value) => ({ id: "card", arguments: { value } })) };
  expect(catalogue.say("shows", { player: { seat: 0 }, cards }, ["Ada"])).toBe("Ada shows Cactus 2 (×2) and Cactus 9.");
});

test("a message in the form with its article, alone and in a list", () => {
  const forms = new Catalogue(
    "en",
    "lemur = Lemur\n    .one = a Lemur\ncactus = Cactus\nplays = plays { $card-one }: { $card }\nlist-and = { $start } and { $last }\n",
  );
  const [lemur, cactus] = ["lemur", "cactus"].map((id) => ({ id, arguments: {} }));
  expect(forms.say("plays", { card: lemur! })).toBe("plays a Lemur: Lemur");
  expect(forms.say("plays", { card: { items: [cactus!, lemur!] } })).toBe("plays Cactus and a Lemur: Cactus and Lemur");
});

test.each([
  ["es", ["Ana", "Inés"], "Ana e Inés"],
  ["es", ["Ana", "Hierro"], "Ana y Hierro"],
  ["it", ["Anna", "Elena"], "Anna ed Elena"],
  ["it", ["Anna", "Ivo"], "Anna e Ivo"],
])("a list in %s: %s", async (language, names, expected) => {
  const spoken = new Catalogue(language, (await TEXTS[language as Language]()).default);
  const players = { items: names.map((_, seat) => ({ seat })) };
  expect(spoken.say("waiting-at-table", { names: players }, names)).toContain(expected);
});

test("plurals", () => {
  expect([1, 3].map((count) => catalogue.say("cards", { count }))).toEqual(["one card", "3 cards"]);
});

test("titles", () => {
  expect(catalogue.title("rules")).toBe("The turn");
});

test("a message that is not there is an error, not a blank", () => {
  expect(() => catalogue.say("nothing")).toThrow("nothing");
});

test("the language of the device is taken, if there is one", () => {
  expect(preferred(["pt-BR", "fr-CH", "de"])).toBe("fr");
  expect(preferred(["pt-BR"])).toBe("en");
});

test.each(Object.keys(LANGUAGES) as Language[])("the catalogues of the package speak %s", async (language) => {
  const spoken = new Catalogue(language, (await TEXTS[language]()).default);
  expect(spoken.has("web-your-moves")).toBe(true);
  expect(spoken.say("mada-choose-play", { card: { id: "mada-card-cactus", arguments: { value: 7 } } })).toContain("7");
  expect(new Catalogue(language, (await RULES[language]()).default).title("mada-rules-goal")).not.toBe("");
});

test("a negative number has a minus sign, and one of it is one", () => {
  const points = new Catalogue(
    "en",
    "points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n }\n",
  );
  expect([-1, -4, 0].map((count) => points.say("points", { count }))).toEqual(["−1 point", "−4 points", "0 points"]);
});

test("a sentence may depend on how many a list has", () => {
  const counted = new Catalogue(
    "en",
    "lies = { $cards-count ->\n        [0] nothing\n       *[other] { $cards }\n    }\n",
  );
  expect(counted.say("lies", { cards: { items: [] } })).toBe("nothing");
  expect(counted.say("lies", { cards: { items: ["one"] } })).toBe("one");
});
