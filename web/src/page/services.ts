/** What all tables of a page share. */

import type { Bots } from "../engine/bots";
import type { Game } from "../engine/game";
import type { Offerings } from "../protocol";
import type { Keeper } from "./keeper";

export interface Services {
  offerings: Offerings;
  bots: Bots;
  keeper: Keeper;
  game(name: string): Promise<Game>;
  /** Something broke: where, for the log of whoever runs the site. */
  report(problem: unknown): void;
}
