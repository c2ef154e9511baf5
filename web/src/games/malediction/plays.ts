/** What can be done with the cards of a hand, found among the legal moves: the rules stay on the server. */

import type { Advice, Choice } from "../../protocol";
import type { MaledictionSuit } from "../../views";
import { combined, isPotion, partsOf, suitOf, SUITS, valueOf } from "./cards";

const PLAY = "play ";

export interface Held {
  card: string;
  /** Potions come in copies: the first is 1. */
  copy: number;
}

/** `hand-R8`; further copies are `hand-P2-2`. */
export function spotOf({ card, copy }: Held): string {
  return copy === 1 ? `hand-${card}` : `hand-${card}-${copy}`;
}

/** A hand in order: suit by suit, trump after the others, the potions at the end. */
export function sorted(hand: readonly string[], trump: MaledictionSuit | null): Held[] {
  const rank = (card: string): number => {
    const suit = suitOf(card);
    return (suit === "potion" ? 2000 : suit === trump ? 1000 : 0) + SUITS.indexOf(suit) * 100 + valueOf(card);
  };
  const cards = hand.toSorted((a, b) => rank(a) - rank(b));
  return cards.map((card, n) => ({ card, copy: n - cards.indexOf(card) + 1 }));
}

/** The play of a move such as `play S5+P2`. */
export function playOf(move: string): string | null {
  return move.startsWith(PLAY) ? move.slice(PLAY.length) : null;
}

export function moveOf(play: string): string {
  return PLAY + play;
}

/** The legal moves with a card in them, alone first. */
export function options(moves: readonly Choice[], card: string): Choice[] {
  return moves.filter(({ move }) => playOf(move)?.split("+").includes(card));
}

/** Whether nothing has to be asked about a card: it can only be played alone, or not at all. */
export function isPlain(found: readonly Choice[], card: string): boolean {
  return found.length === 0 || (found.length === 1 && found[0]!.move === moveOf(card));
}

/** The legal combo of two cards, whichever way round. */
export function combo(legal: ReadonlySet<string>, one: string, other: string): string | null {
  if (!isPotion(one) && !isPotion(other)) return null;
  const play = combined(one, other);
  return legal.has(moveOf(play)) ? play : null;
}

/** The best that a bot sees in a card: alone or as the base of a combo. */
export function bestWith(hints: ReadonlyMap<string, Advice>, card: string): Advice | undefined {
  const found = [...hints.values()].filter(({ move }) => {
    const play = playOf(move);
    return play !== null && partsOf(play)[0] === card;
  });
  return found.reduce<Advice | undefined>(
    (best, advice) => (best && best.share >= advice.share ? best : advice),
    undefined,
  );
}
