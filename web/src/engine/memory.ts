// Made by `python -m katta.wasm.memory` from the entries of the modules: change those, not this file.

import type { GameManifest } from "../protocol";

/** A place in the memory of a module. */
type Address = WebAssembly.Global<"i32">;

/** A module: a kernel answers 0 if all is well, and what it returns lies in `returned`. */
export interface Module {
  memory: WebAssembly.Memory;
  moves: Address;
  weights: Address;
  keys: Address;
  children: Address;
  states: Address;
  derived: Address;
  log: Address;
  scores: Address;
  generator: Address;
  sums: Address;
  nodes: Address;
  used: Address;
  path: Address;
  priors: Address;
  shares: Address;
  returned: Address;
  advance(move: number): number;
  look(seat: number): number;
  ask(): number;
  offer_all(count: number): number;
  refuse(move: number): number;
  explain(move: number): number;
  find_paragraph(): number;
  end(): number;
  draw(): number;
  below(n: number): number;
  resample(): number;
  playouts(games: number): number;
  at_first_sight(is_child: boolean): number;
  search(seat: number, iterations: number, exploration: number, depth: number, guided: boolean): number;
  search_after(move: number, seat: number, iterations: number, exploration: number, depth: number): number;
}

/** What a kernel leaves in `returned`. */
export interface Returned {
  advance: [actor: number, count: number, eyes: number, seats: number, told: number];
  look: [];
  ask: [told: number];
  offer_all: [told: number];
  refuse: [told: number];
  explain: [told: number];
  find_paragraph: [place: number];
  end: [winners: number, truncated: number];
  draw: [bits: number];
  below: [number: number];
  resample: [];
  playouts: [count: number];
  at_first_sight: [move: number];
  search: [];
  search_after: [];
}

/** How many numbers that are. */
export const RETURNS = { advance: 5, look: 0, ask: 1, offer_all: 1, refuse: 1, explain: 1, find_paragraph: 1, end: 2, draw: 1, below: 1, resample: 0, playouts: 1, at_first_sight: 1, search: 0, search_after: 0 } as const satisfies Record<keyof Returned, number>;

/** The arrays of a module, which lie where they lie as long as it lives. */
export function arraysOf(module: Module, game: GameManifest) {
  const { buffer } = module.memory;
  const length = (name: string): number => {
    const found = game.lengths[name];
    if (found === undefined) throw new Error(`${game.info.name} has no array ${name}`);
    return found;
  };
  return {
    moves: new Int32Array(buffer, module.moves.value, length("moves")),
    weights: new Int32Array(buffer, module.weights.value, length("weights")),
    keys: new Int32Array(buffer, module.keys.value, length("keys")),
    children: new Int32Array(buffer, module.children.value, length("children")),
    states: new Uint8Array(buffer, module.states.value, length("states") * game.state_size),
    derived: new Uint8Array(buffer, module.derived.value, length("derived") * game.derived_size),
    log: new Int32Array(buffer, module.log.value, length("log")),
    scores: new Int32Array(buffer, module.scores.value, length("scores")),
    generator: new BigInt64Array(buffer, module.generator.value, length("generator")),
    sums: new Float64Array(buffer, module.sums.value, length("sums")),
    nodes: new Uint8Array(buffer, module.nodes.value, length("nodes") * game.node.size),
    used: new Int32Array(buffer, module.used.value, length("used")),
    path: new Int32Array(buffer, module.path.value, length("path")),
    priors: new Float64Array(buffer, module.priors.value, length("priors")),
    shares: new Float64Array(buffer, module.shares.value, length("shares")),
    returned: new BigInt64Array(buffer, module.returned.value, 8),
  };
}

export type Arrays = ReturnType<typeof arraysOf>;
