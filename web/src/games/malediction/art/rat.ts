/** The rat: it crouches over its loot, and its tail has the last word. */

import { band, cut, disc, fringe, slash, type Curve } from "./carving";
import type { Figure } from "./figure";

const BACK: Curve = [
  [66, 43],
  [54, 31],
  [32, 27],
  [20, 44],
  [12, 55],
  [10, 70],
  [18, 82],
];
const BELLY: Curve = [
  [73, 66],
  [66, 74],
  [58, 76],
  [48, 76],
];
const CHEEK: Curve = [
  [70, 50],
  [72, 58],
  [76, 64],
  [83, 68],
];
const TAIL: Curve = [
  [19, 78],
  [4, 84],
  [-6, 66],
  [4, 54],
  [12, 44],
  [10, 28],
  [-2, 26],
  [-10, 25],
  [-12, 34],
  [-6, 36],
];

const TRUNK =
  "M95 64 L92.5 60.5 Q88 54 81.5 49.5 L77 46.5 Q75 34 66 34.5 Q61 35 60 40 Q46 28.5 32 34 Q14 42 11.5 62 Q10.5 74 17 82 L15 87 " +
  "L44 88.5 Q47 85.5 43.5 83.5 L37 81.5 Q47 83 55 79.5 L58.5 83 L56.5 87.5 L72 88 Q74.5 85.5 71.5 83.5 L66.5 82 L67 78 Q75 75.5 79 71.5 L88 68.5 Q93.5 67.5 95 64Z";

export const RAT: Figure = {
  body: [band(TAIL, 6.4, 1.2, 30), TRUNK],
  cuts:
    fringe(BACK, { count: 17, inset: -4, length: 9, width: 1.1, turn: -0.3, seed: 2 }) +
    fringe(BACK, { count: 15, inset: -12, length: 8, width: 1, turn: -0.35, seed: 9 }) +
    fringe(BACK, { count: 8, inset: -20, length: 7, width: 0.85, turn: -0.4, seed: 4 }) +
    fringe(BELLY, { count: 8, inset: 0, length: 6, width: 0.8, turn: -0.5, seed: 5 }) +
    fringe(CHEEK, { count: 7, inset: 2, length: 5, width: 0.7, turn: 0.5, seed: 6 }) +
    fringe(TAIL, { count: 22, inset: 1.2, length: 3, width: 0.5, turn: -1.4, seed: 8 }) +
    // The haunch, the toes, and the whiskers.
    slash(22, 66, 37, 80, 1.3, -0.34) +
    slash(26, 68, 36, 76, 0.9, -0.3) +
    [22, 28, 34].map((x) => slash(x, 86.6, x + 5, 85, 0.7)).join("") +
    [60, 65].map((x) => slash(x, 86.4, x + 4, 84.8, 0.6)).join("") +
    cut(84, 63, -0.5, 15, 0.5, -0.12) +
    cut(84, 64.5, -0.12, 16, 0.5, -0.1) +
    cut(83.5, 66, 0.3, 14, 0.5, 0.1),
  glints: disc(78.2, 55.6, 2.3, 4, 0.08) + "M64.5 39 Q70 37 72.5 45.5 Q67.5 47.5 64.5 43.5Z" + disc(93.6, 63.2, 1.5, 2),
};
