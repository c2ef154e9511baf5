/** How far this device's learner has come. */

import { memory } from "../app/memory.svelte";
import { keep, recall } from "../app/storage";

const KEY = "katta.lessons";

interface Kept {
  /** The lessons that were gone through, by number. */
  done: number[];
  /** The step at which a lesson was left, by its number. */
  at: Record<string, number>;
  /** The offer to learn was declined. */
  isDeclined: boolean;
}

const NOTHING: Kept = { done: [], at: {}, isDeclined: false };

class Progress {
  #games = $state.raw<Readonly<Record<string, Kept>>>(kept());

  constructor() {
    addEventListener("storage", () => (this.#games = kept()));
  }

  isDone(game: string, lesson: number): boolean {
    return this.#of(game).done.includes(lesson);
  }

  /** The step at which to go on. */
  at(game: string, lesson: number): number {
    return this.#of(game).at[lesson] ?? 0;
  }

  /** The first lesson that was not gone through; after all of them the first again. */
  next(game: string, count: number): number {
    const open = Array.from({ length: count }, (_, place) => place + 1).find((lesson) => !this.isDone(game, lesson));
    return open ?? 1;
  }

  /** Whether this device has never had to do with a game, and nobody said that it need not be taught. */
  isNew(game: string): boolean {
    const { done, isDeclined } = this.#of(game);
    return (
      !isDeclined && done.length === 0 && ![...memory.tables, ...memory.removed].some((kept) => kept.game === game)
    );
  }

  reach(game: string, lesson: number, step: number): void {
    const before = this.#of(game);
    this.#keep(game, { ...before, at: { ...before.at, [lesson]: step } });
  }

  /** A lesson was gone through; it begins from its start the next time. */
  finish(game: string, lesson: number): void {
    const before = this.#of(game);
    const done = [...new Set([...before.done, lesson])];
    this.#keep(game, { ...before, done, at: { ...before.at, [lesson]: 0 } });
  }

  decline(game: string): void {
    this.#keep(game, { ...this.#of(game), isDeclined: true });
  }

  #of(game: string): Kept {
    return { ...NOTHING, ...this.#games[game] };
  }

  #keep(game: string, what: Kept): void {
    this.#games = { ...kept(), ...this.#games, [game]: what };
    keep(KEY, this.#games);
  }
}

function kept(): Record<string, Kept> {
  const found = recall(KEY);
  return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
}

export const progress = new Progress();
