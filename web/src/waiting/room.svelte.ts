/** What the people of this device can settle before the game, and in whose name they ask for it. */

import type { Message, Placed, Seat, TableInfo } from "../protocol";
import type { LiveTable } from "../table/live.svelte";

export class Room {
  readonly #tables: () => readonly LiveTable[];

  /** The tables of all seats of this device; a spectator has one, too. */
  constructor(tables: () => readonly LiveTable[]) {
    this.#tables = tables;
  }

  get table(): LiveTable {
    return this.#tables()[0]!;
  }

  get info(): TableInfo {
    return this.table.info!;
  }

  get free(): number {
    return this.info.seats.filter((seat) => seat.kind === "open").length;
  }

  /** The person of this device who leads the table. */
  get host(): LiveTable | undefined {
    return this.#tables().find((table) => table.isHost);
  }

  /** The person of this device who sits on a seat. */
  at(seat: number): LiveTable | undefined {
    return this.#tables().find((table) => table.seat === seat);
  }

  get isSeated(): boolean {
    return this.table.seat !== null;
  }

  /** Why something was refused to somebody of this device. */
  get notice(): Message | null {
    return this.#tables().find((table) => table.notice)?.notice ?? null;
  }

  dismiss(): void {
    for (const table of this.#tables()) table.notice = null;
  }

  /** Everybody else's names, as far as they have one. */
  othersThan(seat: number): string[] {
    return this.info.seats.filter((one) => one.seat !== seat && one.name).map((one) => one.name);
  }

  async rename(seat: Seat, name: string): Promise<boolean> {
    const own = this.at(seat.seat);
    return own ? own.introduce({ name }) : this.replace(seat, { seat: seat.seat, name });
  }

  /** Put others in place of whoever sits on a seat: nobody at all, and the seat is gone. */
  async replace(seat: Seat, ...others: Placed[]): Promise<boolean> {
    const seats = this.info.seats.flatMap((one) => (one.seat === seat.seat ? others : [{ seat: one.seat }]));
    return (await this.host?.arrange({ seats })) ?? false;
  }

  async addSeat(): Promise<boolean> {
    const seats = this.info.seats.map((one): Placed => ({ seat: one.seat }));
    return (await this.host?.arrange({ seats: [...seats, {}] })) ?? false;
  }
}
