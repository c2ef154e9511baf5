// Made by `python -m katta.server.typescript` from the messages of the server: change those, not this file.

import type { View } from "./views";

export const PROTOCOL = 1;

export type Argument = number | string | Player | Message | Listing;

/** The player on a seat, to be shown by name. */
export interface Player {
  seat: number;
}

/** A message id of the catalogues with its arguments. */
export interface Message {
  id: string;
  arguments: Record<string, Argument>;
}

/** Several arguments in a row. */
export interface Listing {
  items: Argument[];
}

/** The first message on a socket: which table, who I am, and the last version I saw. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  secret?: string | null;
  host?: string | null;
  name?: string | null;
  version?: number | null;
}

/** Play a move at the version I see. */
export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}

/** Take my last move back. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** The host lets a bot play for an absent person. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  level: string;
}

/** The person of this seat plays again, in place of the bot. */
export interface TakeBack {
  type: "take-back";
  id: string;
}

/** After the end: a new game with the same people, seats rotated. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** What would a bot do in my place? */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
}

/** What would a move of mine bring? Nothing changes. */
export interface Peek {
  type: "peek";
  id: string;
  version: number;
  move: string;
}

/** Show me again what happened after a version; 0: from the start. */
export interface Look {
  type: "look";
  id: string;
  version: number;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  present: boolean;
}

/** A legal move and what its button says. */
export interface Choice {
  move: string;
  says: Message;
}

/** Something that happened, as this seat may know it. */
export interface Step {
  version: number;
  actor: number;
  events: Message[];
  undo: number | null;
}

/** What a seat sees and may do now. */
export interface Scene {
  version: number;
  status: "waiting" | "playing" | "over";
  view: View | null;
  moves: Choice[];
  paragraph: string;
  undo: boolean;
  practice: boolean;
  seconds_left: number | null;
  secret: string | null;
}

/** A table as everybody sees it. */
export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: Seat[];
  status: "waiting" | "playing" | "over";
  clock: number | null;
  spectators: boolean;
  hints: boolean;
  practice: boolean;
  commitment: string;
  rematch: string | null;
}

/** The answer to hello: all that this seat may know. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  log_from: number;
  log: Step[];
  scene: Scene;
}

/** Something happened. */
export interface Update {
  type: "update";
  log: Step[];
  scene: Scene;
  answers: string | null;
}

/** Somebody sat down, left, came back or changed places with a bot. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  status: "waiting" | "playing" | "over";
  answers: string | null;
}

/** A request that was carried out before: it had been sent twice. */
export interface Accepted {
  type: "accepted";
  answers: string;
  version: number;
}

/** A request that changed nothing, and why; a stale one comes with what happened since. */
export interface Refused {
  type: "refused";
  code: string;
  says: Message;
  answers: string | null;
  log: Step[] | null;
  scene: Scene | null;
}

/** The same people play on at another table; every seat's secret is valid there, too. */
export interface Rematched {
  type: "rematched";
  table: string;
  answers: string | null;
}

/** What a bot thinks of a move. */
export interface Advice {
  move: string;
  share: number;
  reasons: Message[];
}

/** The answer to hint, best move first. */
export interface Hinted {
  type: "hinted";
  answers: string;
  version: number;
  advice: Advice[];
}

/** The answer to peek: the moment after the move, before chance or anybody else acts, as this seat would know it. */
export interface Peeked {
  type: "peeked";
  answers: string;
  version: number;
  move: string;
  events: Message[];
  view: View | null;
  moves: Choice[];
}

/** A moment of the game so far, as this seat may know it. */
export interface Sighting {
  version: number;
  actor: number;
  events: Message[];
  view: View;
}

/** The answer to look: what stands, in order; if there are 200, ask again from the version of the last. */
export interface Looked {
  type: "looked";
  answers: string;
  frames: Sighting[];
}

/** Who is to sit on a seat: me by my nickname, a bot of a level (by a nickname, too), or whoever gets the link. */
export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string | null;
  level?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number | null;
  spectators?: boolean;
  hints?: boolean;
}

/** The secret of a seat and the path of its link. */
export interface SeatLink {
  seat: number;
  secret: string;
  link: string;
}

/** A new table with its secrets, which are told only here. */
export interface MadeTable {
  table: TableInfo;
  host: string;
  invite: string;
  seats: SeatLink[];
}

/** Take any open seat of a table. */
export interface Joining {
  invite: string;
  name: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  options: Record<string, string[]>;
  rules_page: string[];
}

/** What this server has. */
export interface Offer {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
}

/** A record file to be shown. */
export interface OpenRecord {
  record: string;
  seat?: number | null;
}

/** One moment of a replay. */
export interface Frame {
  actor: number;
  move: string;
  events: Message[];
  view: View;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  truncated: boolean;
}

/** A record, played through for one pair of eyes. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  names: string[];
  seat: number | null;
  verified: boolean;
  frames: Frame[];
  result: Outcome | null;
  commitment: string | null;
  secret: string | null;
}

/** How the winning chances of a finished game went, each judged by what the seat knew then. */
export interface Chances {
  seats: [number, number][][];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  detail: string;
  says: Message | null;
}

/** Whether the server can keep its promises. */
export interface Health {
  ok: boolean;
  warm: boolean;
  tables: number;
  clients: number;
}

export type Request = Hello | Move | Undo | HandOver | TakeBack | Rematch | Hint | Peek | Look;

export type Reply = Welcome | Update | Seats | Accepted | Refused | Rematched | Hinted | Peeked | Looked;
