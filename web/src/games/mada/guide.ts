/** What a person is told of a move on the board: its name, and what a bot thinks of it. */

import type { Games, MadaCard, MadaMove } from "../../views";
import type { Desk } from "../contract";

type MadaDesk = Desk<Games["mada"]>;

export interface Chance {
  percent: number;
  reasons: string[];
  isBest: boolean;
}

/** What a bot thinks of a move, if it was asked. */
export function chance(desk: MadaDesk, move: string): Chance | null {
  const advice = desk.hints.get(move);
  if (!advice) return null;
  const reasons = advice.reasons.map((reason) => desk.say(reason));
  return { percent: Math.round(100 * advice.share), reasons, isBest: move === favourite(desk) };
}

/** Why a bot likes a move or not: for the pointer that rests on it. */
export function why(desk: MadaDesk, move: string): string | undefined {
  return chance(desk, move)?.reasons.join(" · ");
}

/** The move that a bot likes best, if it was asked: its advice comes best first. */
export function favourite(desk: MadaDesk): string | undefined {
  return [...desk.hints.keys()][0];
}

/** The danger of losing the round by luck, in words, if a bot was asked. */
export function danger(desk: MadaDesk): string | null {
  const reason = desk.hints.get("luck")?.reasons.find(({ id }) => id === "mada-reason-bust");
  return reason ? desk.say(reason) : null;
}

/** The name of a move: what its button says, then what a bot thinks of it. One that is not legal is named, too. */
export function says(desk: MadaDesk, move: string, otherwise: MadaMove | string): string {
  const offered = desk.moves.find((choice) => choice.move === move)?.what ?? otherwise;
  const words = typeof offered === "string" ? desk.say(offered) : desk.offer(offered);
  const thought = chance(desk, move);
  return thought
    ? [words, desk.say("mada-web-chance", { percent: thought.percent }), ...thought.reasons].join(" · ")
    : words;
}

/** A move as a text, and as its button says it. */
export interface Wanted {
  move: string;
  what: MadaMove;
}

export function playing(card: MadaCard): Wanted {
  return { move: `play ${card}`, what: { type: "play", card } };
}

/** Hand cards to be discarded. They are in card order, as a hand always is. */
export function discarding(cards: readonly MadaCard[]): Wanted {
  if (cards.length === 0) return { move: "keep", what: { type: "keep" } };
  return { move: ["discard", ...cards].join(" "), what: { type: "discard", cards: [...cards] } };
}
