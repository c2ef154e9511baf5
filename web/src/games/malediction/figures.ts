/** The pictures in the rules of Malédiction!. */

import { row, type Figure } from "../../rules/figures";
import { pieces } from "./pieces";

/** A piece among others like it. */
function laid(...names: string[]) {
  return row(names, pieces.find(({ piece }) => piece === names[0])!.ratio);
}

export const figures: readonly Figure[] = [
  { name: "suits", section: "components", groups: [laid("R7", "C7", "B7", "S7", "P2")] },
  { name: "faces", section: "contracts", groups: [laid("contract 0", "contract 2", "contract 2+")] },
  {
    name: "follow",
    section: "follow",
    groups: [
      laid("R8"),
      { ...laid("R2"), sign: "✓" },
      { ...row(["R2+P3"], laid("R2").width), sign: "✓" },
      { ...laid("S9"), sign: "✗", isWrong: true },
    ],
  },
  {
    name: "combo",
    section: "potions",
    groups: [laid("S5"), { ...laid("P2"), sign: "+" }, { ...row(["S5+P2"], laid("S5").width), sign: "→" }],
  },
  { name: "trick", section: "winning", groups: [laid("R8", "R4", "S6", "S5+P2")] },
  { name: "hat", section: "hat", groups: [laid("hat")] },
];
