/** A table for the tests: three players, in the middle of a trick. */

import type { MaledictionCard, MaledictionEvent, MaledictionPlayer, MaledictionView } from "../../views";

export const nobody: MaledictionPlayer = {
  hand: 7,
  contract: null,
  won: 0,
  handed_in: 0,
  standing: null,
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
    asks: null,
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

/** Somebody plays a card, perhaps with a potion. */
export function played(player: number, card: MaledictionCard, potion: MaledictionCard | null = null): MaledictionEvent {
  const value = Number(card[1]) + Number(potion?.[1] ?? 0);
  return { type: "play", player, play: potion ? `${card}+${potion}` : card, card, potion, value };
}
