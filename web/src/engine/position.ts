/** One moment of a game. It never changes: `play` gives the next one. The counterpart of `katta.core.position`. */

import type { Data } from "../games/statements";
import type { Choice, Message } from "../protocol";
import type { Ending, GameEvent, View } from "../views";
import type { Game } from "./game";

export const CHANCE = -1;
export const OVER = -2;

/** Instead of a move: look at the state as it is. */
const NOTHING = -1;

/** The eyes of a full state, and those of somebody who has no seat. */
const EVERYTHING = -1;
const SPECTATOR = -2;

/** Where the first statement of a log begins. */
const HEAD = 2;

/** A move that the rules refuse; nothing has changed. */
export class IllegalMove extends Error {
  readonly says: Message;

  constructor(
    readonly code: string,
    readonly details: Message["arguments"] = {},
  ) {
    super(code);
    this.says = { id: `refusal-${code.replaceAll(".", "-")}`, arguments: details };
  }
}

export class Position {
  /** The seat to move, CHANCE or OVER. */
  readonly actor: number;
  readonly seats: number;
  /** The seat that looks at a concealed position; null for a full one. */
  readonly eyes: number | null;
  readonly #numbers: readonly number[];
  readonly #weights: readonly number[];
  readonly #told: readonly number[];

  /** The state itself, as it lies in memory. */
  readonly raw: Uint8Array;

  /** The position of a state, or the one that a playable move leads to from there. */
  constructor(
    readonly game: Game,
    raw: Uint8Array,
    move: number = NOTHING,
  ) {
    const { arrays } = game.kernels;
    arrays.states.set(raw);
    const [actor, count, eyes, seats, told] = game.kernels.call("advance", move);
    this.raw = arrays.states.slice(0, game.manifest.state_size);
    this.actor = actor;
    this.seats = seats;
    this.eyes = eyes === EVERYTHING ? null : eyes;
    this.#numbers = Array.from(arrays.moves.subarray(0, count));
    this.#weights = actor === CHANCE ? Array.from(arrays.weights.subarray(0, count)) : [];
    this.#told = Array.from(arrays.log.subarray(0, told));
  }

  /** The acting seat's legal moves, in the canonical order of the rules; none at chance and at the end. */
  moves(): string[] {
    return this.#legal().map((move) => this.game.moves.write(move));
  }

  /** What can happen at a chance node, each with its weight, in the canonical order. */
  chances(): { text: string; weight: number }[] {
    if (this.actor !== CHANCE) return [];
    return this.#numbers.map((move, place) => ({ text: this.game.moves.write(move), weight: this.#weights[place]! }));
  }

  /** The position after a move or an outcome of chance; IllegalMove says which rule refuses it. */
  play(text: string): Position {
    if (this.eyes !== null) throw new Error("nobody can play on a concealed position");
    return this.preview(text);
  }

