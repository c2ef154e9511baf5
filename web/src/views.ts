// Made by `python -m katta.server.typescript` from the declarations of the games: change those, not this file.

/** How a game ended. */
export interface Ending {
  /** By seat. */
  scores: number[];
  /** Their seats; several share a victory. */
  winners: number[];
  /** Whether a cap on the length of the game ended it. */
  truncated: boolean;
}

/** What every view holds, whatever the game. */
export interface CommonView {
  game: string;
  /** Players at the table. */
  seats: number;
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  /** The seat to move; -1: chance, -2: the game is over. */
  actor: number;
  /** What the table waits for, and why; null in a game that does not say. */
  asks: GamePrompt | null;
  /** Null until the game is over. */
  result: Ending | null;
}

export type MadaPhase = "dealing" | "opening-sting" | "turn" | "drawing" | "flipping" | "swapping" | "sting" | "lost" | "finished";

export type MadaCard = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "L" | "D" | "S";

/** What is seen of a player. */
export interface MadaPlayer {
  /** How many cards the player holds. */
  hand: number;
  /** Opening Scorpions that have not acted yet. */
  stings: number;
  /** Bottom to top. */
  pile: MadaCard[];
  /** Cacti and Lemurs put aside, in card order. */
  aside: MadaCard[];
  /** How many of the cards aside are cacti. */
  cacti: number;
  /** Prickly pears on the cards aside. */
  points: number;
}

/** Mada, as a seat sees it. */
export interface MadaView extends CommonView {
  game: "mada";
  /** What the game waits for. */
  phase: MadaPhase;
  /** The seat whose turn it is, or that an opening Scorpion stings. */
  turn: number;
  /** Turns begun by all players. */
  turns: number;
  /** Cards in the draw pile. */
  draw: number;
  /** The general discard, in card order. */
  discard: MadaCard[];
  /** Prickly pears of each cactus value; the first is of value 1. */
  pears: number[];
  /** By seat. */
  players: MadaPlayer[];
  /** The own cards, in card order; null for a spectator. */
  hand: MadaCard[] | null;
}

export type MadaGoal = "pile" | "discard";

export type MadaPlays = "unseen" | "no-cards" | "too-low" | "cactus" | "special" | "both" | "any";

/** What happens. */
export type MadaEvent =
  /** An opening card comes to a hand. */
  | { type: "dealt"; player: number }
  /** The card drawn comes to a hand. */
  | { type: "taken"; player: number }
  /** Either of them, for who may know the card. */
  | { type: "receive"; player: number; card: MadaCard }
  /** A Scorpion shows itself, in the opening deal or later. */
  | { type: "scorpion"; player: number; opening: boolean }
  /** A card leaves the hand. */
  | { type: "play"; player: number; card: MadaCard; goal: MadaGoal }
  /** A card will be drawn. */
  | { type: "draw"; player: number }
  /** A card will be turned over. */
  | { type: "luck"; player: number }
  /** The card turned over, and whether it loses the round. */
  | { type: "flip"; player: number; card: MadaCard; goal: MadaGoal; fatal: boolean }
  /** The Lemur takes equal cards with it to the bottom of the pile. */
  | { type: "dragged"; count: number; player: number; card: MadaCard }
  /** Two piles change hands. */
  | { type: "swap"; player: number; other: number }
  /** The pile that one of them gives to the other, bottom to top. */
  | { type: "moved"; player: number; other: number; cards: MadaCard[] }
  /** Hand cards go to the general discard. */
  | { type: "discard"; player: number; cards: MadaCard[] }
  /** The loser discards nothing. */
  | { type: "keep"; player: number }
  /** The round is lost by a card. */
  | { type: "lost"; player: number; card: MadaCard }
  /** The top of a pile is put aside. */
  | { type: "aside"; player: number; card: MadaCard; pears: number }
  /** Somebody has five cacti aside: the game is over. */
  | { type: "fifth" }
  /** A pile goes to the general discard, bottom to top. */
  | { type: "cleared"; player: number; cards: MadaCard[] }
  /** The draw pile is new, of so many cards. */
  | { type: "rebuilt"; count: number }
  /** So many cards below the top of a pile go into the new draw pile. */
  | { type: "thinned"; player: number; count: number }
  /** The card that lies on top of the general discard now; none after it was emptied. */
  | { type: "topped"; card: MadaCard | null }
  /** The cap on turns ends the game. */
  | { type: "cut" };

