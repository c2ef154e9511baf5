/** The pictures in the rules of Sifaka. */

import { row, type Figure, type Placed } from "../../rules/figures";

const SQUARE = 1;
const CARD = 2;

function card(squares: string, x: number, y: number): Placed {
  return { piece: `card ${squares}`, x, y, width: CARD, height: CARD };
}

function pawn(x: number, y: number): Placed {
  return { piece: "pawn red E", x, y, width: SQUARE, height: SQUARE };
}

const LEFT = card("blank,palms 1,palms 2,arrow N", 0, 0);
const RIGHT = card("blank,palms 1,arrow S,blank", CARD, 0);
const PLACED = card("palms 1,arrow W,blank,palms 2", 1, 1);

/** In squares; drawn at half the size of a single one, for a board is large. */
function board(pieces: readonly Placed[], height: number) {
  const smaller = pieces.map(({ piece, x, y, width, height }) => ({
    piece,
    x: x / 2,
    y: y / 2,
    width: width / 2,
    height: height / 2,
  }));
  return { width: CARD, height: height / 2, pieces: smaller };
}

export const figures: readonly Figure[] = [
  { name: "squares", section: "components", groups: [row(["palms 2", "arrow N", "mango red", "blank"], 1)] },
  { name: "tokens", section: "mangoes", groups: [row(["token green", "token yellow", "token red"], 1)] },
  {
    name: "move",
    section: "move",
    groups: [board([LEFT, RIGHT, pawn(0, 0)], 3), { ...board([LEFT, RIGHT, PLACED, pawn(2, 0)], 3), sign: "→" }],
  },
];
