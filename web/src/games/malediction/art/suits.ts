/** The five suits: a colour, a figure and a symbol each, so that none is told apart by colour alone. */

import type { MaledictionSuit } from "../../../views";
import { BROOM } from "./broom";
import { CROW } from "./crow";
import type { Figure } from "./figure";
import { RAT } from "./rat";
import { SPIDER } from "./spider";

export const INK = "#1c1724";
export const PAPER = "#f4e7c9";
export const PARCHMENT = "#e9d3a0";
export const GOLD = "#e2b04a";
export const PLUM = "#2e2144";

/** The wax of the contracts: exactly so many tricks, at least so many, none. */
export const SEALS = { exact: "#b8352b", more: "#3d5f9f", zero: "#6d4a9c" };

export const COLOURS: Record<MaledictionSuit, string> = {
  rat: "#e8a33d",
  crow: "#74acce",
  broom: "#de5f3d",
  spider: "#b58ce2",
  potion: "#92bf55",
};

export const FIGURES: Record<Exclude<MaledictionSuit, "potion">, Figure> = {
  rat: RAT,
  crow: CROW,
  broom: BROOM,
  spider: SPIDER,
};