/** What can be done, as a button says it. */
export type MadaMove =
  /** With how many cards of a pile one would swap. */
  | { type: "swap"; player: number; count: number }
  | { type: "play"; card: MadaCard }
  | { type: "draw" }
  | { type: "luck" }
  | { type: "discard"; cards: MadaCard[] }
  | { type: "keep" }
  | { type: "deal"; card: MadaCard }
  | { type: "flip"; card: MadaCard };

export type MaledictionPhase = "trump" | "deal" | "contracts" | "tricks" | "scoring" | "finished";

export type MaledictionCard = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "P1" | "P2" | "P3";

export type MaledictionSuit = "rat" | "crow" | "broom" | "spider" | "potion";

export type MaledictionFace = "0" | "1" | "1+" | "2" | "2+" | "3" | "3+";

export type MaledictionOptionZeros = "many" | "one";

export type MaledictionStanding = "open" | "met" | "broken";

/** What is seen of a player. */
export interface MaledictionPlayer {
  /** How many cards the player holds. */
  hand: number;
  /** Null until it is chosen. */
  contract: MaledictionFace | null;
  /** Tricks won in this round. */
  won: number;
  /** Saved zeros handed in to make up for missing tricks. */
  handed_in: number;
  /** How the player stands with the contract: tricks are missing, it holds as it is, it cannot hold any more. */
  standing: MaledictionStanding | null;
  /** Suits that the player has failed to follow in this round. */
  voids: MaledictionSuit[];
  /** Fulfilled contracts on the Points card, in the order of the bids. */
  fulfilled: MaledictionFace[];
  /** Failed contracts on the Points card, as they lie, in the order of the bids. */
  failed: MaledictionFace[];
  /** Saved zeros. */
  zeros: number;
  /** Hats taken. */
  hats: number;
  /** Points so far. */
  points: number;
}

/** What a seat played to a trick. */
export interface MaledictionPlayed {
  seat: number;
  /** A card, `R8`, or a card with a potion, `S5+P2`. */
  play: string;
}

/** A trick on show. */
export interface MaledictionTrick {
  /** The seat that led it. */
  leader: number;
  /** In the order they were made. */
  plays: MaledictionPlayed[];
  /** Whether every seat has played. */
  complete: boolean;
  /** The seat that took it; null if nobody did, or not yet. */
  winner: number | null;
}

/** Malédiction!, as a seat sees it. A card is a letter of its suit (R, C, B, S, P) and its value: `R8`. */
export interface MaledictionView extends CommonView {
  game: "malediction";
  /** What the round has come to. */
  phase: MaledictionPhase;
  /** The seat to move, or to get the next card; 0 if none. */
  turn: number;
  /** From 1 to 7. */
  round: number;
  /** The seat with the crystal ball. */
  ball: number;
  /** The trump card; null until it is turned up. */
  trump: MaledictionCard | null;
  /** The suit of the trump card. */
  trump_suit: MaledictionSuit | null;
  /** Contracts left in the piles 0, 1, 2 and 3. */
  piles: [number, number, number, number];
  /** Hats in the pile. */
  hats_left: number;
  /** Points of a fulfilled contract. */
  worth: Record<MaledictionFace, number>;
  /** Points that a failed contract takes away (option `penalty`). */
  cost: Record<MaledictionFace, number>;
  /** How many missing tricks saved zeros can make up for (option `zeros`). */
  zeros: MaledictionOptionZeros;
  /** By seat. */
  players: MaledictionPlayer[];
  /** Tricks completed in this round. */
  tricks_done: number;
  /** The tricks on show, first to last: those of the last round stay until all contracts are chosen. */
  tricks: MaledictionTrick[];
  /** The round of the tricks on show; 0 before the first. */
  tricks_of: number;
  /** In the phase `scoring`: how many tricks the seat on turn won too few for its contract; else null. */
  missing: number | null;
  /** The own cards, in card order; null for a spectator. */
  hand: MaledictionCard[] | null;
}

