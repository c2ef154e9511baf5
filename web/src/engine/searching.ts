/** Whoever grows search trees: the thinkers of a page, or this very thread. */

import type { Game } from "./game";
import { Tree, type Branch, type Question, type Sums } from "./trees";

export interface Searching {
  /** The moves of the root, after the search of a question. */
  branches(question: Question, signal: AbortSignal): Promise<Branch[]>;
  /** How worlds ended in which the seat had made a move. */
  sums(question: Question, move: number, signal: AbortSignal): Promise<Sums>;
}

/** Searches where it is asked, in one go. */
export class SearchingHere implements Searching {
  constructor(private readonly game: (name: string) => Game) {}

  branches(question: Question): Promise<Branch[]> {
    const tree = this.#ready(question);
    tree.grow(question, question.iterations);
    return Promise.resolve(tree.branches());
  }

  sums(question: Question, move: number): Promise<Sums> {
    const tree = this.#ready(question);
    tree.growAfter(question, move, question.iterations);
    return Promise.resolve(tree.sums());
  }

  #ready(question: Question): Tree {
    const tree = new Tree(this.game(question.game));
    tree.clear(question);
    return tree;
  }
}
