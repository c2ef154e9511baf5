/** Addresses of lessons. */

import { paged } from "../app/base";

export const learnPath = (game: string, lesson: number): string =>
  paged(`/learn/${encodeURIComponent(game)}/${lesson}`);