/** What happens. */
export type MaledictionEvent =
  /** A round begins: a player has the crystal ball. */
  | { type: "round"; round: number; player: number }
  /** The trump card is turned up. */
  | { type: "trump"; card: MaledictionCard; suit: MaledictionSuit }
  /** The hand is full. */
  | { type: "hand"; player: number; cards: MaledictionCard[] }
  /** All hands are full; a player chooses the first contract. */
  | { type: "dealt"; player: number }
  /** A contract is taken from its pile. */
  | { type: "bid"; player: number; contract: MaledictionFace }
  /** A failed contract is taken back from the Points card, and perhaps turned to its other face. */
  | { type: "retry"; player: number; old: MaledictionFace; contract: MaledictionFace; turned: boolean }
  /** All contracts are chosen; a player leads the first trick. */
  | { type: "lead"; player: number }
  /** A card is played, perhaps with a potion; what they count together. */
  | { type: "play"; player: number; play: string; card: MaledictionCard; potion: MaledictionCard | null; value: number }
  /** A play shows that its player has none of a suit. */
  | { type: "void"; player: number; suit: MaledictionSuit }
  /** A player wins the trick. */
  | { type: "trick"; player: number; play: string }
  /** Nobody wins the trick; a player leads the next one. */
  | { type: "tie"; player: number }
  /** Nobody wins the last trick of a round. */
  | { type: "tie_last" }
  /** The plays of a trick, by seat, leave the table: to who won it, or to nobody. */
  | { type: "swept"; player: number | null; plays: string[] }
  /** A hand is empty after so many tricks. */
  | { type: "round_end"; round: number; count: number }
  /** Saved zeros go back to their pile and make up for as many tricks. */
  | { type: "zero"; player: number; count: number }
  /** Saved zeros are kept. */
  | { type: "keep"; player: number }
  /** A contract comes onto the Points card, for good. */
  | { type: "fulfilled"; player: number; contract: MaledictionFace; tricks: number; points: number }
  /** A contract comes onto the Points card, for ill. */
  | { type: "failed"; player: number; contract: MaledictionFace; tricks: number; points: number }
  /** A fulfilled 0 is saved. */
  | { type: "zero_saved"; player: number; contract: MaledictionFace }
  /** A failed 0 goes back to its pile. */
  | { type: "zero_failed"; player: number; contract: MaledictionFace; tricks: number }
  /** The most tricks take a hat. */
  | { type: "hat"; player: number; tricks: number }
  /** The most tricks are tied: a hat goes to the box. */
  | { type: "no_hat" }
  /** The crystal ball goes on to a player for the next round. */
  | { type: "passed"; player: number; previous: number }
  /** A pile is empty: the game is over. */
  | { type: "end_pile"; number: number }
  /** The last hat is gone: the game is over. */
  | { type: "end_hats" };

/** What can be done, as a button says it. */
export type MaledictionMove =
  /** To whom a card is dealt. */
  | { type: "deal"; player: number; card: MaledictionCard }
  /** What a contract is worth. */
  | { type: "bid"; contract: MaledictionFace; points: number }
  /** A 0, which is worth no points. */
  | { type: "bid_zero"; contract: MaledictionFace }
  /** What a failed contract is worth when it is tried again. */
  | { type: "retry"; old: MaledictionFace; contract: MaledictionFace; points: number }
  /** A card, the potion added, and what they count together. */
  | { type: "play"; play: string; card: MaledictionCard; potion: MaledictionCard | null; value: number }
  /** How many saved zeros are handed in, and what the contract that they fulfil is worth. */
  | { type: "zero"; count: number; contract: MaledictionFace; points: number }
  /** What the contract that fails so costs. */
  | { type: "keep"; contract: MaledictionFace; points: number }
  | { type: "trump"; card: MaledictionCard };

