/** A moment of a past game at which one is asked again: a board shows it like a table where it is one's turn. */

import type { LoadedGame } from "../games";
import type { Desk } from "../games/contract";
import { Speaker } from "../games/speaker";
import type { Advice, Choice, Replay, Step } from "../protocol";
import type { CommonView } from "../views";

export class QuizDesk extends Speaker implements Desk {
  readonly view: CommonView;
  readonly hints: ReadonlyMap<string, Advice> = new Map();
  readonly legal: ReadonlySet<string>;
  readonly log: readonly Step[];

  constructor(
    readonly replay: Replay,
    readonly client: LoadedGame,
    moment: number,
    readonly moves: readonly Choice[],
    readonly answer: (move: string) => void,
  ) {
    super();
    this.view = replay.frames[moment]!.view as CommonView;
    this.legal = new Set(moves.map((choice) => choice.move));
    this.log = replay.frames
      .slice(1, moment + 1)
      .map(({ actor, events }, place) => ({ version: place + 1, actor, events, undo: null, note: null }));
  }

  get seat(): number | null {
    return this.replay.seat;
  }

  get names(): readonly string[] {
    return this.replay.names;
  }

  /** What the rules refuse is no answer. */
  act(move: string): void {
    if (this.legal.has(move)) this.answer(move);
  }

  peek(): Promise<null> {
    return Promise.resolve(null);
  }
}
