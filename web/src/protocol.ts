// Made by `python -m katta.server.typescript` from the messages of the server: change those, not this file.

import type { Ending, GameEvent, GameMove, View } from "./views";

export const PROTOCOL = 2;

/** What can be said by a little picture, and in words. */
export const REACTIONS = ["clap", "laugh", "wow", "sad", "heart", "think"] as const;
export const SENTENCES = ["hello", "good-luck", "well-played", "thanks", "sorry", "oops", "that-was-close", "lucky", "take-your-time", "one-moment", "good-game", "bye"] as const;

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

/** For whom a game is, how long it takes, and whose work it is. */
export interface Box {
  least_age: number;
  minutes: number;
  authors: string[];
  illustrators: string[];
  publisher: string;
  most_age: number | null;
  is_often_longer: boolean;
}

/** Numbers that one needs to play, below a section of the rules. */
export interface RulesTable {
  name: string;
  section: string;
  columns: string[];
  rows: (number | string | Message)[][];
}

/** The numbers of a box. */
export interface Material {
  values: Record<string, number>;
  tables: RulesTable[];
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
  commitment?: string | null;
  next_commitment?: string | null;
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

/** Let a bot play for a person who is away or idle, if all who are here agree. */
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

/** Agree to what somebody proposed, or not. */
export interface Vote {
  type: "vote";
  id: string;
  proposal: string;
  agree: boolean;
}

/** The game is about to begin, and all commitments are there: this is the number that mine was to. */
export interface Reveal {
  type: "reveal";
  id: string;
  number: string;
  table?: string | null;
}

/** Ask the others to deal without the number that a device does not show. */
export interface Deal {
  type: "deal";
  id: string;
}

/** Before the start: my nickname, or the colour and symbol that I play with; none: as it is. */
export interface Introduce {
  type: "introduce";
  id: string;
  name?: string | null;
  mark?: string | null;
}

/** Who is to sit on a seat of a table that has not begun. */
export interface Placed {
  seat?: number | null;
  kind?: "bot" | "open";
  level?: string | null;
  name?: string | null;
}

/** Before the start, the host settles what is played and who sits where; what is not given stays as it is. */
export interface Arrange {
  type: "arrange";
  id: string;
  game?: string | null;
  options?: Record<string, string> | null;
  clock?: number | null;
  hints?: boolean | null;
  spectators?: boolean | null;
  helps?: string[] | null;
  first?: number | null;
  seats?: Placed[] | null;
  seating?: number | null;
}

/** The host has the game begin; bots of this level take the seats that are still free. */
export interface Begin {
  type: "begin";
  id: string;
  level?: string | null;
  seating?: number | null;
}

/** Say one of the phrases to all at the table. */
export interface Say {
  type: "say";
  id: string;
  phrase: string;
}

/** Somebody claims my seat from another device: let them in with my secret, or not. */
export interface Allow {
  type: "allow";
  id: string;
  claim: string;
  secret?: string | null;
}

/** After the end: the next game with those who are here, the same or another. */
export interface Rematch {
  type: "rematch";
  id: string;
  game?: string | null;
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

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  present: boolean;
  host: boolean;
  mark: string | null;
  replaceable: boolean;
  commitment: string | null;
  cut: "committed" | "shown" | "without" | null;
}

/** A legal move, as a text and as what its button says. */
export interface Choice {
  move: string;
  what: GameMove;
}

/** Something that happened, as this seat may know it. */
export interface Step {
  version: number;
  actor: number;
  events: GameEvent[];
  undo: number | null;
  note: Message | null;
}

/** Something that happens if all who are here agree. */
export interface Proposal {
  proposal: string;
  kind: "undo" | "hand-over" | "deal";
  by: number;
  seat: number;
  version: number;
  awaits: number[];
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
  start: "full" | "host" | "cut";
  first: number | null;
  turn: number | null;
  waited: number | null;
  watchers: number;
  evening: string;
  seating: number;
  helps: string[];
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
  invite: string | null;
  proposal: Proposal | null;
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
  watchers: number;
  answers: string | null;
  seating: number;
}

/** It has become clear that my last move can be taken back, should the others agree. */
export interface Undoable {
  type: "undoable";
  version: number;
}

/** What is proposed now; none: nothing is, any more. */
export interface Asking {
  type: "asking";
  proposal: Proposal | null;
  answers: string | null;
  declined_by: number | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "clap" | "laugh" | "wow" | "sad" | "heart" | "think" | "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "oops" | "that-was-close" | "lucky" | "take-your-time" | "one-moment" | "good-game" | "bye";
  answers: string | null;
}

/** Another device claims my seat; it shows the same code. */
export interface Claimed {
  type: "claimed";
  claim: string;
  code: string;
}

/** The host gave my seat to somebody else; this socket only looks on from now. */
export interface Removed {
  type: "removed";
}

/** I am here; also said unasked, with no label, while something takes long. */
export interface Pong {
  type: "pong";
  answers: string;
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

/** The server cannot keep anything at the moment, and tries to; or it can again. */
export interface Trouble {
  type: "trouble";
  says: Message | null;
  about: string | null;
}

/** Those who were here play on at another table; their secrets are valid there, too. */
export interface Rematched {
  type: "rematched";
  table: string;
  answers: string | null;
  info: TableInfo | null;
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
  events: GameEvent[];
  view: View | null;
  moves: Choice[];
}

/** A moment of the game so far, as this seat may know it. */
export interface Sighting {
  version: number;
  actor: number;
  events: GameEvent[];
  view: View;
}

/** The answer to look: what stands, in order; if there are 200, ask again from the version of the last. */
export interface Looked {
  type: "looked";
  answers: string;
  frames: Sighting[];
}

/** A move as the best bot judges it, by what its player knew. */
export interface Judged {
  move: string;
  label: Message;
  share: number;
  reasons: Message[];
}

/** A move that gave away much of its player's winning chance. */
export interface TurningPoint {
  seat: number;
  moment: number;
  played: Judged;
  best: Judged;
  cost: number;
  alternatives: Record<string, number>;
}

/** What the best bot thinks of a finished game; as long as it still thinks, only how far it has come. */
export interface Review {
  done: number;
  total: number;
  seats: [number, number][][];
  turning_points: TurningPoint[];
}

/** Where a game goes on from: a moment of another one. */
export interface Opening {
  record: string;
  moment: number;
}

/** A moment of a record, for the seat that is to move there. */
export interface AskedMoment {
  record: string;
  moment: number;
  seat: number;
}

/** What a seat could do at a moment of a record; nothing if it was not to move. */
export interface OpenMoment {
  choices: Choice[];
}

/** Who is to sit on a seat: me by my nickname, a bot of a level (by a nickname, too), or whoever gets the link. */
export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string | null;
  level?: string | null;
  commitment?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number | null;
  spectators?: boolean;
  hints?: boolean;
  helps?: string[];
  start?: "full" | "host";
  first?: number | null;
  opening?: Opening | null;
  key?: string | null;
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
  secret?: string | null;
  commitment?: string | null;
}

/** Whose seat does this secret open? */
export interface Sitting {
  secret: string;
}

/** The seat that a secret opens. */
export interface Sitter {
  seat: number;
  name: string;
}

/** I have the invitation and sit here already, on another device: ask there. */
export interface NewClaim {
  invite: string;
  seat: number;
}

/** A claim, as it stands. */
export interface Claim {
  claim: string;
  code: string;
  state: "waiting" | "granted" | "declined";
  secret: string | null;
}

/** A table that a device remembers, with the secrets of the seats that are played there. */
export interface KeptTable {
  table: string;
  secrets?: string[];
}

/** How do my tables stand? */
export interface KeptTables {
  tables: KeptTable[];
}

/** A table that a device remembers, as it stands; none: there is no such table, or it cannot be shown. */
export interface MyTable {
  table: string;
  info: TableInfo | null;
  seats: number[];
  is_my_turn: boolean;
}

/** Somebody who played in an evening, a person or a bot. */
export interface Participant {
  name: string;
  is_bot: boolean;
  games: number;
  wins: number;
}

/** A game of an evening. */
export interface PlayedTable {
  table: string;
  game: string;
  status: "waiting" | "playing" | "over";
  names: string[];
  players: number[];
  scores: number[] | null;
  winners: number[];
  when: number;
}

/** All that the same people played one after the other, the newest game last. */
export interface Evening {
  evening: string;
  players: Participant[];
  tables: PlayedTable[];
}

/** Something in a page broke: where, and nothing of what was shown there: it ends in a log. */
export interface Complaint {
  part: string;
  kind: string;
  places?: string[];
}

/** Tell a device when it is my turn, by Web Push: what its browser says of it. */
export interface NewPush {
  secret: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A device that may have been told when it was my turn. */
export interface PushDevice {
  endpoint: string;
  secret?: string | null;
}

/** How it stands with a device. */
export interface PushState {
  is_told: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  options: Record<string, string[]>;
  rules_page: string[];
  marks: string[];
  helps: string[];
  lessons: number;
  box: Box | null;
}

/** What this server has. */
export interface Offer {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  nicknames: string[];
  addresses: string[];
  push_key: string | null;
  is_preparing: boolean;
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
  events: GameEvent[];
  view: View;
}

/** What the device of a player did for the deal. */
export interface CutInfo {
  seat: number;
  commitment: string | null;
  number: string | null;
}

/** A record, played through for one pair of eyes. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  names: string[];
  seat: number | null;
  verified: boolean;
  frames: Frame[];
  result: Ending | null;
  bots: Record<number, string>;
  given: number;
  commitment: string | null;
  secret: string | null;
  cuts: CutInfo[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  detail: string;
  says: Message | null;
}

/** Whether the server can keep its promises: it has just written to the store, and read from it. */
export interface Readiness {
  ok: boolean;
  problem: string | null;
}

/** The server is alive; whether it can keep anything is another question. */
export interface Health {
  ok: boolean;
  warm: boolean;
  tables: number;
  clients: number;
}

/** One sentence of a lesson, and what the learner does about it. */
export interface LessonStep {
  says: Message;
  frame: number;
  move: string | null;
  moves: Choice[];
  paragraph: string | null;
}

/** A lesson, as the learner goes through it. */
export interface Lesson {
  game: string;
  number: number;
  count: number;
  title: Message;
  names: string[];
  seat: number;
  frames: Frame[];
  steps: LessonStep[];
}

/** A move that is tried at a step of a lesson. */
export interface Attempt {
  step: number;
  move: string;
}

/** What is said to it. */
export interface Verdict {
  says: Message | null;
}

/** What it would bring. */
export interface Outlook {
  view: View | null;
  moves: Choice[];
}

/** How the review of a finished game is worked out. */
export interface ReviewNumbers {
  level: string;
  seed: number;
  iterations: number;
  closer: number;
  most_choices: number;
  most_of_a_person: number;
  suspects: number;
  sure: number;
  least_cost: number;
  good_alternatives: number;
  digits: number;
}

/** What a page needs of Katta, whatever the game. */
export interface Offerings {
  offer: Offer;
  texts: Record<string, string>;
  pauses: Record<string, number>;
  lesson_names: string[];
  undo_worlds: number;
  advice_iterations: number;
  trees: number;
  seeds_apart: number;
  review: ReviewNumbers;
}

/** How a bot of some strength plays a game. */
export interface BotLevel {
  iterations: number;
  slips: number;
}

/** Where the parts of a node of a search tree lie, in bytes. */
export interface NodePlaces {
  size: number;
  move: number;
  first: number;
  next: number;
  visits: number;
  reward: number;
  square: number;
  points: number;
}

/** One sentence of a lesson, and what the learner does about it. */
export interface ScriptStep {
  says: string;
  covers: string[];
  move: string | null;
  then: string[];
}

/** A table that is set for the learner. */
export interface ScriptScene {
  seats: number;
  options: Record<string, string>;
  before: string[];
  steps: ScriptStep[];
}

/** A lesson as it is written in its file. */
export interface LessonScript {
  seat: number;
  scenes: ScriptScene[];
}

/** How a game begins for so many players with these options. */
export interface Start {
  seats: number;
  options: Record<string, string>;
  state: string;
}

/** What a page needs of a game besides its module. */
export interface GameManifest {
  info: GameInfo;
  declaration: View;
  version: number;
  most_moves: number;
  state_size: number;
  derived_size: number;
  lengths: Record<string, number>;
  node: NodePlaces;
  horizon: number;
  exploration: number;
  levels: Record<string, BotLevel>;
  starts: Start[];
  lessons: LessonScript[];
}

export type Request = Hello | Move | Undo | HandOver | TakeBack | Vote | Reveal | Deal | Introduce | Arrange | Begin | Say | Allow | Rematch | Hint | Peek | Look | Ping;

export type Reply = Welcome | Update | Seats | Undoable | Asking | Said | Claimed | Removed | Pong | Accepted | Refused | Trouble | Rematched | Hinted | Peeked | Looked;
