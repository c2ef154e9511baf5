/**
 * What this browser keeps for us.
 *
 * Some keep nothing (private windows, blocked cookies). Then the page's own place in the history does: it outlives a
 * reload, and ends with the page. Sites under different paths of one address keep apart what they keep.
 */

import { base } from "./base";

/** What is kept under a name. */
export function recall(key: string): unknown {
  try {
    const found = localStorage.getItem(base + key);
    if (found !== null) return JSON.parse(found);
  } catch {
    // The history may have it.
  }
  return (history.state as Record<string, unknown> | null)?.[key];
}

/** Keep something under a name; whether it is still there when the page has been closed. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(base + key, JSON.stringify(value));
    return true;
  } catch {
    history.replaceState({ ...(history.state as object | null), [key]: value }, "");
    return false;
  }
}
