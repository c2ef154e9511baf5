/** The pictures of the games on the home page, each in a piece of its own. */

import type { Component } from "svelte";

const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** The picture of a game, if its folder has one. */
export function cover(game: string): Promise<{ default: Component }> | undefined {
  return PICTURES[`./${game}/Picture.svelte`]?.();
}
