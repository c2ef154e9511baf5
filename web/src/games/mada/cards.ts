/** The cards of Mada: their names on the wire and on the stage. */

import type { MadaCard, MadaView } from "../../views";

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

/** The value of a Cactus; 0 for the specials. */
export function value(card: string): number {
  return Number.parseInt(card, 10) || 0;
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

/** The card below the top of a pile that looks different from it: its edge is drawn, too. */
export function edge(pile: readonly MadaCard[]): MadaCard | undefined {
  return pile.findLast((card) => card !== pile.at(-1));
}

/**
 * Whether whoever looks may see what a player has put aside: it is their own, the game is over, or the
 * table shows it to all.
 */
export function isAsideOpen({ view, helps }: { view: MadaView; helps: readonly string[] }, seat: number): boolean {
  return view.seat === seat || view.result !== null || helps.includes("asides");
}

/** Cards in card order with how many there are of each. */
export function counted(heap: readonly MadaCard[]): [card: MadaCard, count: number][] {
  const counts = new Map<MadaCard, number>();
  for (const card of heap) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
