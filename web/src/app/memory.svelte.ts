/** The tables this device sits at: their secrets stay here and in their links. */

const KEY = "katta.tables";
const MOST = 50;

export interface KeptTable {
  table: string;
  game: string;
  /** The secrets of the seats that are played on this device. */
  secrets: string[];
  host?: string;
  invite?: string;
  /** When it was last opened, in milliseconds. */
  when: number;
}

function kept(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KeptTable[]) : [];
  } catch {
    return [];
  }
}

class Memory {
  tables = $state.raw<KeptTable[]>(kept());

  find(table: string): KeptTable | undefined {
    return this.tables.find((one) => one.table === table);
  }

  /** Keep a table, or what is new about it, as the one opened last. */
  keep(table: Omit<KeptTable, "when">): void {
    const before = this.find(table.table);
    const secrets = [...new Set([...(before?.secrets ?? []), ...table.secrets])];
    this.#write([{ ...before, ...table, secrets, when: Date.now() }, ...this.#without(table.table)]);
  }

  forget(table: string): void {
    this.#write(this.#without(table));
  }

  #without(table: string): KeptTable[] {
    return kept().filter((one) => one.table !== table);
  }

  #write(tables: KeptTable[]): void {
    this.tables = tables.slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(this.tables));
  }
}

export const memory = new Memory();

/** The link of the seats that are played here. */
export function linkOf(table: KeptTable): string {
  return `/table/${table.table}#${table.secrets.join(",")}`;
}
