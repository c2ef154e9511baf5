/** A game that is played in the page: what it declares, and its kernels. */

import { Decoder, type ViewDeclaration } from "../games/decoder";
import type { Declaration } from "../games/declaration";
import type { Data } from "../games/statements";
import { messageOf, named, type Verb } from "../games/statements";
import type { GameInfo, GameManifest, Message } from "../protocol";
import { Kernels } from "./kernels";
import { Moves, type DeclaredVerb } from "./moves";
import { Position } from "./position";
import { Statements, type DeclaredStatement } from "./statements";

/** What a declaration holds besides what boards and sentences need of it. */
interface WholeDeclaration extends Omit<Declaration, "view" | "moves"> {
  view: ViewDeclaration;
  moves: (Verb & DeclaredVerb)[];
  refusals: DeclaredStatement[];
  reasons: DeclaredStatement[];
}

/** A game cannot begin like this. */
export class BadSetup extends Error {}

export class Game {
  readonly name: string;
  readonly info: GameInfo;
  readonly kernels: Kernels;
  readonly moves: Moves;
  readonly decoder: Decoder;
  readonly events: Statements;
  readonly prompts: Statements;
  readonly refusals: Statements;
  readonly reasons: Statements;
  readonly #offers: Statements;
  readonly #verbs: ReadonlyMap<string, Verb>;
  readonly #declared: WholeDeclaration;

  constructor(
    readonly manifest: GameManifest,
    instance: WebAssembly.Instance,
  ) {
    const declared = manifest.declaration as unknown as WholeDeclaration;
    const { words } = declared;
    const statements = (found: readonly unknown[]) => new Statements(found as DeclaredStatement[], words);
    this.name = manifest.info.name;
    this.info = manifest.info;
    this.kernels = new Kernels(instance, manifest);
    this.moves = new Moves(declared.moves, words);
    this.decoder = new Decoder(declared.view, words);
    this.events = statements(declared.events);
    this.prompts = statements(declared.prompts);
    this.refusals = statements(declared.refusals);
    this.reasons = statements(declared.reasons);
    this.#offers = statements(declared.offers);
    this.#verbs = named(declared.moves);
    this.#declared = declared;
  }

  /** The given options, checked, and the defaults of the others. */
  complete(options: Readonly<Record<string, string>>): Record<string, string> {
    for (const [name, value] of Object.entries(options)) {
      const known = this.info.options[name];
      if (!known) throw new BadSetup(`${this.name} has no option '${name}'`);
      if (!known.includes(value)) throw new BadSetup(`option ${name} of ${this.name} is ${known.join(" or ")}`);
    }
    return Object.fromEntries(
      Object.entries(this.info.options).map(([name, values]) => [name, options[name] ?? values[0]!]),
    );
  }

  /** The position before the first deal. */
  start(seats: number, options: Readonly<Record<string, string>> = {}): Position {
    const complete = this.complete(options);
    const names = Object.keys(complete);
    const found = this.manifest.starts.find(
      (start) => start.seats === seats && names.every((name) => start.options[name] === complete[name]),
    );
    if (!found) throw new BadSetup(`${this.name} is for ${this.info.least_seats} to ${this.info.most_seats} players`);
    return new Position(
      this,
      Uint8Array.from(atob(found.state), (letter) => letter.charCodeAt(0)),
    );
  }

  /** What the button of a move offers: what a kernel told about it, or the move itself. */
  offered(move: number, told: readonly number[]): Data {
    return told.length > 0 ? this.#offers.single(told) : this.moves.plain(move);
  }

  /** The same as a message. */
  button(offer: Data): Message {
    if (this.#offers.has(offer.type)) return this.#offers.message(offer);
    return messageOf(this.#declared.words, this.#verbs.get(offer.type)!, offer);
  }

  /** The code of a refusal: `play_too_low` of Mada is `mada.play.too-low`. */
  codeOf(name: string): string {
    const [verb, ...why] = name.split("_");
    return `${this.name}.${verb}.${why.join("-")}`;
  }
}
