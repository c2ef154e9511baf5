/** Addresses of lessons. */

import { sited } from "../app/base";

export const learnPath = (game: string, lesson: number): string =>
  sited(`/learn/${encodeURIComponent(game)}/${lesson}`);
