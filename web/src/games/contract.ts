/** What the client and the folder of a game agree on. */

import type { Component } from "svelte";
import type { Advice, Argument, Choice as AnyChoice, Message, Step } from "../protocol";
import type { CommonView, GameEvent, GameMove } from "../views";
import type { Declaration } from "./declaration";

/** What a game shows, tells and offers, as its declaration has it. */
export interface AnyGame {
  view: CommonView;
  event: GameEvent;
  move: GameMove;
}

/** A legal move of a game, as a text and as what its button says. */
export interface Choice<Game extends AnyGame> extends AnyChoice {
  what: Game["move"];
}

/** The place of a person at a table, or of somebody who looks on: what a board draws and what it can ask for. */
export interface Desk<Game extends AnyGame = AnyGame> {
  /** The game as this seat sees it, kept still while pieces fly. */
  readonly view: Game["view"];
  /** The seat that looks; null for a spectator and in a replay without eyes. */
  readonly seat: number | null;
  /** Whom sentences call "you": nobody in a replay. */
  readonly you: number | null;
  readonly names: readonly string[];
  /** Whether a bot plays for a seat, as far as that is known. */
  isBot(seat: number): boolean;
  /** All that happened up to `view`, oldest first. */
  readonly log: readonly Step[];
  /** The legal moves in the order of the rules; empty unless this seat may move right now. */
  readonly moves: readonly Choice<Game>[];
  /** The texts of `moves`. */
  readonly legal: ReadonlySet<string>;
  /** What a bot thinks of the moves, by move; empty unless the person asked. */
  readonly hints: ReadonlyMap<string, Advice>;
  /** What the table shows to all though the box leaves it to memory, of what the game declares. */
  readonly helps: readonly string[];
  /** The move that a lesson asks for: the pieces to touch for it have the class `wanted`, and glow. */
  readonly wanted?: string | undefined;
  /** Play a move. One that is not legal may be tried, too: the server says which rule refuses it. */
  act(move: string): void;
  /** What would be there after a move of mine, and what I could do then; null if that cannot be said. */
  peek(move: string): Promise<Peek<Game> | null>;
  /** A message of the catalogues as a sentence in the person's language. */
  say(message: string | Message, args?: Record<string, Argument>): string;
  /** What happened as a sentence; empty if it is shown and not said. */
  tell(event: Game["event"]): string;
  /** What the button of a move says. */
  offer(move: Game["move"]): string;
  /** What is asked for first, second, … to come to a move of which the game declares the steps. */
  stepTo(move: Game["move"], place: number): string;
  /** What the game declares about itself; a board of its own has no need of it. */
  readonly declared: Declaration | undefined;
  /** What a word of the game's declaration is called: `call("mada-card", "7")` is "Cactus 7". */
  call(words: string, word: string): string;
}

export interface Peek<Game extends AnyGame = AnyGame> {
  view: Game["view"];
  moves: readonly Choice<Game>[];
}

/**
 * A board fills the box that it is given, whatever its size, and never asks for more: it measures itself in parts of
 * it (`container-type: size`). What must always be in sight is marked: `data-part="hand"`, `"pile"`, `"choice"`.
 */
export interface BoardProps<Game extends AnyGame = AnyGame> {
  desk: Desk<Game>;
}

/** Something to be said over the board: a message, or what happened. */
export type Caption = Message | GameEvent;

/** A piece of the game by its name, as large as its box: a card, a back, a pawn, a token. */
export interface PieceProps {
  piece: string;
}

/** Something goes from one spot of the board to another. */
export interface Flight {
  piece: string;
  from: string;
  to: string;
  /** Spots on the way, one hop each. */
  via?: string[];
  /** It turns over on the way and is this piece then. */
  becomes?: string;
  /** What lies at `from` is this very piece: it is hidden there until the view changes. */
  lifts?: boolean;
  /** Begins so many beats after the act does. */
  after?: number;
  /** Takes so many beats instead of one. */
  beats?: number;
  /** It is tossed and turns by so many degrees in the air. */
  tumbles?: number;
  /** It trembles. */
  trembles?: boolean;
}

