/// <reference lib="webworker" />
/** A worker that grows one search tree at a time, and hears meanwhile when nobody wants it any more. */

import { Game } from "./game";
import type { Compiled } from "./library";
import { Tree, type Branch, type Question, type Sums } from "./trees";

/** What a thinker is told: a game once, then what to search, or to leave off. */
export type Order =
  | { kind: "learn"; compiled: Compiled }
  | { kind: "think"; id: number; question: Question; move: number | null }
  | { kind: "stop"; id: number };

export type Thought = { id: number; branches: Branch[]; sums: Sums } | { id: number; problem: string };

const FIRST_SLICE = 16;
const SLICE_MILLISECONDS = 12;

const games = new Map<string, Promise<Game>>();
const unwanted = new Set<number>();

/** Between two slices orders are heard; a message to oneself comes sooner than a timer. */
const { port1: near, port2: far } = new MessageChannel();
const breath = () =>
  new Promise<void>((resolve) => {
    far.onmessage = () => resolve();
    near.postMessage(null);
  });

addEventListener("message", ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === "learn") learn(order.compiled);
  else if (order.kind === "stop") unwanted.add(order.id);
  else void think(order.id, order.question, order.move);
});

function learn(compiled: Compiled): void {
  const { name } = compiled.manifest.info;
  const made = WebAssembly.instantiate(compiled.module).then((instance) => new Game(compiled.manifest, instance));
  games.set(name, made);
}

async function think(id: number, question: Question, move: number | null): Promise<void> {
  try {
    const game = await games.get(question.game);
    if (!game) throw new Error(`nobody told about ${question.game}`);
    const tree = new Tree(game);
    tree.clear(question);
    let left = question.iterations;
    let slice = FIRST_SLICE;
    while (left > 0 && !unwanted.has(id)) {
      const begun = performance.now();
      const size = Math.min(left, slice);
      if (move === null) tree.grow(question, size);
      else tree.growAfter(question, move, size);
      left -= size;
      slice = adjusted(slice, performance.now() - begun);
      await breath();
    }
    answer({ id, branches: tree.branches(), sums: tree.sums() });
  } catch (problem) {
    answer({ id, problem: String(problem) });
  }
  unwanted.delete(id);
}

/** A size with which the next slice takes about as long as it may. */
function adjusted(size: number, taken: number): number {
  if (taken < SLICE_MILLISECONDS / 2) return size * 2;
  return taken > SLICE_MILLISECONDS * 2 ? Math.max(1, size >> 1) : size;
}

function answer(thought: Thought): void {
  postMessage(thought);
}
