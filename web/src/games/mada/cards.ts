/** The cards of Mada: their names on the wire, in the booklet and on the stage. */

import type { Message } from "../../protocol";
import type { MadaCard } from "../../views";

export const CARDS: readonly MadaCard[] = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "L",
  "D",
  "S",
];

/** Prickly pears by value as Katta assumes them; a table of another box says otherwise in its view. */
export const PEARS: readonly number[] = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];

/** Width divided by height. */
export const RATIO = 5 / 7;

const SPECIALS: Partial<Record<MadaCard, string>> = {
  L: "mada-card-lemur",
  D: "mada-card-double-lemur",
  S: "mada-card-scorpion",
};

/** The value of a Cactus; 0 for the specials. */
export function value(card: string): number {
  return Number.parseInt(card, 10) || 0;
}

/** `Cactus 7`, `Lemur`, … in no language yet. */
export function named(card: MadaCard): Message {
  const special = SPECIALS[card];
  return special ? { id: special, arguments: {} } : { id: "mada-card-cactus", arguments: { value: value(card) } };
}

/** The card that a message names, as in "Ann plays Cactus 7". */
export function meant(name: Message): MadaCard {
  const special = CARDS.find((card) => SPECIALS[card] === name.id);
  return special ?? (String(name.arguments["value"]) as MadaCard);
}

export function pearsOf(card: string, pears: readonly number[]): number {
  return pears[value(card) - 1] ?? 0;
}

/** The piece that shows a card. One with an unusual number of pears says so: `7:4`. */
export function piece(card: string, pears: readonly number[] = PEARS): string {
  const count = pearsOf(card, pears);
  return count === pearsOf(card, PEARS) ? card : `${card}:${count}`;
}

/** The card and the pears of a piece. */
export function shown(name: string): { card: string; pears: number } {
  const [card = name, count] = name.split(":");
  return { card, pears: count === undefined ? pearsOf(card, PEARS) : Number(count) };
}

/** How many equal cacti lie on top of a pile: what a Lemur drags down. A top Lemur counts alone. */
export function run(pile: readonly string[]): number {
  const top = pile.at(-1);
  if (top === undefined || top === "L") return pile.length && 1;
  const below = pile.findLastIndex((card) => card !== top);
  return pile.length - 1 - below;
}
