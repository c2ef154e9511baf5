/** What the site has of the engine, fetched when it is needed and kept. */

import type { GameManifest, Offerings } from "../protocol";
import { Game } from "./game";

/** A compiled game, to be handed from one worker to another. */
export interface Compiled {
  manifest: GameManifest;
  module: WebAssembly.Module;
}

/** The engine, or a part of it, cannot be had here. */
export class NoEngine extends Error {}

export class Library {
  #offerings: Promise<Offerings> | undefined;
  readonly #compiled = new Map<string, Promise<Compiled>>();
  readonly #games = new Map<string, Promise<Game>>();

  /** Where the files of the engine lie. */
  constructor(private readonly folder: string) {}

  offerings(): Promise<Offerings> {
    this.#offerings ??= this.#json<Offerings>("katta.json").catch((problem: unknown) => {
      this.#offerings = undefined;
      throw problem;
    });
    return this.#offerings;
  }

  /** A game that is played here. */
  game(name: string): Promise<Game> {
    return kept(this.#games, name, async () => {
      const { manifest, module } = await this.compiled(name);
      return new Game(manifest, await WebAssembly.instantiate(module));
    });
  }

  compiled(name: string): Promise<Compiled> {
    return kept(this.#compiled, name, async () => {
      const manifest = this.#json<GameManifest>(`${name}.json`);
      const answer = this.#fetch(`${name}.wasm`);
      return { manifest: await manifest, module: await WebAssembly.compile(await (await answer).arrayBuffer()) };
    });
  }

  async #json<Content>(file: string): Promise<Content> {
    return (await (await this.#fetch(file)).json()) as Content;
  }

  async #fetch(file: string): Promise<Response> {
    const answer = await fetch(`${this.folder}/${file}`).catch(() => null);
    if (!answer?.ok) throw new NoEngine(`there is no ${file}`);
    return answer;
  }
}

/** What was made once; what could not be made is tried again. */
function kept<Thing>(known: Map<string, Promise<Thing>>, name: string, make: () => Promise<Thing>): Promise<Thing> {
  const found =
    known.get(name) ??
    make().catch((problem: unknown) => {
      known.delete(name);
      throw problem;
    });
  known.set(name, found);
  return found;
}
