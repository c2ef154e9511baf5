/** Whom this device does not want to hear: kept by the evening and the person's name, across the games of an evening. */

const KEY = "katta.muted";
const MOST = 100;

/** An evening and a name in it. */
type Muted = readonly [evening: string, name: string];

function kept(): Muted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Muted[]) : [];
  } catch {
    return [];
  }
}

class MutedPeople {
  #people = $state.raw<Muted[]>(kept());

  has(evening: string, name: string): boolean {
    return this.#people.some((one) => one[0] === evening && one[1] === name);
  }

  /** Hear somebody no more, or again. */
  turn(evening: string, name: string): void {
    const others = this.#people.filter((one) => one[0] !== evening || one[1] !== name);
    this.#people = this.has(evening, name) ? others : [...others, [evening, name] as const].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(this.#people));
  }
}

export const muted = new MutedPeople();
