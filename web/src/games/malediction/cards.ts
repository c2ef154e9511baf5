/** Cards, plays and contracts by the names that moves and views use: `R8`, `S5+P2`, `2+`. */

import type { MaledictionFace, MaledictionSuit } from "../../views";

const LETTERS: Record<string, MaledictionSuit> = { R: "rat", C: "crow", B: "broom", S: "spider", P: "potion" };

export const SUITS = Object.values(LETTERS);
export const FACES: readonly MaledictionFace[] = ["0", "1", "1+", "2", "2+", "3", "3+"];

export function suitOf(card: string): MaledictionSuit {
  const suit = LETTERS[card[0]!];
  if (!suit) throw new Error(`no card ${card}`);
  return suit;
}

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

export function isPotion(card: string): boolean {
  return card.startsWith("P");
}

/** The letter that cards of a suit begin with. */
export function letterOf(suit: MaledictionSuit): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === suit)!;
}

/** `S5+P2` lies on the table as S5 with P2 in front of it. */
export function partsOf(play: string): [base: string, potion: string | undefined] {
  const [base, potion] = play.split("+") as [string, string?];
  return [base, potion];
}

/** The number on a piece that is drawn: the potion adds its own. */
export function worthOf(play: string): number {
  return play.split("+").reduce((sum, card) => sum + valueOf(card), 0);
}

export function numberOf(face: MaledictionFace): number {
  return Number(face[0]);
}

export function isAtLeast(face: MaledictionFace): boolean {
  return face.endsWith("+");
}
