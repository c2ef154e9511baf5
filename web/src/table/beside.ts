/** Where something that floats goes: beside what it belongs to, inside the window, off what must stay in sight. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "above" | "below" | "right" | "left";

export interface Place {
  x: number;
  y: number;
  side: Side;
}

/** What lies in the way. */
export interface Obstacles {
  /** Never to be covered, if there is any other place: the own hand. */
  hard?: readonly Box[];
  /** Better left free: the places of others. */
  soft?: readonly Box[];
}

const [GAP, MARGIN] = [10, 8];
const HARD = 1000;

/** The best place for something of a size beside a box. */
export function beside(box: Box, size: Size, room: Size, { hard = [], soft = [] }: Obstacles = {}): Place {
  const isHigh = box.y + box.height / 2 < room.height / 2;
  const isLeft = box.x + box.width / 2 < room.width / 2;
  const inwards: Side[] = isLeft ? ["right", "left"] : ["left", "right"];
  const sides: Side[] = isHigh ? ["below", ...inwards, "above"] : ["above", ...inwards, "below"];
  const cost = (place: Place): number => {
    const covered = { ...place, ...size };
    return HARD * overlaps(covered, hard) + overlaps(covered, soft) + overlaps(covered, [box]);
  };
  const wishes = sides.map((side) => at(side, box, size));
  // Who sits out of sight below the hand: over it, then.
  const over = hard.map((one) => ({ ...at("above", box, size), y: one.y - size.height - GAP }));
  return [...wishes, ...over]
    .map((place) => within(place, size, room))
    .reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function at(side: Side, box: Box, { width, height }: Size): Place {
  const [middle, centre] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  switch (side) {
    case "above":
      return { side, x: middle, y: box.y - height - GAP };
    case "below":
      return { side, x: middle, y: box.y + box.height + GAP };
    case "left":
      return { side, x: box.x - width - GAP, y: centre };
    case "right":
      return { side, x: box.x + box.width + GAP, y: centre };
  }
}

function within({ side, x, y }: Place, { width, height }: Size, room: Size): Place {
  return { side, x: inside(x, room.width - width), y: inside(y, room.height - height) };
}

function inside(wish: number, most: number): number {
  return Math.max(MARGIN, Math.min(wish, most - MARGIN));
}

/** How much of a box others cover. */
function overlaps(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + shared(box, other), 0);
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
