/** The pictures of the games on the home page, each in a piece of its own. */

import type { Component } from "svelte";

const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** The picture of a game, or the one for any game. */
export function cover(game: string): Promise<{ default: Component }> {
  return (PICTURES[`./${game}/Picture.svelte`] ?? PICTURES["./generic/Picture.svelte"]!)();
}
