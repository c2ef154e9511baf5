/** What the site has of a server's answers, in files beside the engines: they are there without a server or a network. */

import { sited } from "../app/base";
import type { Declaration } from "../games/declaration";
import type { GameManifest, Offerings } from "../protocol";

const known = new Map<string, Promise<unknown>>();

/** What is offered, whatever the game. */
export const offerings = () => kept<Offerings>("katta");

/** What belongs to a game besides its module. */
export const manifest = (game: string) => kept<GameManifest & { declaration: Declaration }>(game);

function kept<T>(name: string): Promise<T> {
  const found = known.get(name) ?? fetched(name);
  known.set(name, found);
  return found as Promise<T>;
}

async function fetched(name: string): Promise<unknown> {
  try {
    const answer = await fetch(sited(`/engine/${encodeURIComponent(name)}.json`));
    if (answer.ok) return await answer.json();
    throw new Error(`there is no ${name} in the page: ${answer.status}`);
  } catch (problem) {
    known.delete(name);
    throw problem;
  }
}
