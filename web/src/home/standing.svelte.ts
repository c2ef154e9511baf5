/** How the tables stand that this device sits at: asked once for all, and again while the page is looked at. */

import type { KeptTable } from "../app/memory.svelte";
import type { MyTable, TableInfo } from "../protocol";
import { myTables } from "../server/api";
import { say } from "../texts/texts.svelte";
import { span } from "./span";

const AGAIN_MILLISECONDS = 30_000;

/** A table of this device, and what the server says about it; none: it has not been asked yet. */
export interface Standing {
  kept: KeptTable;
  now: MyTable | null;
}

class Standings {
  #known = $state.raw<ReadonlyMap<string, MyTable>>(new Map());

  /** Ask about these tables, and again every now and then; returns how to end that. */
  watch(tables: readonly KeptTable[]): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.#ask(tables);
    };
    look();
    const clock = setInterval(look, AGAIN_MILLISECONDS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Nothing is known any more: what was true when the page was left may not be. */
  forget(): void {
    this.#known = new Map();
  }

  of(kept: KeptTable): Standing {
    return { kept, now: this.#known.get(kept.table) ?? null };
  }

  async #ask(tables: readonly KeptTable[]): Promise<void> {
    if (tables.length === 0) return;
    try {
      const found = await myTables(tables.map(({ table, secrets }) => ({ table, secrets })));
      this.#known = new Map([...this.#known, ...found.map((one) => [one.table, one] as const)]);
    } catch {
      // What was known stays on show; the page says elsewhere that the server cannot be reached.
    }
  }
}

export const standings = new Standings();

/** Whose turn it is first, the longest wait before the others; then what is under way, waiting, over, gone. */
export function inOrder(standings: readonly Standing[]): Standing[] {
  return standings.toSorted((a, b) => rank(a) - rank(b) || waited(b) - waited(a) || b.kept.when - a.kept.when);
}

const STATES = ["playing", "waiting", "over"];

function rank({ now }: Standing): number {
  if (now?.is_my_turn) return 0;
  return now?.info ? 1 + STATES.indexOf(now.info.status) : 1 + STATES.length;
}

function waited({ now }: Standing): number {
  return now?.is_my_turn ? (now.info?.waited ?? 0) : 0;
}

/** "Your turn, for 3 hours". */
export function turnSaid({ now }: Standing): string {
  const wait = span(now?.info?.waited ?? 0);
  return wait ? say(`links-your-turn-${wait.unit}`, { count: wait.count }) : say("web-your-turn");
}

/** Everybody at a table by name. */
export function people(info: TableInfo): string {
  return info.seats.map((seat) => seat.name || say("web-seat-free")).join(", ");
}
