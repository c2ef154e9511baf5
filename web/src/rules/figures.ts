/** Pictures in the rules: pieces of a game, laid out as data in its folder. */

/** A piece and its place, in heights of a card or sides of a square. */
export interface Placed {
  piece: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pieces that lie together; a sign may say how one comes to them from those before. */
export interface Group {
  width: number;
  height: number;
  pieces: readonly Placed[];
  sign?: string;
  /** It shows what may not be. */
  isWrong?: boolean;
}

/** The message `<game>-figure-<name>` says what is to be seen. */
export interface Figure {
  name: string;
  section: string;
  groups: readonly Group[];
}

const GAP = 0.1;
/** How much of a card is seen below the next one. */
const EDGE = 0.24;

/** Pieces side by side. */
export function row(pieces: readonly string[], ratio: number): Group {
  const placed = pieces.map((piece, place) => ({ piece, x: place * (ratio + GAP), y: 0, width: ratio, height: 1 }));
  return { width: pieces.length * (ratio + GAP) - GAP, height: 1, pieces: placed };
}

/** A pile, spread out: the top card to the right. */
export function pile(pieces: readonly string[], ratio: number): Group {
  const placed = pieces.map((piece, place) => ({ piece, x: place * EDGE, y: 0, width: ratio, height: 1 }));
  return { width: (pieces.length - 1) * EDGE + ratio, height: 1, pieces: placed };
}

const FOLDERS = import.meta.glob<{ figures: readonly Figure[] }>("../games/*/figures.ts");

/** The pictures of a game's rules; none where nobody has made any. */
export async function figuresOf(game: string): Promise<readonly Figure[]> {
  const load = FOLDERS[`../games/${game}/figures.ts`];
  return load ? (await load()).figures : [];
}
