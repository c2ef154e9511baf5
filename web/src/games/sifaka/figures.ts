/** The pictures in the rules of Sifaka. */

import type { SifakaDirection } from "../../views";
import { row, type Figure, type Placed } from "../../rules/figures";

const SQUARE = 1;
const CARD = 2;

function card(squares: string, x: number, y: number): Placed {
  return { piece: `card ${squares}`, x, y, width: CARD, height: CARD };
}

function pawn(facing: SifakaDirection, x: number, y: number): Placed {
  return { piece: `pawn red ${facing}`, x, y, width: SQUARE, height: SQUARE };
}

const LEFT = card("blank,palms 1,palms 2,arrow N", 0, 0);
const RIGHT = card("blank,palms 1,arrow S,blank", CARD, 0);
const PLACED = card("palms 1,arrow W,blank,palms 2", 1, 1);
const TURNING = card("blank,palms 1,blank,arrow S", CARD, 0);
const CROSSED = card("palms 1,blank,arrow W,palms 2", 1, 1);

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
  { name: "facing", section: "setup", groups: [row(["pawn red N", "pawn red E", "pawn red S", "pawn red W"], 1)] },
  { name: "tokens", section: "mangoes", groups: [row(["token green", "token yellow", "token red"], 1)] },
  {
    name: "move",
    section: "move",
    groups: [
      board([LEFT, RIGHT, pawn("E", 0, 0)], 3),
      { ...board([LEFT, RIGHT, PLACED, pawn("E", 2, 0)], 3), sign: "→" },
    ],
  },
  {
    name: "turning",
    section: "arrows",
    groups: [
      board([LEFT, TURNING, pawn("E", 1, 0)], 3),
      { ...board([LEFT, TURNING, CROSSED, pawn("S", 2, 1)], 3), sign: "→" },
    ],
  },
];
