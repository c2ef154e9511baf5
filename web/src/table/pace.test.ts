import { describe, expect, test } from "vitest";
import type { Act } from "../games/contract";
import type { Step } from "../protocol";
import { lately } from "./glance";
import { announced, hasteOf, outcome } from "./pace";
import { BEATS, restOf, STOP_MILLISECONDS } from "./tempo";

const step = (actor: number, ...events: string[]): Step => ({
  version: 1,
  actor,
  events: events.map((type) => ({ type })),
  note: null,
  undo: null,
});

const flight = { piece: "back", from: "here", to: "there" };
const acts: Act[] = [{ flights: [flight] }, { flights: [] }];
/** Somebody tries their luck, and chance answers. */
const luck = [step(1, "luck"), step(-1, "flip")];

describe("what is said of a move", () => {
  test("at first only what somebody else sets out to do, never what comes of it", () => {
    const [first, second] = announced(acts, luck, 0);
    expect(first).toEqual({ flights: [flight], bubble: { seat: 1, says: [{ type: "luck" }] } });
    expect(second).toEqual({ flights: [] });
  });

  test("in the end all that came of it", () => {
    expect(outcome(acts, luck, 0)).toEqual({ seat: 1, says: [{ type: "luck" }, { type: "flip" }] });
  });

  test("nothing of one's own move, of the deal and of what is no move", () => {
    const note: Step = { ...step(1, "luck"), note: { id: "note", arguments: {} } };
    for (const log of [[step(0, "luck")], [step(-1, "dealt")], [note]]) {
      expect(announced(acts, log, 0)).toEqual(acts);
      expect(outcome(acts, log, 0)).toBeNull();
    }
  });

  test("who looks on hears of every move", () => {
    expect(outcome(acts, [step(0, "luck")], null)?.seat).toBe(0);
  });

  test("what was looked at as a whole is not said once more", () => {
    expect(outcome([...acts, { flights: [], stops: "round" }], luck, 0)).toBeNull();
  });

  test("as much as one reads at a glance, the newest of it", () => {
    expect(lately(["One.", "Two."])).toBe("One. Two.");
    expect(lately(["x".repeat(129), "Two."])).toBe("Two.");
    expect(lately([])).toBe("");
  });
});

describe("how long a move is on show", () => {
  test("about a second, whatever of it flew", () => {
    for (const flown of [0, BEATS.normal, 2 * BEATS.normal]) {
      const whole = flown + restOf(flown, "normal", 1);
      expect(whole).toBeGreaterThan(900);
      expect(whole).toBeLessThan(1200);
    }
  });

  test("no longer if it flew for longer, and not at all without animations", () => {
    expect(restOf(3000, "normal", 1)).toBe(0);
    expect(restOf(0, "off", 1)).toBe(0);
  });

  test("a round of everybody's moves is no reason to hurry; many more are", () => {
    expect(hasteOf(9)).toBe(1);
    expect(hasteOf(40)).toBe(4);
    expect(restOf(0, "normal", hasteOf(40))).toBeLessThan(300);
  });

  test("what is complete waits for a tap, four seconds or not at all", () => {
    expect(STOP_MILLISECONDS).toEqual({ tap: Infinity, seconds: 4000, none: 0 });
  });
});
