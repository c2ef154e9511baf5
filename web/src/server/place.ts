/** Who answers what: this page, for its own tables and whatever is nobody else's concern, or the server. */

import { hasServer } from "../app/base";
import { HERE } from "../app/here";
import { memory } from "../app/memory.svelte";
import { settings } from "../app/settings.svelte";
import { house, Unable } from "../page/house";
import type { NewTable } from "../protocol";
import { offerings } from "./kept";
import { serving } from "./serving.svelte";

const OF_PAGE = new RegExp(`^/api/(tables|evenings)/${HERE.replace(".", "\\.")}`);
const NOBODY_ELSES = /^\/api\/(tables$|replays$|moments$|lessons\/)/;
const LESSON = /^\/api\/lessons\/([^/]+)\//;
/** A record names its game, and may bring components, which pages do not read. */
const GAME = /^game: (.*)$/m;
const COMPONENTS = /^components: /m;

/** What has no game is no record: that can be said anywhere. */
const NONE = "";

/** What this page answers by itself; null: the server is to be asked. */
export async function answerHere<T>(path: string, body?: unknown): Promise<{ found: T } | null> {
  if (OF_PAGE.test(path) || (!hasServer && NOBODY_ELSES.test(path))) return { found: await house.ask<T>(path, body) };
  const game = gameOf(path, body);
  if (game === null || !(await isPlayed(game))) return null;
  try {
    return { found: await house.ask<T>(path, body) };
  } catch (problem) {
    if (!(problem instanceof Unable) || !hasServer) throw problem;
    serving.byServer();
    return null;
  }
}

/** Have everything there before somebody clicks, and let go of what this device has forgotten. */
export async function warm(): Promise<void> {
  if (!isWanted() || !isAble() || !(await offerings().catch(() => null))) return;
  house.warm();
  if (!memory.isLasting) return;
  const remembered = [...memory.tables, ...memory.removed].map(({ table }) => table);
  // Whoever wants to play hears what is wrong; nobody has asked for this.
  await house.ask("/api/tidy", remembered).catch(() => undefined);
}

/** Have a game there that somebody is about to play. */
export async function fetchGame(game: string): Promise<void> {
  if (isAble() && (await isPlayed(game))) await house.ask(`/api/games/${game}`).catch(() => undefined);
}

/** The game of a request that needs nobody but those around this device; null: there is none. */
function gameOf(path: string, body: unknown): string | null {
  const lesson = LESSON.exec(path)?.[1];
  if (lesson) return decodeURIComponent(lesson);
  if (path === "/api/tables") {
    const { seats, game, opening } = body as NewTable;
    if (seats.some(({ kind }) => kind === "open")) return null;
    return opening ? gameOfRecord(opening.record) : game;
  }
  if (path === "/api/replays" || path === "/api/moments") return gameOfRecord((body as { record: string }).record);
  return null;
}

function gameOfRecord(record: string): string | null {
  return COMPONENTS.test(record) ? null : (GAME.exec(record)?.[1]?.trim() ?? NONE);
}

/** Whether a game is played in this page. */
async function isPlayed(game: string): Promise<boolean> {
  if (!isWanted()) return false;
  const found = await offerings().catch(() => null);
  if (!found || (game !== NONE && found.offer.games.every(({ name }) => name !== game))) return false;
  if (!isAble()) serving.byServer();
  return isAble();
}

/** Whether the person wants it so. */
function isWanted(): boolean {
  return !hasServer || !settings.isOnServer;
}

function isAble(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function";
}
