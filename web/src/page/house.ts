/** The tables of this page: the worker in which they live, made when it is needed, and what is said to it. */

import { base, sited } from "../app/base";
import { report } from "../app/complaint";
import type { Message } from "../protocol";
import { Refusal } from "../server/refusal";
import { keeping } from "./keeping.svelte";
import type { Said, Told } from "./posts";
import { Wire } from "./wire";

/** Nothing can be played in this page: no worker, no WebAssembly, or no engine. */
export class Unable extends Refusal {
  constructor() {
    super(message("page-unable"));
  }
}

/** So long a worker may take until it says that it is there. */
const START_MILLISECONDS = 20_000;
/** The line was lost, and one may come again. */
const LOST = 1012;

interface Asked {
  resolve(found: unknown): void;
  reject(problem: Refusal): void;
}

class House {
  #worker: Worker | undefined;
  #isReady = false;
  #count = 0;
  readonly #asked = new Map<number, Asked>();
  readonly #wires = new Map<number, Wire>();

  /** Have the worker there before it is needed. */
  warm(): void {
    this.#employed();
  }

  /** Ask as one would ask a server. */
  ask<Found>(path: string, body?: unknown): Promise<Found> {
    return new Promise((resolve, reject) => {
      const id = this.#count++;
      this.#asked.set(id, { resolve: resolve as Asked["resolve"], reject });
      this.#tell({ kind: "ask", id, path, ...(body === undefined ? {} : { text: JSON.stringify(body) }) });
    });
  }

  /** A line to a table. */
  connect(): Wire {
    const line = this.#count++;
    const wire = new Wire(
      (text) => this.#tell({ kind: "say", line, text }),
      () => this.#wires.delete(line) && this.#tell({ kind: "leave", line }),
    );
    this.#wires.set(line, wire);
    // As with a socket, whoever asked for it listens first.
    queueMicrotask(() => {
      this.#tell({ kind: "connect", line });
      wire.open();
    });
    return wire;
  }

  #tell(said: Said): void {
    try {
      this.#employed().postMessage(said);
    } catch {
      queueMicrotask(() => this.#fail());
    }
  }

  #employed(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const deadline = setTimeout(() => this.#fail(), START_MILLISECONDS);
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      clearTimeout(deadline);
      this.#hear(data);
    };
    worker.onerror = () => {
      clearTimeout(deadline);
      if (this.#worker === worker) this.#fail();
    };
    const said: Said = { kind: "begin", folder: new URL(sited("/engine"), location.href).href, site: base };
    worker.postMessage(said);
    return (this.#worker = worker);
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case "ready":
        this.#isReady = true;
        break;
      case "told":
        this.#wires.get(told.line)?.hear(told.text);
        break;
      case "ended":
        this.#wires.get(told.line)?.end(told.code);
        break;
      case "answer":
        this.#settled(told.id)?.resolve(told.found);
        break;
      case "refusal":
        this.#settled(told.id)?.reject(new Refusal(told.says));
        break;
      case "unable":
        this.#settled(told.id)?.reject(new Unable());
        break;
      case "kept":
        keeping.isKept = told.isKept;
        break;
      case "broke":
        report("worker", Object.assign(new Error(), { name: told.name, stack: told.stack }));
    }
  }

  #settled(id: number): Asked | undefined {
    const found = this.#asked.get(id);
    this.#asked.delete(id);
    return found;
  }

  /** The worker broke: who waits is told so, and lines come again; where it never came, they are told that it cannot. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const problem = this.#isReady ? new Refusal(message("page-broken")) : new Unable();
    for (const { reject } of this.#asked.values()) reject(problem);
    this.#asked.clear();
    const wires = [...this.#wires.values()];
    this.#wires.clear();
    for (const wire of wires) {
      if (!this.#isReady) wire.hear(JSON.stringify(refused(problem)));
      wire.end(LOST);
    }
    this.#isReady = false;
  }
}

function refused({ says }: Refusal) {
  return { type: "refused", code: "page.unable", says, answers: null, log: null, scene: null };
}

function message(id: string): Message {
  return { id, arguments: {} };
}

export const house = new House();