/** A line of what is said over the board. */
export interface Line {
  says: Caption;
  /** Appears so many beats after the act begins; lines stay together until it is over. */
  after?: number;
  tone?: "good" | "bad";
  /** The spot it is about: it glows or shakes with the line, as the tone is. */
  spot?: string;
}

/** Something said beside the seat that it is about. */
export interface Bubble {
  seat: number;
  says: readonly Caption[];
}

/** What is complete on the table, and worth a look before it goes. */
export type Stop = "trick" | "round";

/** Flights that run side by side, with what is said meanwhile; acts follow each other, then the view changes. */
export interface Act {
  flights: Flight[];
  /** Said in large letters over the board: a sentence, or lines one after the other. */
  caption?: Caption | readonly Line[];
  /** Said beside a seat, until something else is. */
  bubble?: Bubble;
  /** Something is complete when the act is over: the game waits then, for as long as the person wants it to. */
  stops?: Stop;
  /** What the act before said stays. */
  keeps?: boolean;
  /** The board darkens: only what flies counts now. */
  dims?: boolean;
  /** Spots where nothing lies any more until the view changes. */
  empties?: readonly string[];
  /** A spot that shakes (bad news) or glows (good news). */
  shake?: string;
  glow?: string;
  /** Waits so many beats afterwards. A beat is about 0.4 s at normal speed. */
  hold?: number;
  sound?: Sound;
}

/** What shows flights: the stage of the page that is open, or nothing. */
export interface Performer {
  perform(acts: readonly Act[], haste?: number): Promise<void>;
  /** Leave what has been shown as it is for a while, with what is said of it. */
  rest(milliseconds: number, bubble: Bubble | null): Promise<void>;
  /** Let the end of a game be counted, before anything else shows how it ended. */
  count(view: CommonView): Promise<void>;
  /** Be done with what is being shown. */
  skip(): void;
}

export type Sound = "card" | "turn" | "step" | "good" | "bad" | "win";

/** How something sounds: notes one after the other, or a rustle of noise around a frequency. */
export interface Tone {
  /** In Hz, one after the other. */
  notes: readonly number[];
  /** Each note. */
  seconds: number;
  shape: OscillatorType | "noise";
}

/** What a game sounds like; what it leaves out sounds as everywhere. */
export type Voice = Partial<Record<Sound, Tone>>;

/** Something that counts in the end, laid open before all eyes. */
export interface Part {
  points: number;
  piece: string;
  /** What was seen of it before. */
  back?: string;
}

/** How a player did: shown when the scores are counted at the end. */
export interface Tally {
  /** What was counted, one line each, with its points, in the order of the counting; and the pieces of which it consists. */
  lines: { says: string; points: number; parts?: readonly Part[] }[];
}

/** Says what is counted. */
export type Words = Pick<Desk, "say" | "call">;

export interface JoyProps {
  /** Somebody has won: now. Until then it is a quiet picture. */
  isOn: boolean;
  /** Nothing may move. */
  isStill: boolean;
}

/** All that a game's folder gives to the client. */
export interface GameClient<Game extends AnyGame = AnyGame> {
  Board: Component<BoardProps<Game>>;
  Piece: Component<PieceProps>;
  /** Every piece there is, with its width divided by its height: for the gallery, where drawings are checked. */
  pieces: readonly { piece: string; ratio: number }[];
  /** The piece that everybody plays for. */
  prize: string;
  /** The piece of whoever plays with one of the game's colours or symbols; left out where the game has none. */
  markPiece?(mark: string): string;
  /** The colour that a seat plays with, if the game has such: red, blue, yellow or green. */
  colour?(view: Game["view"], seat: number): string;
  /** The pieces in the own hand; left out where a hand is nothing to be shown. */
  hand?(view: Game["view"]): readonly string[];
  /** How what happened is shown, between the view before and the view after. */
  choreograph(events: readonly Game["event"][], before: Game["view"], after: Game["view"]): Act[];
  /** The counting of a finished game, seat by seat. */
  tally(view: Game["view"], words: Words): Tally[];
  /** The sounds of the game, in its own manner. */
  voice?: Voice;
  /** A picture of the joy of winning, four times as wide as high; without one the prize hops. */
  joy?: () => Promise<{ default: Component<JoyProps> }>;
}
