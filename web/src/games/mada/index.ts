/** Mada, in the browser. */

import "@fontsource/lilita-one/latin-400.css";
import type { Games } from "../../views";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { CARDS, RATIO } from "./cards";
import { choreograph } from "./choreography";
import Piece from "./Piece.svelte";
import { tally } from "./tally";
import { voice } from "./voice";

const PIECES = [...[...CARDS, "back"].map((piece) => ({ piece, ratio: RATIO })), { piece: "pear", ratio: 12 / 13 }];

const mada: GameClient<Games["mada"]> = {
  Board,
  Piece,
  pieces: PIECES,
  prize: "pear",
  voice,
  joy: () => import("./Joy.svelte"),
  hand: (view) => view.hand ?? [],
  choreograph,
  tally,
};

export default mada;
