/** What a game declares about itself: enough to turn what it tells into sentences, and to draw it without knowing it. */

import type { Material, Message } from "../protocol";
import { declaration } from "../server/api";
import type { CommonView } from "../views";
import { messageOf, named, type Data, type Meaning, type Statement, type Verb, type WordList } from "./statements";

export type { Data, Meaning, Statement, Told, Verb, WordList } from "./statements";

const CHANCE = -1;
const OVER = -2;

/** Where a field of a view is shown, and how it is made of numbers. */
export interface Shown {
  key: string;
  scope: "table" | "player" | "own";
  axes: { kind: string; length: number; words?: string }[];
  meaning?: Meaning;
}

export interface Declaration {
  name: string;
  /** The numbers of its rules. */
  material: Material;
  events: Statement[];
  prompts: Statement[];
  offers: Statement[];
  moves: Verb[];
  words: Record<string, WordList>;
  view: { table: Shown[]; players: Shown[] };
}

/** Turns what a game tells and offers into messages. */
export class Speech {
  readonly #events: ReadonlyMap<string, Statement>;
  readonly #prompts: ReadonlyMap<string, Statement>;
  readonly #offers: ReadonlyMap<string, Statement>;

  constructor(readonly declared: Declaration) {
    this.#events = named(declared.events);
    this.#prompts = named(declared.prompts);
    this.#offers = new Map([...named(declared.moves), ...named(declared.offers)]);
  }

  /** What happened; null if it is shown and not said. */
  event(told: Data): Message | null {
    const statement = this.#events.get(told.type);
    return statement && statement.said !== false ? this.#message(statement, told) : null;
  }

  /** Whether the game is played in rounds that are summed up. */
  get hasRounds(): boolean {
    return this.declared.events.some(({ round }) => round === "closes");
  }

  /** What an event is to the round that is over. */
  roundOf(told: Data): Statement["round"] {
    return this.#events.get(told.type)?.round ?? null;
  }

  /** What the table waits for; whose turn it is, where the game says no more. */
  asked(view: CommonView): Message {
    if (view.asks) return this.#message(this.#prompts.get(view.asks.type)!, view.asks);
    if (view.actor === OVER) return { id: "any-game-over", arguments: {} };
    if (view.actor === CHANCE) return { id: "any-game-chance", arguments: {} };
    return { id: "any-game-to-move", arguments: { player: { seat: view.actor } } };
  }

  /** What the button of a move says. */
  offer(told: Data): Message {
    return this.#message(this.#offers.get(told.type)!, told);
  }

  /** One of the steps by which a move is asked for, said with all that its button says. */
  step(told: Data, place: number): Message {
    const { steps } = this.declared.moves.find(({ name }) => name === told.type)!;
    return { ...this.offer(told), id: `${this.declared.name}-step-${Object.keys(steps)[place]!}` };
  }

  /** The name of a word, such as a card. */
  name(words: string, word: string): Message {
    return this.declared.words[words]!.names[word]!;
  }

  #message(statement: Statement, told: Data): Message {
    return messageOf(this.declared.words, statement, told);
  }
}

const known = new Map<string, Promise<Speech>>();

/** The speech of a game; its declaration is fetched once. */
export function speech(game: string): Promise<Speech> {
  const found =
    known.get(game) ??
    declaration(game).then(
      (declared) => new Speech(declared),
      (problem: unknown) => {
        known.delete(game);
        throw problem;
      },
    );
  known.set(game, found);
  return found;
}
