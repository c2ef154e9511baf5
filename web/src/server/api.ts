/** The HTTP side of the server. */

import { hasServer, sited } from "../app/base";
import { isHere } from "../app/here";
import { renew } from "../app/keeping";
import type { Declaration } from "../games/declaration";
import { PROTOCOL } from "../protocol";
import type {
  AskedMoment,
  Claim,
  Evening,
  Joining,
  KeptTable,
  Lesson,
  MadeTable,
  Message,
  MyTable,
  NewClaim,
  NewPush,
  NewTable,
  Offer,
  OpenMoment,
  Outlook,
  Problem,
  PushDevice,
  PushState,
  Replay,
  Review,
  SeatLink,
  Sitter,
  TableInfo,
  Verdict,
} from "../protocol";
import { house } from "../page/house";
import { manifest, offerings } from "./kept";
import { answerHere } from "./place";
import { Refusal } from "./refusal";

export { Refusal } from "./refusal";

const UNREACHABLE: Message = { id: "web-unreachable", arguments: {} };

/** After these nobody knows whether something was done, or it will be possible in a moment. */
const PASSING = new Set([
  UNREACHABLE.id,
  ...["unsettled", "unreachable", "not-readable", "not-stored"].map((code) => `server-${code}`),
]);

/** So many milliseconds a server may take to say what the site knows as well. */
const PATIENCE = 5000;

async function call(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (!hasServer) throw new Refusal(UNREACHABLE);
  const asked: RequestInit =
    body === undefined
      ? { signal: signal ?? null }
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(sited(path), asked);
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

async function json<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const here = await answerHere<T>(path, body);
  return here ? here.found : ((await call(path, body, signal)).json() as Promise<T>);
}

/** What the server says, or in its absence what the site has kept of it. */
async function known<T>(path: string, kept: () => Promise<T>): Promise<T> {
  try {
    return await json<T>(path, undefined, AbortSignal.timeout(PATIENCE));
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.says !== UNREACHABLE) throw problem;
    return kept().catch(() => Promise.reject(problem));
  }
}

let offered: Promise<Offer> | undefined;

/** What this server has, or the page by itself; asked until the server has answered. */
export function offer(): Promise<Offer> {
  offered ??= known("/api/", keptOffer).then(
    (found) => {
      if (found.protocol !== PROTOCOL) void renew();
      return found;
    },
    (problem: unknown) => {
      offered = undefined;
      throw problem;
    },
  );
  return offered;
}

async function keptOffer(): Promise<Offer> {
  const { offer: found } = await offerings();
  offered = undefined;
  return found;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

type Taught = Pick<Lesson, "game" | "number">;
const inLesson = ({ game, number }: Taught) => `/api/lessons/${encodeURIComponent(game)}/${number}`;

/** Chosen here, so that what was asked for can be asked again if the answer is lost: it is done once. */
function chosen(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Ask for a change that is carried out once, however often it is asked for. */
async function once<T>(path: string, body: unknown): Promise<T> {
  for (const wait of [500, 1500]) {
    try {
      return await json<T>(path, body);
    } catch (problem) {
      if (!(problem instanceof Refusal) || !PASSING.has(problem.says.id)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return json<T>(path, body);
}

/** What a game declares about itself. */
export const declaration = (game: string) =>
  known<Declaration>(`/api/games/${encodeURIComponent(game)}`, async () => (await manifest(game)).declaration);
export const makeTable = (table: NewTable) => once<MadeTable>("/api/tables", { ...table, key: chosen() });
export const tableInfo = (table: string) => json<TableInfo>(at(table));
export const join = (table: string, joining: Joining) =>
  once<SeatLink>(`${at(table)}/seats`, { ...joining, secret: chosen() });
/** Play a table of this page here, which another tab plays. */
export const takeOver = (table: string) => json<void>(`${at(table)}/take`, {});
export const sitter = (table: string, secret: string) => json<Sitter>(`${at(table)}/sitter`, { secret });
/** How tables stand, those of this page and those of the server. */
export async function myTables(tables: readonly KeptTable[]): Promise<MyTable[]> {
  const here = tables.filter(({ table }) => isHere(table));
  const there = tables.filter(({ table }) => !isHere(table));
  const asked = await Promise.all([
    here.length > 0 ? house.ask<MyTable[]>("/api/mine", { tables: here }) : [],
    there.length > 0 ? json<MyTable[]>("/api/mine", { tables: there }) : [],
  ]);
  const [found, others] = asked.map((all) => all.values());
  return tables.map(({ table }) => (isHere(table) ? found! : others!).next().value!);
}
export const evening = (name: string) => json<Evening>(`/api/evenings/${encodeURIComponent(name)}`);
export const claim = (table: string, wanted: NewClaim) => json<Claim>(`${at(table)}/claims`, wanted);
export const claimState = (table: string, name: string) =>
  json<Claim>(`${at(table)}/claims/${encodeURIComponent(name)}`);
/** Have a device told of the turns of a seat, even when no page is open. */
export const startPush = (table: string, push: NewPush) => call(`${at(table)}/pushes`, push);
export const endPush = (table: string, device: PushDevice) => call(`${at(table)}/pushes/end`, device);
export const isPushed = (table: string, device: PushDevice) => json<PushState>(`${at(table)}/pushes/state`, device);
/** What the best bot thinks of a finished game, or how far it has come with that. */
export const review = (table: string) => json<Review>(`${at(table)}/review`);
/** What a seat could do at a moment of a record. */
export const moment = (asked: AskedMoment) => json<OpenMoment>("/api/moments", asked);
/** Where a browser downloads the record file of a finished game. */
export const recordPath = (table: string) => sited(`${at(table)}/record`);
export const record = async (table: string) =>
  isHere(table) ? house.ask<string>(`${at(table)}/record`) : (await call(`${at(table)}/record`)).text();
/** A lesson with all that the learner sees in it. */
export const lesson = (game: string, number: number) => json<Lesson>(inLesson({ game, number }));
/** What is said to a move that is tried at a step of a lesson. */
export const attempt = (taught: Taught, step: number, move: string) =>
  json<Verdict>(`${inLesson(taught)}/attempts`, { step, move });
/** What it would bring. */
export const tryOut = (taught: Taught, step: number, move: string) =>
  json<Outlook>(`${inLesson(taught)}/peeks`, { step, move });
export const replay = (text: string, seat: number | null) => json<Replay>("/api/replays", { record: text, seat });
