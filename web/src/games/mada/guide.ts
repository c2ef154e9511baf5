/** What a person is told of a move on the board: its name, and what a bot thinks of it. */

import type { Message } from "../../protocol";
import type { MadaCard, MadaView } from "../../views";
import type { Desk } from "../contract";
import { named } from "./cards";

type MadaDesk = Desk<MadaView>;

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

/** The name of a move: what its button says, then what a bot thinks of it. */
export function says(desk: MadaDesk, move: string, otherwise: Message): string {
  const words = desk.say(desk.moves.find((choice) => choice.move === move)?.says ?? otherwise);
  const thought = chance(desk, move);
  return thought
    ? [words, desk.say("mada-web-chance", { percent: thought.percent }), ...thought.reasons].join(" · ")
    : words;
}

export function playing(card: MadaCard): Message {
  return { id: "mada-choose-play", arguments: { card: named(card) } };
}

/** Hand cards to be discarded, as a move and as a sentence. They are in card order, as a hand always is. */
export function discarding(cards: readonly MadaCard[]): { move: string; says: Message } {
  if (cards.length === 0) return { move: "keep", says: { id: "mada-choose-keep", arguments: {} } };
  return {
    move: ["discard", ...cards].join(" "),
    says: { id: "mada-choose-discard", arguments: { cards: { items: cards.map(named) } } },
  };
}
