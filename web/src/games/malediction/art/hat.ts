/** The witch's hat: it has been sat upon. */

import { cut, fringe, slash, type Curve } from "./carving";
import type { Figure } from "./figure";

const FRONT: Curve = [
  [34, 66],
  [38, 48],
  [44, 34],
  [50, 20],
];
const RIM: Curve = [
  [6, 82],
  [30, 94],
  [70, 95],
  [95, 81],
];

export const HAT: Figure = {
  body: [
    "M1 79 Q12 70 27 68.5 Q50 64 74 67.5 Q90 70 99.5 79 Q88 92.5 50 94 Q13 93 1 79Z",
    "M26 74 L33.5 51 L30.5 48.5 L37 44 Q41 29 47 19 Q55 5 75 4 L83 8.5 L72 12.5 L67.5 21 L70.5 25 L66.5 30 L69 44 L72.5 47 L70.5 52 L75.5 74 Q51 82 26 74Z",
  ],
  cuts:
    fringe(FRONT, { count: 9, inset: 4, length: 9, width: 1.1, turn: 0.15, seed: 4 }) +
    fringe(FRONT, { count: 8, inset: 11, length: 8, width: 1, turn: 0.2, seed: 6 }) +
    fringe(FRONT, { count: 5, inset: 18, length: 7, width: 0.8, turn: 0.25, seed: 9 }) +
    fringe(RIM, { count: 14, inset: -5, length: 9, width: 1, seed: 8 }) +
    fringe(RIM, { count: 11, inset: -10, length: 7, width: 0.8, seed: 11 }) +
    slash(55, 12, 74, 7, 1.2, -0.14) +
    slash(60, 17, 68, 11, 1, -0.1) +
    cut(63, 26, 2, 8, 0.9),
  glints: "M29 64.5 Q51 71.5 72.8 64.2 L75 73 Q51 81 26.6 73Z",
};

/** Its buckle. */
export const BUCKLE = "M43 66.5 L60 66.8 L60.6 79 L42.4 78.8Z M46.6 70 L46.2 75.4 L56.8 75.6 L56.4 70.2Z";
