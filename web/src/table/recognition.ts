/** Whether this device sits at a table: by the table's own key, or by one that came along from the game before. */

import { memory } from "../app/memory.svelte";
import { myTables } from "../server/api";

/** As many keys as the server tries at once. */
const MOST = 50;

/**
 * Keep the keys that open seats of a table; whether there are any.
 *
 * A key that the table no longer knows is put away, so that its holder can take another seat.
 */
export async function recognise(table: string): Promise<boolean> {
  const own = memory.find(table)?.secrets ?? [];
  const keys = [...new Set([...own, ...memory.tables.flatMap((one) => one.secrets)])].slice(0, MOST);
  if (keys.length === 0) return false;
  let found;
  try {
    found = await myTables(keys.map((key) => ({ table, secrets: [key] })));
  } catch {
    return own.length > 0;
  }
  const info = found[0]?.info;
  const secrets = keys.filter((_, place) => found[place]!.seats.length > 0);
  if (info && secrets.length > 0) memory.keep({ table, game: info.game, secrets });
  else if (info && own.length > 0) memory.forget(table);
  return secrets.length > 0 || (!info && own.length > 0);
}
