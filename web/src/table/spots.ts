/** The spots of a board: named elements between which pieces fly. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("spots");

/** Brings spots into sight; a promise if that takes time. */
export type Guide = (names: readonly string[]) => Promise<void> | undefined;

export class Spots {
  readonly #elements = new Map<string, Element>();
  #guide: Guide | undefined;

  /** Marks an element as a spot: `{@attach spots.at("draw")}`. */
  at(name: string): Attachment {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Lets a board that shows only a part of itself bring spots into sight, before something flies there. */
  guide(guide: Guide): () => void {
    this.#guide = guide;
    return () => {
      if (this.#guide === guide) this.#guide = undefined;
    };
  }

  reveal(names: readonly string[]): Promise<void> | undefined {
    return this.#guide?.(names);
  }

  element(name: string): Element | undefined {
    return this.#elements.get(name);
  }

  box(name: string): DOMRect | undefined {
    return this.#elements.get(name)?.getBoundingClientRect();
  }
}

export function provideSpots(): Spots {
  return setContext(KEY, new Spots());
}

/** The spots of the board around this component. */
export function spots(): Spots {
  return getContext<Spots>(KEY);
}
