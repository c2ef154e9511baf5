/** Malédiction! in the browser: contracts, tricks and potions by candle light. */

import "@fontsource-variable/grenze-gotisch/wght.css";
import "./mood.css";
import type { Games } from "../../views";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { choreograph } from "./choreography";
import Piece from "./Piece.svelte";
import { pieces } from "./pieces";
import { tally } from "./tally";
import { voice } from "./voice";

const malediction: GameClient<Games["malediction"]> = {
  Board,
  Piece,
  pieces,
  prize: "hat",
  voice,
  joy: () => import("./Joy.svelte"),
  hand: (view) => view.hand ?? [],
  choreograph,
  tally,
};

export default malediction;
