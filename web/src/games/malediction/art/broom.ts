/** The broom: it flies without anybody, which is worse. */

import { band, cut, fringe, hand, slash, type Curve } from "./carving";
import type { Figure } from "./figure";

const HANDLE: Curve = [
  [99, -2],
  [90, 12],
  [74, 14],
  [67, 27],
  [61, 38],
  [52, 44],
  [46, 52],
];
const LEFT: Curve = [
  [41, 45],
  [27, 50],
  [12, 62],
  [0, 84],
];
const RIGHT: Curve = [
  [55, 57],
  [52, 74],
  [40, 90],
  [20, 101],
];

/** The straws, whose ends are never in line. */
function straws(): string {
  const slip = hand(23);
  const ends = Array.from({ length: 12 }, (_, n) => {
    const s = (n + 0.5) / 12;
    const [x, y] = [1 + 19 * s, 84 + 17 * s];
    const reach = slip() * 4 - (n % 2) * 5;
    return `L${(x - reach * 0.6).toFixed(1)} ${(y + reach * 0.8).toFixed(1)}`;
  });
  return `M41 45 Q23 50 10 66 Q3 75 -1 85 ${ends.join("")} L21 101 Q41 92 50 76 Q55 66 55 57Z`;
}

function brush(): string {
  const slip = hand(31);
  return Array.from({ length: 19 }, (_, n) => {
    const s = (n + 0.5) / 19;
    const [x, y] = [40 + 14 * s, 47 + 11 * s];
    const [ex, ey] = [2 + 20 * s, 82 + 17 * s];
    const [from, to] = [0.16 + slip() * 0.25, 0.7 + slip() * 0.26];
    return slash(
      x + (ex - x) * from,
      y + (ey - y) * from,
      x + (ex - x) * to,
      y + (ey - y) * to,
      0.6 + slip() * 0.6,
      0.1 - s * 0.22,
    );
  }).join("");
}

export const BROOM: Figure = {
  body: [band(HANDLE, 4.6, 5.6, 18), straws()],
  cuts:
    brush() +
    fringe(LEFT, { count: 7, inset: -2.6, length: 11, width: 0.9, seed: 3 }) +
    fringe(RIGHT, { count: 6, inset: 2.4, length: 11, width: 0.8, seed: 6 }) +
    fringe(HANDLE, { count: 9, inset: -0.4, length: 8, width: 0.6, seed: 9 }) +
    cut(96, 3, 2.4, 9, 0.8),
  glints:
    "M37.5 45.5 L42 40.5 L58.5 56 L54.5 61 Q49 52 37.5 45.5Z M33 49.5 L35.5 47 Q46.5 53.5 53 63.5 L51 66.5 Q44 55.5 33 49.5Z M68.5 18.5 L74.2 21.6 L72.4 25 L66.6 21.8Z",
};
