/** The HTTP side of the server. */

import type {
  Chances,
  Joining,
  MadeTable,
  Message,
  NewTable,
  Offer,
  Problem,
  Replay,
  SeatLink,
  TableInfo,
} from "../protocol";

/** The server said no, or could not be reached; `says` is for people. */
export class Refusal extends Error {
  constructor(readonly says: Message) {
    super(says.id);
  }
}

const UNREACHABLE: Message = { id: "web-unreachable", arguments: {} };

async function call(path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!answer.ok) throw new Refusal(await reason(answer));
  return answer;
}

async function reason(answer: Response): Promise<Message> {
  try {
    return ((await answer.json()) as Problem).says ?? UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await call(path, body)).json() as Promise<T>;
}

let offered: Promise<Offer> | undefined;

/** What this server has; asked once. */
export function offer(): Promise<Offer> {
  offered ??= json<Offer>("/api/").catch((problem: unknown) => {
    offered = undefined;
    throw problem;
  });
  return offered;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const makeTable = (table: NewTable) => json<MadeTable>("/api/tables", table);
export const tableInfo = (table: string) => json<TableInfo>(at(table));
export const join = (table: string, joining: Joining) => json<SeatLink>(`${at(table)}/seats`, joining);
export const chances = (table: string) => json<Chances>(`${at(table)}/chances`);
export const recordPath = (table: string) => `${at(table)}/record`;
export const record = async (table: string) => (await call(recordPath(table))).text();
export const replay = (text: string, seat: number | null) => json<Replay>("/api/replays", { record: text, seat });
