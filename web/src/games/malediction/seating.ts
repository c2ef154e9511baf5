/** Where everybody sits around the table: the own seat at the bottom, the others clockwise from the left. */

export type Side = "left" | "top" | "right" | "bottom";

export interface Place {
  seat: number;
  side: Side;
  /** Where this seat's cards lie on the table, in percent. */
  x: number;
  y: number;
}

/** By the number of others. */
const OTHERS: Record<number, readonly Omit<Place, "seat">[]> = {
  2: [
    { side: "left", x: 23, y: 31 },
    { side: "right", x: 77, y: 31 },
  ],
  3: [
    { side: "left", x: 17, y: 47 },
    { side: "top", x: 50, y: 25 },
    { side: "right", x: 83, y: 47 },
  ],
  4: [
    { side: "left", x: 13, y: 50 },
    { side: "top", x: 36, y: 25 },
    { side: "top", x: 64, y: 25 },
    { side: "right", x: 87, y: 50 },
  ],
};

/** All seats, the others first in the order of play. */
export function seating(seats: number, bottom: number): Place[] {
  const others = OTHERS[seats - 1] ?? [];
  return [
    ...others.map((place, n) => ({ ...place, seat: (bottom + n + 1) % seats })),
    { seat: bottom, side: "bottom" as const, x: 50, y: 75 },
  ];
}