export type SifakaPhase = "facing" | "opening" | "placing" | "going" | "looking" | "drawing" | "finished";

export type SifakaOptionOvershoot = "stay" | "edge";

export type SifakaOptionPawns = "share" | "block";

export interface SifakaOptions {
  /** What becomes of points that lead off the board. */
  overshoot: SifakaOptionOvershoot;
  /** Whether pawns share squares. */
  pawns: SifakaOptionPawns;
}

export type SifakaSymbol = "blank" | "mango green" | "mango yellow" | "mango red" | "arrow N" | "arrow E" | "arrow S" | "arrow W" | "palms 1" | "palms 2" | "palms 3" | "palms 4" | "palms 5" | "palms 6" | "palms 7";

export interface SifakaBoard {
  /** The row of the first of `rows`. */
  top: number;
  /** The column of the first symbol of each row. */
  left: number;
  /** The topmost symbol of each square; null where no card lies. */
  rows: (SifakaSymbol | null)[][];
}

export type SifakaMango = "green" | "yellow" | "red";

/** A mango token on the board. */
export interface SifakaToken {
  row: number;
  column: number;
  colour: SifakaMango;
}

export type SifakaDirection = "N" | "E" | "S" | "W";

export type SifakaCard = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48";

export type SifakaPawn = "red" | "blue" | "yellow" | "green";

/** What is seen of a player. */
export interface SifakaPlayer {
  /** As the component file has it. */
  colour: SifakaPawn;
  /** Where the pawn stands. */
  row: number;
  /** Where the pawn stands. */
  column: number;
  /** Null until the player has chosen. */
  facing: SifakaDirection | null;
  /** How many cards the player holds: one or none. */
  hand: number;
  /** How many tokens the player has taken. */
  taken: Record<SifakaMango, number>;
  /** The values of the tokens taken; null for other eyes than the player's own until the end. */
  values: Record<SifakaMango, number[]> | null;
  /** Their sum; null as `values` is. */
  points: number | null;
}

/** Sifaka, as a seat sees it. Rows grow to the south, columns to the east; a card is its number as a text. */
export interface SifakaView extends CommonView {
  game: "sifaka";
  /** What the game waits for. */
  phase: SifakaPhase;
  /** The seat on turn. */
  turn: number;
  options: SifakaOptions;
  board: SifakaBoard;
  /** The tokens on the board, row by row. */
  tokens: SifakaToken[];
  /** Row and column of the top-left square where one of the first four cards may still go. */
  places: [number, number][];
  /** Movement points of the squares covered this turn. */
  palms: number;
  /** Arrows on the squares covered this turn. */
  arrows: SifakaDirection[];
  /** Tokens not laid yet. */
  supply: Record<SifakaMango, number>;
  /** Cards in the draw pile. */
  pile: number;
  /** Cards that have left pile and hands, those removed included. */
  played: number;
  /** Cards removed from the game for want of a legal placement. */
  removed: SifakaCard[];
  /** By seat. */
  players: SifakaPlayer[];
  /** The own card, if there is one; null for a spectator. */
  hand: SifakaCard[] | null;
  /** The symbols NW, NE, SE, SW of each card in the own hand, not rotated. */
  faces: Record<string, [SifakaSymbol, SifakaSymbol, SifakaSymbol, SifakaSymbol]>;
}

export type SifakaGain = "arrow N" | "arrow E" | "arrow S" | "arrow W" | "palms 1" | "palms 2" | "palms 3" | "palms 4" | "palms 5" | "palms 6" | "palms 7" | "palms 8" | "palms 9" | "palms 10" | "palms 11" | "palms 12" | "palms 13" | "palms 14" | "palms 15" | "palms 16" | "palms 17" | "palms 18" | "palms 19" | "palms 20" | "palms 21" | "palms 22" | "palms 23" | "palms 24" | "palms 25" | "palms 26" | "palms 27" | "palms 28";

