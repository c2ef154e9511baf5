/** What can be done with the cards of a hand, found among the legal moves: the rules stay on the server. */

import type { Advice } from "../../protocol";
import type { Games, MaledictionCard, MaledictionMove, MaledictionSuit } from "../../views";
import type { Choice, Desk } from "../contract";
import { isPotion, suitOf, SUITS, valueOf } from "./cards";

export interface Held {
  card: MaledictionCard;
  /** Potions come in copies: the first is 1. */
  copy: number;
}

/** A legal play. */
export interface Play {
  move: string;
  what: Extract<MaledictionMove, { type: "play" }>;
}

type Moves = readonly Choice<Games["malediction"]>[];

/** `hand-R8`; further copies are `hand-P2-2`. */
export function spotOf({ card, copy }: Held): string {
  return copy === 1 ? `hand-${card}` : `hand-${card}-${copy}`;
}

/** A hand in order: suit by suit, trump after the others, the potions at the end. */
export function sorted(hand: readonly MaledictionCard[], trump: MaledictionSuit | null): Held[] {
  const rank = (card: string): number => {
    const suit = suitOf(card);
    return (suit === "potion" ? 2000 : suit === trump ? 1000 : 0) + SUITS.indexOf(suit) * 100 + valueOf(card);
  };
  const cards = hand.toSorted((a, b) => rank(a) - rank(b));
  return cards.map((card, n) => ({ card, copy: n - cards.indexOf(card) + 1 }));
}

/** The text of the move that plays a card alone, legal or not. */
export function alone(card: string): string {
  return `play ${card}`;
}

function plays(moves: Moves): Play[] {
  return moves.flatMap(({ move, what }) => (what.type === "play" ? [{ move, what }] : []));
}

/** The legal plays with a card in them, alone first. */
export function options(moves: Moves, card: string): Play[] {
  return plays(moves).filter(({ what }) => what.card === card || what.potion === card);
}

/** Whether nothing has to be asked about a card: it can only be played alone, or not at all. */
export function isPlain(found: readonly Play[]): boolean {
  return found.length === 0 || (found.length === 1 && found[0]!.what.potion === null);
}

/** The legal combo of two cards, whichever way round. */
export function combo(moves: Moves, one: string, other: string): Play | null {
  const isOf = ({ card, potion }: Play["what"]) =>
    (card === one && potion === other) || (card === other && potion === one);
  return plays(moves).find(({ what }) => isOf(what)) ?? null;
}

/** How two cards that are no legal combo are written, so that the server says why: a potion last, the larger first. */
export function attempt(one: string, other: string): string | null {
  if (!isPotion(one) && !isPotion(other)) return null;
  const isFirst = !isPotion(one) || (isPotion(other) && valueOf(one) >= valueOf(other));
  return alone(isFirst ? `${one}+${other}` : `${other}+${one}`);
}

/** The best that a bot sees in a card: alone or as the base of a combo. */
export function bestWith(desk: Pick<Desk<Games["malediction"]>, "moves" | "hints">, card: string): Advice | undefined {
  const found = plays(desk.moves)
    .filter(({ what }) => what.card === card)
    .flatMap(({ move }) => desk.hints.get(move) ?? []);
  return found.reduce<Advice | undefined>(
    (best, advice) => (best && best.share >= advice.share ? best : advice),
    undefined,
  );
}
