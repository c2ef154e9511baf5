/** The games this client can show: a folder each, fetched when it is needed. */

import type { GameClient } from "./contract";

// A board is only ever given the view of its own game.
type AnyClient = GameClient<any>;

const CLIENTS = import.meta.glob<{ default: AnyClient }>("./*/index.ts");

export async function client(game: string): Promise<AnyClient> {
  const load = CLIENTS[`./${game}/index.ts`];
  if (!load) throw new Error(`this client has no board for ${game}`);
  return (await load()).default;
}
