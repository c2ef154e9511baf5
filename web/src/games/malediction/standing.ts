/** How a player stands with a contract, at a glance. */

import type { MaledictionPlayer } from "../../views";
import { isAtLeast, numberOf } from "./cards";

/** Tricks are missing; it holds as it is; it cannot hold any more. */
export type Standing = "open" | "met" | "broken";

export interface Pip {
  /** A trick that was won, or made up for by a zero; else one still to win. */
  isFilled: boolean;
  /** More than was asked for. */
  isExtra: boolean;
  isZero: boolean;
}

type Pledge = Pick<MaledictionPlayer, "contract" | "won" | "handed_in">;

export function standing({ contract, won, handed_in }: Pledge): Standing | null {
  if (contract === null) return null;
  const tricks = won + handed_in;
  if (tricks < numberOf(contract)) return "open";
  return tricks === numberOf(contract) || isAtLeast(contract) ? "met" : "broken";
}

/** One pip for each trick that was promised, and one for each that was won beyond. */
export function pips({ contract, won, handed_in }: Pledge): Pip[] {
  const asked = contract === null ? 0 : numberOf(contract);
  return Array.from({ length: Math.max(asked, won + handed_in) }, (_, n) => ({
    isFilled: n < won + handed_in,
    isExtra: n >= asked,
    isZero: n >= won && n < won + handed_in,
  }));
}
