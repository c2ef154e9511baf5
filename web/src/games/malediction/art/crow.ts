/** The crow: it sits on a dead branch and tells everybody. */

import { band, cut, fringe, slash, type Curve } from "./carving";
import type { Figure } from "./figure";

const NAPE: Curve = [
  [46, 14],
  [58, 18],
  [62, 30],
  [72, 42],
];
const THROAT: Curve = [
  [31, 40],
  [28, 50],
  [30, 62],
  [40, 74],
];
const WING: Curve = [
  [56, 38],
  [70, 46],
  [82, 62],
  [95, 84],
];
const BRANCH: Curve = [
  [6, 92],
  [30, 86],
  [62, 97],
  [102, 88],
];
const TWIG: Curve = [
  [22, 90],
  [14, 84],
  [12, 78],
  [4, 76],
];

const TRUNK =
  "M3 27.5 Q13 20.5 25 21.5 Q30 12 42 11.5 Q55 12 59 24 Q66 31 74 43.5 Q84 57 92 72 L103 91 L96.5 89.5 L97.5 96.5 L89.5 90 L87.5 95 L81 87 L76 89 Q68 86 60 85.5 " +
  "L46 82.5 Q33 77 29.5 60 L27 56 L29 52 L25.5 48 L29 45.5 Q28 42.5 28.5 40 L8 44 Q14 36 23 33.5 L20 30.5 Q11 28.5 3 27.5Z";

const FEET =
  "M45 81 L49 82 L49 88 L53.5 91.5 L52.5 94 L48.5 91 L47.5 95.5 L45 95 L45.2 90.5 L41 92.5 L40 90 L45 87.5Z M55 83 L59 84 L59 88.5 L63.5 92.5 L62.5 95 L58.5 92 L57.5 96.5 L55 96 L55.2 91.5 L51 93 L50.5 90.6 L55 88.5Z";

/** The bird alone, to be put on something. */
export const BIRD: Figure = {
  body: [TRUNK, FEET],
  cuts:
    fringe(NAPE, { count: 10, inset: 3, length: 7, width: 0.85, turn: 0.25, seed: 3 }) +
    fringe(NAPE, { count: 8, inset: 9, length: 7, width: 0.8, turn: 0.35, seed: 5 }) +
    fringe(THROAT, { count: 8, inset: -3, length: 6, width: 0.85, turn: -0.45, seed: 8 }) +
    fringe(THROAT, { count: 7, inset: -9, length: 6, width: 0.75, turn: -0.5, seed: 12 }) +
    // The wing: shoulder feathers, then the long ones down to the tail.
    fringe(WING, { count: 9, inset: 5, length: 9, width: 1, turn: 0.2, seed: 21 }) +
    slash(56, 52, 90, 85, 1.5, -0.07) +
    slash(52, 54, 84, 86, 1.5, -0.07) +
    slash(49, 57, 77, 85, 1.4, -0.08) +
    slash(47, 61, 70, 83, 1.3, -0.08) +
    slash(47, 66, 63, 82, 1.1, -0.08) +
    slash(68, 52, 96, 88, 1.1, -0.06) +
    slash(7, 27.6, 25, 25.2, 0.8, -0.06) +
    slash(13, 40.6, 26, 37.2, 0.6, 0.05) +
    cut(57, 84.5, 1.55, 5, 0.4) +
    cut(47, 83, 1.55, 5, 0.4),
  glints: "M33 23.4 Q36 18.6 41 20.6 Q43.2 23 41.4 26 Q37 28.6 33 23.4Z M37.4 21.6 Q35.6 24 38 26 Q40.6 25 39.8 22Z",
};

export const CROW: Figure = {
  ...BIRD,
  body: [TRUNK, band(TWIG, 3, 0.8, 8), band(BRANCH, 5, 7, 14), FEET],
  cuts: BIRD.cuts + fringe(BRANCH, { count: 14, inset: 0.6, length: 6, width: 0.5, seed: 14 }),
};
