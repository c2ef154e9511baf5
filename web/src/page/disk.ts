/** The tables in the browser's database: a row for each, its entries, which are only ever added, and its review. */

import type { Review } from "../protocol";
import type { Entry, StoredTable, TableRow } from "./rows";

const VERSION = 1;
const OPENING_MILLISECONDS = 4000;
/** Its entries sort between these. */
const ALL_OF = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

type Shelf = "tables" | "entries" | "reviews";

/** Somebody else has written what was to be written now. */
export class Conflict extends Error {}

export class Disk {
  private constructor(private readonly database: IDBDatabase) {
    // A newer page of this site wants to rebuild it.
    database.onversionchange = () => database.close();
  }

  static open(name: string): Promise<Disk> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, VERSION);
      opening.onupgradeneeded = () => build(opening.result);
      opening.onsuccess = () => resolve(new Disk(opening.result));
      opening.onerror = () => reject(opening.error!);
      setTimeout(() => reject(new Error("the database does not open")), OPENING_MILLISECONDS);
    });
  }

  /** A table as it stands now, with what is new of its history. */
  async write(row: TableRow, entries: readonly Entry[]): Promise<void> {
    try {
      await this.#change(["tables", "entries"], (shelf) => {
        for (const entry of entries) shelf("entries").add({ ...entry, table: row.name });
        shelf("tables").put(row);
      });
    } catch (problem) {
      throw (problem as Error).name === "ConstraintError" ? new Conflict() : problem;
    }
  }

  async load(table: string): Promise<StoredTable | null> {
    const row = await this.row(table);
    return row && { row, entries: await this.#read<Entry[]>("entries", (shelf) => shelf.getAll(ALL_OF(table))) };
  }

  async row(table: string): Promise<TableRow | null> {
    return (await this.#read<TableRow | undefined>("tables", (shelf) => shelf.get(table))) ?? null;
  }

  rows(): Promise<TableRow[]> {
    return this.#read("tables", (shelf) => shelf.getAll());
  }

  evening(name: string): Promise<TableRow[]> {
    return this.#read("tables", (shelf) => shelf.index("evening").getAll(name));
  }

  async review(table: string, version: number): Promise<Review | null> {
    const kept = await this.#read<{ review: Review } | undefined>("reviews", (shelf) => shelf.get([table, version]));
    return kept?.review ?? null;
  }

  keepReview(table: string, version: number, review: Review): Promise<void> {
    return this.#change(["reviews"], (shelf) => shelf("reviews").put({ table, version, review }));
  }

  remove(table: string): Promise<void> {
    return this.#change(["tables", "entries", "reviews"], (shelf) => {
      shelf("tables").delete(table);
      shelf("entries").delete(ALL_OF(table));
      shelf("reviews").delete(ALL_OF(table));
    });
  }

  /** What has been done when this is over survives a crash, where the browser can promise that. */
  #change(shelves: Shelf[], change: (shelf: (name: Shelf) => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(shelves, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was kept"));
      try {
        change((name) => transaction.objectStore(name));
      } catch (problem) {
        reject(problem as Error);
        transaction.abort();
      }
    });
  }

  #read<Found>(name: Shelf, ask: (shelf: IDBObjectStore) => IDBRequest<Found>): Promise<Found> {
    return new Promise((resolve, reject) => {
      const request = ask(this.database.transaction(name).objectStore(name));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  }
}

function build(database: IDBDatabase): void {
  database.createObjectStore("tables", { keyPath: "name" }).createIndex("evening", "evening");
  database.createObjectStore("entries", { keyPath: ["table", "version"] });
  database.createObjectStore("reviews", { keyPath: ["table", "version"] });
}
