/** What the table in the page answers besides its lines: the counterparts of the server's HTTP requests. */

import { attemptOf, lessonOf, NoSuchLesson, outlookOf } from "../engine/lessons";
import { IllegalMove } from "../engine/position";
import { momentOf, NoSuchMoment, replayOf } from "../engine/replays";
import type { AskedMoment, Attempt, KeptTables, MyTable, NewTable, OpenRecord, Sitting } from "../protocol";
import { eveningOf } from "./evenings";
import { infoOf } from "./info";
import type { Lobby } from "./lobby";
import { now } from "./patience";
import { parsed, recordOf } from "./records";
import { Refusal } from "./refusal";
import type { Reviews } from "./reviews";
import { seatOf } from "./seating";

export class Routes {
  constructor(
    private readonly lobby: Lobby,
    private readonly reviews: Reviews,
  ) {}

  /** The answer to a request; Refusal says why there is none. */
  async answer(path: string, body: unknown): Promise<unknown> {
    const [, , area, ...rest] = path.split("/").map(decodeURIComponent);
    switch (area) {
      case "tables":
        return rest.length === 0 ? this.lobby.make(body as NewTable) : this.#table(rest[0]!, rest[1], body);
      case "games":
        return void (await this.lobby.services.game(rest[0]!));
      case "mine":
        return Promise.all((body as KeptTables).tables.map(({ table, secrets }) => this.#mine(table, secrets ?? [])));
      case "tidy":
        return this.lobby.services.keeper.tidy(new Set(body as string[]), now());
      case "evenings":
        return this.#evening(rest[0]!);
      case "replays":
        return this.#replay(body as OpenRecord);
      case "moments":
        return this.#moment(body as AskedMoment);
      case "lessons":
        return this.#lesson(rest[0]!, Number(rest[1]), rest[2], body as Attempt);
      default:
        throw Refusal.server("bad-message");
    }
  }

  async #table(name: string, wanted: string | undefined, body: unknown): Promise<unknown> {
    switch (wanted) {
      case undefined:
        return (await this.lobby.look(name)).info();
      case "sitter": {
        const { seat, name: called } = seatOf((await this.lobby.look(name)).row.seats, (body as Sitting).secret);
        return { seat, name: called };
      }
      case "record":
        return recordOf(await this.lobby.look(name));
      case "review":
        return this.reviews.of(await this.lobby.look(name));
      case "take":
        return this.lobby.take(name);
      default:
        throw Refusal.server("no-open-seat");
    }
  }

  async #mine(table: string, secrets: readonly string[]): Promise<MyTable> {
    const row = await this.lobby.row(table).catch(() => null);
    if (!row) return { table, info: null, seats: [], is_my_turn: false };
    const seats = row.seats.filter((seat) => seat.kind === "person" && secrets.includes(seat.secret));
    const mine = seats.map(({ seat }) => seat);
    return { table, info: infoOf(row, new Set(mine)), seats: mine, is_my_turn: mine.includes(row.turn ?? -1) };
  }

  async #evening(name: string): Promise<unknown> {
    const { keeper } = this.lobby.services;
    const row = await this.lobby.row(name);
    return eveningOf(await keeper.evening(row?.evening ?? name));
  }

  async #replay({ record, seat }: OpenRecord): Promise<unknown> {
    const match = await parsed(record, this.lobby.services);
    return instead(NoSuchMoment, "not-seated", () => replayOf(match, seat ?? null));
  }

  async #moment(asked: AskedMoment): Promise<unknown> {
    const match = await parsed(asked.record, this.lobby.services);
    return instead(NoSuchMoment, "no-such-moment", () => momentOf(match, asked));
  }

  async #lesson(name: string, number: number, wanted: string | undefined, tried: Attempt): Promise<unknown> {
    const { services } = this.lobby;
    const game = await services.game(name);
    return instead(NoSuchLesson, "no-such-lesson", () => {
      if (wanted === "attempts") return attemptOf(game, number, tried);
      if (wanted === "peeks") return outlookOf(game, number, tried);
      return lessonOf(game, number, services.offerings);
    });
  }
}

/** What the engine knows nothing of is refused by a code of the server, and a move by that of its rule. */
function instead<Found>(problem: new () => Error, code: string, find: () => Found): Found {
  try {
    return find();
  } catch (found) {
    if (found instanceof problem) throw Refusal.server(code);
    throw found instanceof IllegalMove ? Refusal.of(found) : found;
  }
}
