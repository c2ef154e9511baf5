/** The tables of this page: made, found where they are kept, and let go of when nobody looks at them. */

import { Dealer, hex } from "../engine/dealer";
import { BadSetup, type Game } from "../engine/game";
import type { MadeTable, NewTable } from "../protocol";
import { History } from "./history";
import { hold, type Release } from "./hold";
import { infoOf } from "./info";
import { now } from "./patience";
import { isOpen, movesUpTo, parsed } from "./records";
import { Refusal } from "./refusal";
import { staying } from "./rematches";
import type { SeatRow, StoredTable, TableRow } from "./rows";
import { firstSeats, newSecret, newTableName } from "./seating";
import type { Services } from "./services";
import { Table } from "./table";

const DEALER_BYTES = 32;

/** What is to be played, and what of it is given. */
interface Setup {
  game: Game;
  options: Record<string, string>;
  given: string[];
}

type Settled = Pick<TableRow, "clock" | "hints" | "helps" | "host" | "evening">;

export class Lobby {
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #releases = new Map<string, Release>();

  constructor(
    readonly services: Services,
    /** Before the names of locks: sites under different paths of one address are apart. */
    private readonly site: string,
  ) {}

  /** A table to play at, which no other tab does then. */
  find(name: string): Promise<Table> {
    const found = this.#tables.get(name) ?? this.#open(name, false);
    this.#tables.set(name, found);
    return found;
  }

  /** Play a table here that another tab plays. */
  async take(name: string): Promise<void> {
    const table = this.#open(name, true);
    this.#tables.set(name, table);
    await table;
  }

  /** A table to look at, wherever it is played. */
  async look(name: string): Promise<Table> {
    return this.#tables.get(name) ?? this.#load(name);
  }

  /** What a list shows of a table. */
  async row(name: string): Promise<TableRow | null> {
    return (await this.#tables.get(name)?.catch(() => null))?.row ?? this.services.keeper.row(name);
  }

  /** A new table with its secrets. */
  async make(wanted: NewTable): Promise<MadeTable> {
    const { levels } = this.services.offerings.offer;
    const seats = firstSeats(wanted.seats, levels);
    const setup = await this.#setup(wanted);
    const name = newTableName();
    const { clock = null, hints = true } = wanted;
    const helps = setup.game.info.helps.filter((help) => wanted.helps?.includes(help));
    const row = await this.#add(name, setup, seats, { clock, hints, helps, host: newSecret(), evening: name });
    const mine = seats.filter(({ kind }) => kind === "person");
    const links = mine.map(({ seat, secret }) => ({ seat, secret, link: `/table/${name}#${secret}` }));
    return { table: infoOf(row, new Set()), host: row.host, invite: "", seats: links };
  }

  /** The table where those who are here play on, the same game or another; there is only ever one. */
  async rematch(old: Table, name: string | null): Promise<void> {
    const game = name === null ? old.game : await this.#game(name);
    const seats = staying(old.row.seats, game, this.services.offerings.offer.nicknames);
    const isSame = game === old.game;
    const options = game.complete(isSame ? old.row.options : {});
    const next = newTableName();
    const { clock, hints, host, evening } = old.row;
    const helps = isSame ? old.row.helps : [];
    await this.#add(next, { game, options, given: [] }, seats, { clock, hints, helps, host, evening });
    const row = { ...old.row, rematch: next };
    await this.services.keeper.append(row, []);
    old.row = row;
  }

  /** Nobody looks at a table any more; what is not kept anywhere else stays in memory. */
  putAway(table: Table): void {
    const { name } = table.row;
    if (!this.services.keeper.isKept(name)) return;
    table.stop();
    this.#tables.delete(name);
    this.#release(name);
  }

  async #open(name: string, takes: boolean): Promise<Table> {
    try {
      await this.#hold(name, takes);
      return await this.#load(name);
    } catch (problem) {
      this.#tables.delete(name);
      this.#release(name);
      throw problem;
    }
  }

  async #hold(name: string, takes: boolean): Promise<void> {
    const release = await hold(`katta ${this.site} ${name}`, takes, () => this.#lose(name));
    if (!release) throw Refusal.page("elsewhere");
    this.#releases.set(name, release);
  }

  #release(name: string): void {
    this.#releases.get(name)?.();
    this.#releases.delete(name);
  }

  /** Another tab plays the table now: who is here is told so. */
  #lose(name: string): void {
    const found = this.#tables.get(name);
    this.#tables.delete(name);
    this.#release(name);
    void found?.then((table) => {
      table.stop();
      for (const session of table.sessions) {
        session.refuse(Refusal.page("elsewhere"));
        session.close();
      }
    });
  }

  async #load(name: string): Promise<Table> {
    const stored = await this.services.keeper.load(name).catch(spoilt);
    if (!stored) throw Refusal.server("no-such-table");
    const game = await this.#game(stored.row.game);
    try {
      return new Table(stored, game, this.services, () => this.#lose(name));
    } catch (problem) {
      return spoilt(problem);
    }
  }

  #game(name: string): Promise<Game> {
    const { games } = this.services.offerings.offer;
    if (!games.some((game) => game.name === name)) throw Refusal.server("no-such-game");
    return this.services.game(name);
  }

  async #setup({ game: name, options = {}, opening, seats }: NewTable): Promise<Setup> {
    if (!opening) return this.#fromStart(await this.#game(name), options, seats.length);
    const match = await parsed(opening.record, this.services);
    if (!isOpen(match, opening.moment)) throw Refusal.server("no-such-moment");
    if (seats.length !== match.record.names.length) throw Refusal.server("bad-seats");
    return { game: match.game, options: match.record.options, given: movesUpTo(match, opening.moment) };
  }

  #fromStart(game: Game, options: Readonly<Record<string, string>>, seats: number): Setup {
    try {
      game.start(seats, options);
      return { game, options: game.complete(options), given: [] };
    } catch (problem) {
      if (!(problem instanceof BadSetup)) throw problem;
      throw Refusal.server("bad-table", { problem: problem.message });
    }
  }

  /** A new table begins at once, and is kept before anybody hears of it. */
  async #add(name: string, { game, options, given }: Setup, seats: SeatRow[], settled: Settled): Promise<TableRow> {
    const dealer = hex(crypto.getRandomValues(new Uint8Array(DEALER_BYTES)));
    const created = now();
    const opening = new History(game, seats.length, options, new Dealer(dealer)).begin(created, given);
    const row: TableRow = {
      ...settled,
      ...{ name, game: game.name, rules: game.manifest.version, options, dealer, created, seats, rematch: null },
      ...opening.standing,
      practice: opening.isPractice,
    };
    const stored: StoredTable = { row, entries: opening.entries };
    await this.services.keeper.append(row, stored.entries);
    await this.#hold(name, false);
    this.#tables.set(name, Promise.resolve(new Table(stored, game, this.services, () => this.#lose(name))));
    return row;
  }
}

/** What is kept of a table cannot be read, or does not make sense. */
function spoilt(problem: unknown): never {
  throw problem instanceof Refusal ? problem : Refusal.server("spoilt-table");
}
