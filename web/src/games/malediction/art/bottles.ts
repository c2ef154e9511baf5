/** The three bottles in a box of 100 by 120, each of another glass. */

import { block, cut, disc, fringe, slash, type Curve } from "./carving";

export interface Flask {
  glass: string;
  cork: string;
  brew: string;
  /** Light on the glass. */
  cuts: string;
  /** Bubbles in the brew, cut out of it. */
  bubbles: string;
  /** Where the label sticks: its centre, its width and its height. */
  label: readonly [x: number, y: number, width: number, height: number];
}

const BELLY: Curve = [
  [20, 66],
  [12, 84],
  [20, 104],
  [36, 112],
];
const FLANK: Curve = [
  [37, 52],
  [28, 70],
  [20, 86],
  [13, 102],
];
const SHOULDER: Curve = [
  [30, 46],
  [18, 54],
  [15, 70],
  [19, 104],
];

export const FLASKS: Record<number, Flask> = {
  1: {
    glass:
      "M39 20 L61 20 L61 25 L58 27.5 L58 49 Q86 56 86 83 Q85 116 50 116.5 Q15 116 14 83 Q14 56 42 49 L42 27.5 L39 25Z",
    cork: "M42.5 8 L57.5 7.4 L58.5 20 L41.5 20Z",
    brew: "M19 74 Q34 69 50 73 Q67 77 81 72.5 Q82.6 78 82.4 83 Q81 112.6 50 113 Q18.4 112.6 17.6 83 Q17.6 78 19 74Z",
    cuts:
      fringe(BELLY, { count: 6, inset: -4.4, length: 9, width: 1.1, seed: 3 }) +
      slash(46, 29, 46, 48, 0.9) +
      slash(78, 68, 81, 84, 1.3, -0.12) +
      slash(45, 10.5, 46, 17, 0.8) +
      slash(52, 10, 52.4, 18, 0.7),
    bubbles:
      disc(28, 84, 2.4, 2, 0.05) +
      disc(34, 77.5, 1.5, 2) +
      disc(74, 80, 2.2, 3, 0.05) +
      disc(67, 108, 2, 3) +
      disc(30, 103, 1.7, 3),
    label: [50, 91, 42, 34],
  },
  2: {
    glass:
      "M38 18 L62 18 L62 23.5 L59 26 L59 48 L90 104 Q93 116.5 82 117 L18 117 Q7 116.5 10 104 L41 48 L41 26 L38 23.5Z",
    cork: "M43 5 L57 5.6 L58.6 18 L41.4 18Z M41 9.6 L59 9.6 L59 12 L41 12Z",
    brew: "M34.5 66.5 Q45 71 56 66.5 Q62 64 65.6 66.8 L86.4 105.4 Q88 113 81.6 113.4 L18.4 113.4 Q12 113 13.6 105.4Z",
    cuts:
      fringe(FLANK, { count: 6, inset: -4.6, length: 10, width: 1.05, seed: 5 }) +
      slash(45.4, 28, 45, 48, 0.9) +
      slash(64, 62, 80, 92, 1, 0.02) +
      cut(44, 51, 2, 10, 0.8),
    bubbles:
      disc(38, 76, 2, 2) +
      disc(47, 72.5, 1.3, 2) +
      disc(60, 73.5, 2.3, 3, 0.05) +
      disc(19, 106, 2, 3) +
      disc(80, 107.6, 2.2, 3),
    label: [50, 95, 46, 31],
  },
  3: {
    glass:
      "M38 21 L62 21 L62 26 L58.6 28.5 L58.6 37 Q84 42 88 64 L84 106 Q82 117.5 70 118 L30 118 Q18 117.5 16 106 L12 64 Q16 42 41.4 37 L41.4 28.5 L38 26Z M14 60 Q-2 58 0 74 Q2 88 16 88 L15.4 82.6 Q6 82 6 73 Q6 65 14.6 66Z M86 60 Q102 58 100 74 Q98 88 84 88 L84.6 82.6 Q94 82 94 73 Q94 65 85.4 66Z",
    cork: "M43 22 L44 16.4 Q36.6 13.6 37 6.4 Q38.6 -4 50 -4 Q61.4 -4 63 6.4 Q63.4 13.6 56 16.4 L57 22Z",
    brew: "M16.4 61 Q30 55 46 60 Q66 66 83.6 58.6 L84.2 64 L80.4 105 Q79 114 70 114.4 L30 114.4 Q21 114 19.6 105 L15.8 64Z",
    cuts:
      fringe(SHOULDER, { count: 7, inset: -4.2, length: 10, width: 1.15, seed: 7 }) +
      slash(45, 29, 45, 38, 0.9) +
      slash(72, 43, 82, 56, 1.2, -0.15) +
      slash(3, 67, 3.4, 79, 0.8, 0.2) +
      slash(97, 67, 96.6, 79, 0.8, -0.2) +
      slash(47, 17.6, 47, 21.4, 0.6) +
      slash(53, 17.6, 53, 21.4, 0.6) +
      slash(50, 17.6, 50, 21.4, 0.6),
    bubbles:
      "M42 3 Q46 2 47.4 6.4 Q45.4 10 41.6 8.4Z M58 3 Q54 2 52.6 6.4 Q54.6 10 58.4 8.4Z M50 9.4 L51.8 13 L48.2 13Z" +
      disc(26, 70, 2.4, 2, 0.05) +
      disc(37, 65.6, 1.6, 2) +
      disc(73, 69, 2.6, 3, 0.05) +
      disc(62, 66.6, 1.5, 3) +
      disc(24, 108, 2, 3) +
      disc(77, 107, 1.8, 3),
    label: [50, 89, 50, 37],
  },
};

/** The paper of a label, glued on by somebody in a hurry. */
export function paper([x, y, width, height]: Flask["label"]): string {
  return block(x - width / 2, y - height / 2, width, height, 9, 0.9, 2.5);
}