  /** What the seat that looks would see after a move of its own, before chance or anybody else acts. */
  preview(text: string): Position {
    return new Position(this.game, this.raw, this.#read(text));
  }

  /** The same position with everything hidden from that seat blanked. */
  seenBy(seat: number): Position {
    if (this.eyes === seat) return this;
    if (this.eyes !== null) throw new Error("what one seat sees cannot be told from what another sees");
    return new Position(this.game, this.#concealed(seat));
  }

  /** A full position that looks the same to that seat, drawn from all that it holds possible. */
  resample(seat: number, seed: number): Position {
    const seen = this.seenBy(seat);
    const { kernels, manifest } = this.game;
    kernels.seed(BigInt(seed));
    kernels.arrays.states.set(seen.raw);
    kernels.call("resample");
    return new Position(this.game, kernels.arrays.states.slice(0, manifest.state_size));
  }

  /** Whether the states are the same, byte by byte. */
  equals(other: Position): boolean {
    return this.game === other.game && this.raw.every((byte, place) => byte === other.raw[place]);
  }

  /** What a seat, or a spectator (null), sees. */
  view(seat: number | null): View {
    const { kernels, decoder, prompts, name } = this.game;
    const { arrays } = kernels;
    arrays.derived.fill(0);
    const concealed = this.#concealed(seat ?? SPECTATOR);
    const derived = new DataView(arrays.derived.buffer, arrays.derived.byteOffset, arrays.derived.byteLength);
    const shown = decoder.view(new DataView(concealed.buffer), derived, this.seats, seat);
    const [told] = kernels.call("ask");
    const asks = prompts.told(Array.from(arrays.log.subarray(0, told)), seat)[0] ?? null;
    const result = this.actor === OVER ? this.result() : null;
    const common = { game: name, seats: this.seats, seat, actor: this.actor };
    return { ...common, ...shown, asks, result } as unknown as View;
  }

  /** The acting seat's legal moves, each with what its button offers. */
  choices(): Choice[] {
    const moves = this.#legal();
    const offers = this.#offers(moves);
    return moves.map((move, place) => ({ move: this.game.moves.write(move), what: offers[place]! }));
  }

  /** What the button of a move says. */
  button(text: string): Message {
    return this.game.button(this.#offers([this.#known(text)])[0]!);
  }

  /** Why a move is good or bad, as a person would put it, from what the seat to move sees. */
  reasons(text: string): Message[] {
    const { kernels, reasons } = this.game;
    kernels.arrays.states.set(this.raw);
    const [told] = kernels.call("explain", this.#known(text));
    const log = Array.from(kernels.arrays.log.subarray(0, told));
    return reasons.told(log, this.actor).map((each) => reasons.message(each));
  }

  /** What a seat, or a spectator (null), is told of the move that led here. */
  events(eyes: number | null): GameEvent[] {
    return this.game.events.told(this.#told, eyes);
  }

  /** The section of the rules that matters now. */
  paragraph(): string {
    const { kernels, info } = this.game;
    kernels.arrays.states.set(this.raw);
    return info.rules_page[kernels.call("find_paragraph")[0]]!;
  }

  /** Scores and winners of a finished game. */
  result(): Ending {
    if (this.actor !== OVER) throw new Error("the game is not over yet");
    const { kernels } = this.game;
    kernels.arrays.states.set(this.raw);
    const [mask, truncated] = kernels.call("end");
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    return {
      scores: Array.from(kernels.arrays.scores.subarray(0, this.seats)),
      winners: seats.filter((seat) => (mask >> seat) & 1),
      truncated: truncated !== 0,
    };
  }

  /** The state as a seat sees it; what is derived for it lies in memory then. */
  #concealed(seat: number): Uint8Array {
    const { kernels, manifest } = this.game;
    kernels.arrays.states.set(this.raw);
    kernels.call("look", seat);
    return kernels.arrays.states.slice(manifest.state_size, 2 * manifest.state_size);
  }

  #legal(): readonly number[] {
    return this.actor < 0 ? [] : this.#numbers;
  }

  /** The number of a text that is playable here; else IllegalMove with the rule that refuses it. */
  #read(text: string): number {
    const move = this.game.moves.read(text);
    if (move === null) throw new IllegalMove("move.unknown", { text });
    if (this.actor === OVER) throw new IllegalMove("move.game-over");
    const isPossible = this.#numbers.includes(move) && this.game.moves.write(move) === text;
    if (isPossible) return move;
    if (this.actor === CHANCE) throw new IllegalMove("move.awaits-chance");
    if (this.#numbers.includes(move)) return move;
    throw this.#refused(text, move);
  }

  #refused(text: string, move: number): IllegalMove {
    const { kernels, refusals } = this.game;
    kernels.arrays.states.set(this.raw);
    const [count] = kernels.call("refuse", move);
    const [told] = refusals.told(Array.from(kernels.arrays.log.subarray(0, count)), this.actor);
    if (!told) return new IllegalMove("move.not-legal", { text });
    return new IllegalMove(this.game.codeOf(told.type), refusals.message(told).arguments);
  }

  #known(text: string): number {
    const move = this.game.moves.read(text);
    if (move === null) throw new IllegalMove("move.unknown", { text });
    return move;
  }

  #offers(moves: readonly number[]): Data[] {
    const { kernels } = this.game;
    kernels.arrays.states.set(this.raw);
    kernels.arrays.moves.set(moves);
    const [told] = kernels.call("offer_all", moves.length);
    const log = Array.from(kernels.arrays.log.subarray(0, told));
    let place = HEAD;
    return moves.map((move) => {
      const length = log[place]!;
      const offer = this.game.offered(move, log.slice(place, place + length));
      place += length || 1;
      return offer;
    });
  }
}
