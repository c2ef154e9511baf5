import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Dealer } from "../engine/dealer";
import { Game } from "../engine/game";
import { History } from "./history";
import { logOf, sightingsOf, stepsOf } from "./projection";
import { canAsk, plan } from "./undo-rule";

const ENGINE = "../build/engine";
const WORLDS = 8;
const SEATS = 3;

/** Every game that was compiled for the page; a new one joins by itself. */
const GAMES = existsSync(`${ENGINE}/files.json`)
  ? (JSON.parse(readFileSync(`${ENGINE}/katta.json`, "utf-8")).offer.games as { name: string }[]).map(
      ({ name }) => name,
    )
  : [];

describe.each(GAMES)("%s", (name) => {
  let game: Game;

  beforeAll(async () => {
    const manifest = JSON.parse(readFileSync(`${ENGINE}/${name}.json`, "utf-8"));
    const module = await WebAssembly.compile(readFileSync(`${ENGINE}/${name}.wasm`));
    game = new Game(manifest, await WebAssembly.instantiate(module));
  });

  const opened = () => {
    const history = new History(game, SEATS, game.complete({}), new Dealer("1".repeat(64)));
    history.accept(history.begin(1));
    return history;
  };

  const played = (moves: number) => {
    const history = opened();
    for (let count = 0; count < moves && history.position.actor >= 0; count++) {
      const texts = history.position.moves();
      history.accept(history.play(texts[count % texts.length]!, 2 + count));
    }
    return history;
  };

  test("what is kept leads to the same position", () => {
    const history = played(20);
    history.accept(history.takeBack(0, history.standing.length - 3, true, 99));
    const again = new History(game, SEATS, game.complete({}), new Dealer("1".repeat(64))).follow(history.entries);
    expect(again.position.equals(history.position)).toBe(true);
    expect(again.isPractice).toBe(true);
    expect(again.awaitedSince).toBe(99);
    for (let seat = 0; seat < SEATS; seat++) expect(logOf(again, 0, seat)).toEqual(logOf(history, 0, seat));
  });

  test("an entry that is missing, or was not this seat's, is noticed", () => {
    const { entries } = played(5);
    const fresh = () => new History(game, SEATS, game.complete({}), new Dealer("1".repeat(64)));
    expect(() => fresh().follow(entries.toSpliced(2, 1))).toThrow();
    expect(() => fresh().follow(entries.with(-1, { ...entries.at(-1)!, actor: 7 }))).toThrow();
  });

  test("a stretch counts only when it is accepted", () => {
    const history = played(3);
    const { version, position } = history;
    const stretch = history.play(position.moves()[0]!, 5);
    expect(history.version).toBe(version);
    expect(history.position).toBe(position);
    history.accept(stretch);
    expect(history.version).toBe(stretch.version);
    expect(stepsOf(stretch, 0).map((step) => step.version)).toEqual(stretch.entries.map((entry) => entry.version));
  });

  test("the moments of a game are those that stand", () => {
    const history = played(6);
    history.accept(history.takeBack(0, 2, true, 9));
    const versions = [...sightingsOf(history, 0, 1)].map(({ version }) => version);
    expect(versions).toEqual([0, ...history.standing.map(({ version }) => version)]);
  });

  test("against bots the own last move comes back, and with others only what told nobody anything", () => {
    const history = played(12);
    const seat = history.standing.findLast(({ actor }) => actor >= 0)!.actor;
    const free = plan(history, seat, true, WORLDS)!;
    expect(history.standing[free.keep]!.actor).toBe(seat);
    const last = history.standing.length - 1;
    const common = plan(history, seat, false, WORLDS);
    if (history.standing[last]!.actor < 0) expect(common).toBeNull();
    else if (common) expect(common).toEqual({ keep: last, isFree: false });
    expect(canAsk(opened(), 0, true)).toBe(false);
  });

  test("a game that goes on from the middle of another one is practice, and says how much was given", () => {
    const given = played(4).standing.map(({ text }) => text);
    const history = new History(game, SEATS, game.complete({}), new Dealer("2".repeat(64)));
    history.accept(history.begin(1, given));
    expect(history.isPractice).toBe(true);
    expect(history.given).toBe(given.length);
    history.accept(history.takeBack(0, 2, true, 3));
    expect(history.given).toBe(2);
  });
});

test.runIf(GAMES.length === 0)("no game was compiled for the page", () => undefined);
