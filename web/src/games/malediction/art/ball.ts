/** The crystal ball in a box of 100 by 100: the stand, the glass and what moves in it. */

import { band, disc, fringe, hand, cut, slash, type Curve } from "./carving";

const RIM: Curve = [
  [24, 22],
  [8, 38],
  [10, 62],
  [26, 74],
];

export const STAND = "M28 74 Q50 86 72 74 L77 82 L70 86 L82 94 L84 100 L16 100 L18 94 L30 86 L23 82Z";
export const GLASS = disc(50, 44, 39, 12, 0.008);

/** Smoke that turns around itself. */
const COILS: Curve[] = [
  [
    [24, 54],
    [30, 72],
    [66, 74],
    [74, 52],
  ],
  [
    [74, 52],
    [80, 30],
    [54, 20],
    [42, 32],
  ],
  [
    [42, 32],
    [32, 42],
    [40, 58],
    [54, 54],
  ],
  [
    [54, 54],
    [64, 50],
    [60, 40],
    [53, 42],
  ],
];
export const SMOKE = COILS.map((coil, n) => band(coil, 6.5 - n * 1.4, 5.2 - n * 1.4, 14)).join("");

function sparks(): string {
  const slip = hand(9);
  return Array.from({ length: 9 }, () => {
    const [turn, reach] = [slip() * 7, 12 + slip() * 20];
    return disc(50 + Math.cos(turn) * reach, 44 + Math.sin(turn) * reach, 0.9 + slip(), 3, 0.05);
  }).join("");
}

export const SPARKS = sparks() + "M66 26 L68 31 L73 33 L68 35 L66 40 L64 35 L59 33 L64 31Z";
export const LIGHT =
  fringe(RIM, { count: 8, inset: -3.5, length: 9, width: 1.3, seed: 4 }) +
  slash(70, 66, 82, 52, 1.3, 0.12) +
  cut(30, 18, -0.5, 9, 1.4, 0.1);
export const CARVING =
  slash(30, 79, 70, 79, 1.2, 0.08) +
  slash(24, 96, 76, 96, 1) +
  [38, 46, 54, 62].map((x) => slash(x, 84, x, 92, 0.9)).join("");
