/** Sifaka in the browser. */

import type { Games } from "../../views";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { choreograph } from "./choreography";
import Piece from "./Piece.svelte";
import { tally } from "./tally";
import { voice } from "./voice";

const SYMBOLS = [
  "palms 1",
  "palms 2",
  "palms 3",
  "mango green",
  "mango yellow",
  "mango red",
  "arrow N",
  "arrow E",
  "arrow S",
  "arrow W",
  "blank",
];
const TOKENS = ["token green", "token yellow", "token red"];
const PAWNS = [
  "pawn red",
  "pawn blue",
  "pawn yellow",
  "pawn green",
  "pawn red N",
  "pawn blue E",
  "pawn yellow S",
  "pawn green W",
];
const CARDS = ["back", "card palms 1,mango red,arrow N,palms 3"];

const client: GameClient<Games["sifaka"]> = {
  Board,
  Piece,
  pieces: [...SYMBOLS, ...TOKENS, ...PAWNS, ...CARDS].map((piece) => ({ piece, ratio: 1 })),
  prize: "token red",
  markPiece: (mark) => `pawn ${mark}`,
  voice,
  joy: () => import("./Joy.svelte"),
  colour: (view, seat) => view.players[seat]!.colour,
  hand: (view) => (view.hand ?? []).map((card) => `card ${view.faces[card]!.join()}`),
  choreograph,
  tally,
};

export default client;
