/** The tricks of a contract as pips, at a glance. */

import type { MaledictionPlayer } from "../../views";
import { numberOf } from "./cards";

export interface Pip {
  /** A trick that was won, or made up for by a zero; else one still to win. */
  isFilled: boolean;
  /** More than was asked for. */
  isExtra: boolean;
  isZero: boolean;
}

type Pledge = Pick<MaledictionPlayer, "contract" | "won" | "handed_in">;

/** One pip for each trick that was promised, and one for each that was won beyond. */
export function pips({ contract, won, handed_in }: Pledge): Pip[] {
  const asked = contract === null ? 0 : numberOf(contract);
  return Array.from({ length: Math.max(asked, won + handed_in) }, (_, n) => ({
    isFilled: n < won + handed_in,
    isExtra: n >= asked,
    isZero: n >= won && n < won + handed_in,
  }));
}
