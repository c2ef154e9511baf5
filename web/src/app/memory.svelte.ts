/** The tables this device sits at. Their keys stay here: no address shows them unless somebody asks for it. */

import { keep, recall } from "./storage";

const KEPT = "katta.tables";
const REMOVED = "katta.removed";
/** As many as the server tells about at once. */
const MOST = 50;
const REMOVED_DAYS = 30;
const DAY = 86_400_000;

export interface KeptTable {
  table: string;
  game: string;
  /** The secrets of the seats that are played on this device. */
  secrets: string[];
  host?: string;
  invite?: string;
  /** When it was last opened, or removed from the list, in milliseconds. */
  when: number;
}

class Memory {
  tables = $state.raw<readonly KeptTable[]>(listed(KEPT));
  /** Taken off the list not long ago; they can be brought back. */
  removed = $state.raw<readonly KeptTable[]>(recent(listed(REMOVED)));
  /** Whether what is kept here outlives the page. */
  isLasting = $state(true);

  constructor() {
    addEventListener("storage", () => this.#look());
  }

  find(table: string): KeptTable | undefined {
    return this.tables.find((one) => one.table === table);
  }

  /** Keep a table, or what is new about it, as the one opened last. */
  keep(table: Omit<KeptTable, "when">): void {
    this.#look();
    const before = this.find(table.table);
    const secrets = [...new Set([...(before?.secrets ?? []), ...table.secrets])];
    const kept = { ...before, ...table, secrets, when: Date.now() };
    this.#write([kept, ...without(this.tables, table.table)], without(this.removed, table.table));
  }

  /** Take a table off the list; its key is kept for a while. */
  forget(table: string): void {
    this.#look();
    const found = this.find(table);
    const gone = found ? [{ ...found, when: Date.now() }, ...without(this.removed, table)] : this.removed;
    this.#write(without(this.tables, table), gone);
  }

  /** Bring a table back that was taken off the list. */
  restore(table: string): void {
    this.#look();
    const found = this.removed.find((one) => one.table === table);
    if (found) this.keep(found);
  }

  /** Another page of this browser may have kept something meanwhile. */
  #look(): void {
    if (!this.isLasting) return;
    this.tables = listed(KEPT);
    this.removed = recent(listed(REMOVED));
  }

  /** What the list has no room for counts as removed: no key is thrown away unsaid. */
  #write(tables: readonly KeptTable[], removed: readonly KeptTable[]): void {
    const surplus = tables.slice(MOST).map((one) => ({ ...one, when: Date.now() }));
    this.tables = tables.slice(0, MOST);
    this.removed = recent([...surplus, ...removed]);
    this.isLasting = [keep(KEPT, this.tables), keep(REMOVED, this.removed)].every(Boolean);
  }
}

function listed(key: string): readonly KeptTable[] {
  const found = recall(key);
  return Array.isArray(found) ? (found as KeptTable[]) : [];
}

function recent(tables: readonly KeptTable[]): readonly KeptTable[] {
  return tables.filter((one) => one.when > Date.now() - REMOVED_DAYS * DAY);
}

function without(tables: readonly KeptTable[], table: string): KeptTable[] {
  return tables.filter((one) => one.table !== table);
}

export const memory = new Memory();
