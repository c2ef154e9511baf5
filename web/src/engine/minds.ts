/** The thinkers of a page: as many workers as there are cores, each with one thing to think about at a time. */

import type { Compiled } from "./library";
import type { Searching } from "./searching";
import type { Order, Thought } from "./thinker";
import type { Branch, Question, Sums } from "./trees";

interface Task {
  question: Question;
  move: number | null;
  signal: AbortSignal;
  resolve(thought: { branches: Branch[]; sums: Sums }): void;
  reject(problem: Error): void;
}

/** A worker, what it knows, and what it thinks about. */
interface Thinker {
  worker: Worker;
  games: Set<string>;
  task: (Task & { id: number; leave: () => void }) | null;
}

/** A search by iterations has two trees: more cores than that serve more than one search. */
const FEWEST = 2;
const MOST = 8;

export class Minds implements Searching {
  #thinkers: Thinker[] = [];
  #waiting: Task[] = [];
  #count = 0;

  constructor(
    private readonly compiled: (game: string) => Promise<Compiled>,
    private readonly most = Math.min(MOST, Math.max(FEWEST, navigator.hardwareConcurrency || FEWEST)),
  ) {}

  async branches(question: Question, signal: AbortSignal): Promise<Branch[]> {
    return (await this.#think(question, null, signal)).branches;
  }

  async sums(question: Question, move: number, signal: AbortSignal): Promise<Sums> {
    return (await this.#think(question, move, signal)).sums;
  }

  #think(question: Question, move: number | null, signal: AbortSignal): Promise<{ branches: Branch[]; sums: Sums }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, move, signal, resolve, reject });
      this.#employ();
    });
  }

  /** Give every thinker something to do; who thinks later waits, who is not wanted any more is told so. */
  #employ(): void {
    this.#waiting = this.#waiting.filter((task) => {
      if (task.signal.aborted) task.reject(gone());
      return !task.signal.aborted;
    });
    while (this.#waiting.length > 0) {
      const free = this.#thinkers.find(({ task }) => task === null) ?? this.#employed();
      if (!free) return;
      void this.#begin(free, this.#waiting.shift()!);
    }
  }

  /** One more thinker, if there may be one. */
  #employed(): Thinker | null {
    if (this.#thinkers.length >= this.most) return null;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    const thinker: Thinker = { worker, games: new Set(), task: null };
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.#hear(thinker, data);
    worker.onerror = (event) => {
      event.preventDefault(); // else it would pass for an error of whoever employs the thinkers
      this.#lose(thinker, new Error(event.message || "a thinker was lost"));
    };
    this.#thinkers.push(thinker);
    return thinker;
  }

  async #begin(thinker: Thinker, task: Task): Promise<void> {
    const id = this.#count++;
    const { question, move, signal } = task;
    const stop = () => this.#tell(thinker, { kind: "stop", id });
    thinker.task = { ...task, id, leave: () => signal.removeEventListener("abort", stop) };
    signal.addEventListener("abort", stop);
    try {
      const compiled = await this.compiled(question.game);
      if (!thinker.games.has(question.game)) this.#tell(thinker, { kind: "learn", compiled });
      thinker.games.add(question.game);
      this.#tell(thinker, { kind: "think", id, question, move });
      if (signal.aborted) stop();
    } catch (problem) {
      this.#settle(thinker)?.reject(problem as Error);
    }
  }

  #hear(thinker: Thinker, thought: Thought): void {
    if (thinker.task?.id !== thought.id) return;
    const task = this.#settle(thinker)!;
    if (task.signal.aborted) task.reject(gone());
    else if ("problem" in thought) task.reject(new Error(thought.problem));
    else task.resolve(thought);
  }

  /** A worker that broke is replaced; what it thought about is told to have failed. */
  #lose(thinker: Thinker, problem: Error): void {
    thinker.worker.terminate();
    this.#thinkers = this.#thinkers.filter((one) => one !== thinker);
    this.#settle(thinker)?.reject(problem);
  }

  /** The thinker is free again. */
  #settle(thinker: Thinker): Task | null {
    const { task } = thinker;
    thinker.task = null;
    task?.leave();
    queueMicrotask(() => this.#employ());
    return task;
  }

  #tell(thinker: Thinker, order: Order): void {
    thinker.worker.postMessage(order);
  }
}

function gone(): DOMException {
  return new DOMException("nobody wants to know any more", "AbortError");
}