/** What happens. */
export type SifakaEvent =
  /** A player chooses the direction of the pawn, which stands there. */
  | { type: "face"; player: number; direction: SifakaDirection; row: number; column: number }
  /** A card comes to a hand. */
  | { type: "draw"; player: number }
  /** The same, for who may know the card: what it shows NW, NE, SE, SW, not rotated. */
  | { type: "receive"; player: number; card: SifakaCard; squares: SifakaSymbol[] }
  /** A card is placed: its top-left square, and what it shows NW, NE, SE, SW as it lies. */
  | { type: "place"; player: number; row: number; column: number; rotation: number; squares: SifakaSymbol[] }
  /** What lies below it now: palms and arrows for the pawn. */
  | { type: "cover"; symbols: SifakaGain[] }
  /** A token is laid on a mango of the card. */
  | { type: "grow"; row: number; column: number; colour: SifakaMango }
  /** All tokens that were laid. */
  | { type: "tokens"; tokens: SifakaMango[] }
  /** A mango gets no token, for there is none left. */
  | { type: "none_left"; mango: SifakaSymbol }
  /** A card that has no place is removed from the game: what it shows, not rotated. */
  | { type: "remove"; player: number; card: SifakaCard; squares: SifakaSymbol[] }
  /** A pawn goes to a square, and faces a direction there: the squares it enters, one after the other. */
  | { type: "go"; player: number; row: number; column: number; direction: SifakaDirection; squares: { row: number; column: number }[] }
  /** A pawn is where it was, and faces a direction: the squares it entered, if it only came back. */
  | { type: "stay"; player: number; row: number; column: number; direction: SifakaDirection; squares: { row: number; column: number }[] }
  /** A token is taken from the square where the pawn stopped. */
  | { type: "take"; player: number; token: SifakaMango; row: number; column: number }
  /** What the token is worth, for who took it. */
  | { type: "value"; player: number; points: number }
  /** The last card of the draw pile has been drawn. */
  | { type: "pile_empty" }
  /** All cards have been played: the game is over. */
  | { type: "end" }
  /** What a player's tokens are worth, in the end. */
  | { type: "points"; player: number; points: number };

/** What can be done, as a button says it. */
export type SifakaMove =
  /** Where the nearest square of the card would be, and towards where the card lies from there. What it shows then, how many of its own mangoes the pawn could take, which tokens it could take that lie there already, and what the card covers. */
  | { type: "place"; row: number; column: number; rotation: number; rows: number; latitude: SifakaDirection; columns: number; longitude: SifakaDirection; lies: SifakaSymbol[]; ripe: number; reach: SifakaMango[]; covered: SifakaGain[] }
  /** How many squares away the pawn stops, north or south and east or west. */
  | { type: "go"; row: number; column: number; direction: SifakaDirection; rows: number; latitude: SifakaDirection; columns: number; longitude: SifakaDirection }
  /** The pawn is on its square in the end. */
  | { type: "stay"; row: number; column: number; direction: SifakaDirection }
  /** The pawn takes a token where it stops. */
  | { type: "take"; row: number; column: number; direction: SifakaDirection; rows: number; latitude: SifakaDirection; columns: number; longitude: SifakaDirection; token: SifakaMango }
  | { type: "face"; direction: SifakaDirection }
  | { type: "deal"; card: SifakaCard }
  | { type: "pass" }
  | { type: "token"; value: number };

/** What each game shows, tells and offers. */
export interface Games {
  mada: { view: MadaView; event: MadaEvent; move: MadaMove };
  malediction: { view: MaledictionView; event: MaledictionEvent; move: MaledictionMove };
  sifaka: { view: SifakaView; event: SifakaEvent; move: SifakaMove };
}

/** A view of any game; `game` tells which. */
export type View = Games[keyof Games]["view"];

/** What happened in any game; `type` tells what. */
export interface GameEvent {
  type: string;
}

/** What a table of any game waits for; `type` tells what. */
export interface GamePrompt {
  type: string;
}

/** A move of any game; `type` tells which. */
export interface GameMove {
  type: string;
}
