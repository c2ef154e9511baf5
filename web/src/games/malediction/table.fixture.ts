/** A table for the tests: three players, in the middle of a trick. */

import type { Argument, Message, Step } from "../../protocol";
import type { MaledictionPlayer, MaledictionView } from "../../views";

export const nobody: MaledictionPlayer = {
  hand: 7,
  contract: null,
  won: 0,
  handed_in: 0,
  voids: [],
  fulfilled: [],
  failed: [],
  zeros: 0,
  hats: 0,
  points: 0,
};

export function viewOf(changes: Partial<MaledictionView> = {}): MaledictionView {
  return {
    game: "malediction",
    seats: 3,
    seat: 0,
    actor: 0,
    result: null,
    phase: "tricks",
    turn: 0,
    round: 1,
    ball: 0,
    trump: "S4",
    trump_suit: "spider",
    piles: [8, 16, 12, 8],
    hats_left: 7,
    worth: { "0": 0, "1": 2, "1+": 1, "2": 4, "2+": 2, "3": 6, "3+": 3 },
    cost: { "0": 0, "1": 2, "1+": 1, "2": 4, "2+": 2, "3": 6, "3+": 3 },
    zeros: "many",
    players: [nobody, nobody, nobody],
    tricks_done: 0,
    tricks: [],
    tricks_of: 1,
    missing: null,
    hand: ["R8", "S5", "P2"],
    ...changes,
  };
}

export function message(id: string, args: Record<string, Argument> = {}): Message {
  return { id, arguments: args };
}

/** `R8` as the server names it. */
export function named(card: string): Message {
  const suit = { R: "rat", C: "crow", B: "broom", S: "spider", P: "potion" }[card[0]!]!;
  return message(`malediction-card-${suit}`, { value: Number(card[1]) });
}

export function step(...events: Message[]): Step {
  return { version: 1, actor: 0, events, undo: null, note: false };
}

export function played(seat: number, card: string, potion?: string): Message {
  const play = potion ? message("malediction-combo", { card: named(card), potion: named(potion) }) : named(card);
  return message("malediction-event-play", { player: { seat }, play });
}
