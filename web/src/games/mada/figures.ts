/** The pictures in the rules of Mada. */

import { pile, row, type Figure } from "../../rules/figures";
import { RATIO } from "./cards";

export const figures: readonly Figure[] = [
  { name: "kinds", section: "cards", groups: [row(["7", "L", "D", "S"], RATIO)] },
  {
    name: "play",
    section: "play",
    groups: [
      pile(["3", "5"], RATIO),
      { ...row(["9"], RATIO), sign: "✓" },
      { ...row(["4"], RATIO), sign: "✗", isWrong: true },
    ],
  },
  {
    name: "lemur",
    section: "lemur",
    groups: [
      pile(["3", "5", "5"], RATIO),
      { ...row(["L"], RATIO), sign: "+" },
      { ...pile(["5", "5", "L", "3"], RATIO), sign: "→" },
    ],
  },
  {
    name: "swap",
    section: "double-lemur",
    groups: [
      pile(["2", "4"], RATIO),
      { ...row(["D"], RATIO), sign: "+" },
      { ...pile(["6", "9", "12"], RATIO), sign: "→" },
    ],
  },
  {
    name: "aside",
    section: "round-end",
    groups: [pile(["2", "6", "8"], RATIO), { ...row(["back"], RATIO), sign: "→" }],
  },
];
