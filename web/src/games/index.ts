/** The games this client can show: a folder each, fetched when it is needed; one without a folder is drawn plainly. */

import type { GameClient } from "./contract";
import { speech, type Speech } from "./declaration";

/** A game as a page needs it: what its folder has, and how what it tells is said. */
export interface LoadedGame extends GameClient {
  speech: Speech;
}

const CLIENTS = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export async function client(game: string): Promise<LoadedGame> {
  const load = CLIENTS[`./${game}/index.ts`];
  if (load) {
    const [folder, spoken] = await Promise.all([load(), speech(game)]);
    return { ...folder.default, speech: spoken };
  }
  const [{ anyGame }, spoken] = await Promise.all([import("./generic/any-game"), speech(game)]);
  return { ...anyGame(spoken), speech: spoken };
}
