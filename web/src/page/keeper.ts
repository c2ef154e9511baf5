/** Keeps tables on the device; where that fails they are played all the same, and it is said that nothing is kept. */

import type { Review } from "../protocol";
import { Conflict, Disk } from "./disk";
import type { Entry, StoredTable, TableRow } from "./rows";

const DAY_SECONDS = 86_400;

export class Keeper {
  #disk: Promise<Disk | null> | undefined;
  /** What the disk did not take: how the tables stand, and what of their histories it does not have. */
  readonly #unkept = new Map<string, StoredTable>();

  constructor(
    private readonly name: string,
    /** Told whenever it changes whether everything is kept. */
    private readonly tell: (isKept: boolean) => void,
  ) {}

  /** Whether the disk has all there is of a table. */
  isKept(table: string): boolean {
    return !this.#unkept.has(table);
  }

  /** Keep a table as it stands now, with what is new of its history, and whatever could not be kept before. */
  async append(row: TableRow, entries: readonly Entry[]): Promise<void> {
    const all = [...(this.#unkept.get(row.name)?.entries ?? []), ...entries];
    try {
      const disk = await this.#opened();
      if (!disk) throw new Error("there is no database");
      await disk.write(row, all);
      this.#unkept.delete(row.name);
    } catch (problem) {
      if (problem instanceof Conflict) throw problem;
      this.#unkept.set(row.name, { row, entries: all });
    }
    this.tell(this.#unkept.size === 0);
  }

  async load(table: string): Promise<StoredTable | null> {
    return (await (await this.#opened())?.load(table)) ?? null;
  }

  async row(table: string): Promise<TableRow | null> {
    return this.#unkept.get(table)?.row ?? (await (await this.#opened())?.row(table)) ?? null;
  }

  /** All tables of an evening. */
  async evening(name: string): Promise<TableRow[]> {
    const kept = (await (await this.#opened())?.evening(name)) ?? [];
    const unkept = [...this.#unkept.values()].map(({ row }) => row).filter(({ evening }) => evening === name);
    return [...kept.filter((row) => this.isKept(row.name)), ...unkept];
  }

  async review(table: string, version: number): Promise<Review | null> {
    return (await (await this.#opened())?.review(table, version)) ?? null;
  }

  /** A review that is not kept is thought of again. */
  async keepReview(table: string, version: number, review: Review): Promise<void> {
    await (await this.#opened())?.keepReview(table, version, review).catch(() => undefined);
  }

  /** Remove games that are over and that the device no longer remembers: nobody has their keys. */
  async tidy(remembered: ReadonlySet<string>, now: number): Promise<void> {
    const disk = await this.#opened();
    for (const { name, result, created } of (await disk?.rows()) ?? [])
      if (result && !remembered.has(name) && created < now - DAY_SECONDS) await disk!.remove(name);
  }

  #opened(): Promise<Disk | null> {
    this.#disk ??= Disk.open(this.name).catch(() => null);
    return this.#disk;
  }
}
