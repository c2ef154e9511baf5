/** Every piece there is, for the gallery. */

import type { GameClient } from "../contract";
import { FACES, letterOf, SUITS } from "./cards";

const CARD = 5 / 7;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const cards = SUITS.flatMap((suit) =>
  (suit === "potion" ? VALUES.slice(0, 3) : VALUES).map((value) => `${letterOf(suit)}${value}`),
);
const combos = ["R1+P1", "C7+P3", "B9+P3", "S5+P2", "P3+P1"];
const contracts = FACES.map((face) => `contract ${face}`);

export const pieces: GameClient["pieces"] = [
  ...[...cards, ...combos, "back", ...contracts].map((piece) => ({ piece, ratio: CARD })),
  ...["hat", "ball", "zero"].map((piece) => ({ piece, ratio: 1 })),
];
