/** The opponents that somebody chose last, game by game, kept on this device. */

import { keep, recall } from "../app/storage";
import type { GameInfo } from "../protocol";
import { fitting, type Opponents } from "./opponents";

const KEY = "katta.opponents";

class Remembered {
  #kept = $state.raw(kept());

  /** Whom "Play now" is against in a game. */
  of(game: GameInfo, levels: readonly string[]): Opponents {
    return fitting(this.#kept[game.name], game, levels);
  }

  remember(game: GameInfo, opponents: Opponents): void {
    this.#kept = { ...this.#kept, [game.name]: opponents };
    keep(KEY, this.#kept);
  }
}

function kept(): Readonly<Record<string, unknown>> {
  const found = recall(KEY);
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

export const remembered = new Remembered();
