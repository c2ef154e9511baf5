/** What the night around a figure looks like: each suit has its own, so that a card is known by its texture, too. */

import type { MaledictionSuit } from "../../../views";
import { band, chatter, disc, hand, rays, slash, type Curve } from "./carving";

export interface Scenery {
  /** Printed in the colour of the suit. */
  colour: string;
  /** Cut down to the paper. */
  cuts: string;
}

/** Clear of the two corners with the value. */
export function isFree(x: number, y: number): boolean {
  return !(x < 56 && y < 38) && !(x > 66 && y > 104);
}

/** The moon with notched edges, and the light around it. */
function moonlight(x: number, y: number, radius: number, seed: number, swirl: number): string {
  const notched = disc(x, y, radius, seed);
  const light = rays(x, y, {
    inner: radius + 2.5,
    outer: radius + 46,
    count: Math.round(radius * 1.15),
    width: 1.15,
    seed,
    swirl,
    where: isFree,
  });
  return notched + light;
}

/** Flagstones of the cellar. */
function cellar(): string {
  const slip = hand(5);
  return Array.from({ length: 5 }, (_, row) => {
    const y = 117 + row * 4;
    return Array.from({ length: 5 }, (_, n) =>
      slash(
        6 + n * 12 + slip() * 4 + (row % 2) * 5,
        y + slip(),
        15 + n * 12 + slip() * 3 + (row % 2) * 5,
        y + slip(),
        0.5,
      ),
    ).join("");
  }).join("");
}

/** A web over the whole block, hung up in its corners. */
function web(x: number, y: number): string {
  const spokes = Array.from({ length: 14 }, (_, n) => (n / 14) * 2 * Math.PI + 0.2);
  const reach = (turn: number): number => {
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return Math.min(
      dx > 0 ? (95 - x) / dx : (5 - x) / (dx || -1e-9),
      dy > 0 ? (135 - y) / dy : (5 - y) / (dy || -1e-9),
    );
  };
  const threads = spokes
    .map((turn) => slash(x, y, x + Math.cos(turn) * reach(turn), y + Math.sin(turn) * reach(turn), 0.32))
    .join("");
  const rings = [17, 27, 38, 50, 63].map((radius) =>
    spokes
      .map((turn, n) => {
        const next = spokes[(n + 1) % spokes.length]!;
        const [x1, y1, x2, y2] = [
          x + Math.cos(turn) * radius,
          y + Math.sin(turn) * radius,
          x + Math.cos(next) * radius,
          y + Math.sin(next) * radius,
        ];
        return radius < reach(turn) && radius < reach(next) ? slash(x1, y1, x2, y2, 0.36, -0.1) : "";
      })
      .join(""),
  );
  return threads + rings.join("");
}

/** Gusts that carry a broom. */
function gusts(): string {
  const lines: Curve[] = [
    [
      [44, 16],
      [60, 8],
      [78, 10],
      [90, 24],
    ],
    [
      [48, 24],
      [62, 17],
      [74, 20],
      [84, 32],
    ],
    [
      [8, 92],
      [10, 112],
      [24, 126],
      [46, 128],
    ],
    [
      [9, 106],
      [14, 122],
      [28, 132],
      [56, 131],
    ],
  ];
  return lines.map((line) => band(line, 0.3, 1.5, 12)).join("");
}

const AROUND: Record<Exclude<MaledictionSuit, "potion">, (x: number, y: number) => string> = {
  rat: cellar,
  crow: () => chatter(40, 8, 52, 20, 10, 0.1, 3),
  broom: gusts,
  spider: web,
};

const SWIRL: Record<Exclude<MaledictionSuit, "potion">, number> = { rat: 0, crow: 0, broom: 1.1, spider: 0 };

export function scenery(
  suit: Exclude<MaledictionSuit, "potion">,
  x: number,
  y: number,
  radius: number,
  seed: number,
): Scenery {
  return { colour: moonlight(x, y, radius, seed, SWIRL[suit]), cuts: AROUND[suit](x, y) };
}

/** Vapour that rises from a bottle; the more, the stronger it is. */
export function vapour(strength: number): string {
  const slip = hand(strength * 7 + 2);
  const wisps: Curve[] = [
    [
      [60, 33],
      [54, 24],
      [70, 18],
      [63, 6],
    ],
    [
      [71, 37],
      [64, 27],
      [82, 20],
      [76, 6],
    ],
    [
      [81, 44],
      [75, 32],
      [94, 22],
      [88, 6],
    ],
  ];
  const bubbles = Array.from({ length: strength * 5 }, () => {
    const turn = slip() * Math.PI * 2;
    const [x, y] = [52 + Math.cos(turn) * (40 + slip() * 4), 82 + Math.sin(turn) * (42 + slip() * 8)];
    return isFree(x, y) ? disc(x, y, 0.9 + slip() * 1.7, 3, 0.05) : "";
  });
  return (
    wisps
      .slice(0, strength)
      .map((wisp) => band(wisp, 0.6, 3.6, 14))
      .join("") + bubbles.join("")
  );
}
