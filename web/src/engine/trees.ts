/** One search tree in the memory of a module: the counterpart of `katta.bots.searcher.Tree`. */

import type { Game } from "./game";

/** What is searched, for whom, and with which random numbers. */
export interface Question {
  game: string;
  /** A state concealed for the seat. */
  state: Uint8Array;
  seat: number;
  seed: bigint;
  iterations: number;
}

/** What a tree found out about one move of its root, all in sums. */
export interface Branch {
  move: number;
  visits: number;
  reward: number;
  square: number;
  points: number;
}

/** About a seat's share of the victory after one move. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

/** The root is nobody's child. */
const NONE = 0;

export class Tree {
  constructor(private readonly game: Game) {}

  /** Begin anew with only the root. */
  clear({ state, seed }: Question): void {
    const { kernels, manifest } = this.game;
    const { arrays } = kernels;
    for (const name of ["states", "moves", "keys", "children", "path", "priors", "shares", "scores", "sums"] as const)
      arrays[name].fill(0);
    arrays.states.set(state);
    arrays.nodes.fill(0, 0, manifest.node.size);
    arrays.used[0] = 1;
    kernels.seed(seed);
  }

  /** Search on; nothing may use the module between the first call and the last. */
  grow({ seat }: Question, iterations: number): void {
    const { kernels, manifest } = this.game;
    kernels.call("search", seat, iterations, manifest.exploration, manifest.horizon, true);
  }

  /** Search on in worlds where the seat has made a move. */
  growAfter({ seat }: Question, move: number, iterations: number): void {
    const { kernels, manifest } = this.game;
    kernels.call("search_after", move, seat, iterations, manifest.exploration, manifest.horizon);
  }

  /** The moves of the root. */
  branches(): Branch[] {
    const { arrays } = this.game.kernels;
    const { node } = this.game.manifest;
    const memory = new DataView(arrays.nodes.buffer, arrays.nodes.byteOffset, arrays.nodes.byteLength);
    const whole = (at: number) => memory.getInt32(at, true);
    const broken = (at: number) => memory.getFloat64(at, true);
    const found: Branch[] = [];
    for (let child = whole(node.first); child !== NONE; child = whole(child * node.size + node.next)) {
      const at = child * node.size;
      found.push({
        move: whole(at + node.move),
        visits: whole(at + node.visits),
        reward: broken(at + node.reward),
        square: broken(at + node.square),
        points: broken(at + node.points),
      });
    }
    return found;
  }

  sums(): Sums {
    const [count, sum, squares] = this.game.kernels.arrays.sums;
    return { count: count!, sum: sum!, squares: squares! };
  }
}
