/** The small signs in a box of 24 by 24: solid, so that they can be told apart at the size of a letter. */

import type { MaledictionSuit } from "../../../views";
import { band, disc, type Curve } from "./carving";

const RAT_TAIL: Curve = [
  [5.5, 18],
  [0.5, 18.5],
  [-0.5, 12],
  [2.5, 9.5],
  [4.5, 7.5],
  [3, 4.5],
  [0.5, 5.5],
];
const LEGS: Curve[] = [
  [
    [11, 13],
    [8, 15],
    [6, 18],
    [7.5, 22.5],
  ],
  [
    [11, 12],
    [5, 12],
    [2, 15],
    [1.5, 20],
  ],
  [
    [11, 11],
    [5, 10.5],
    [2.5, 8],
    [1, 10.5],
  ],
  [
    [11, 10],
    [8, 8],
    [6.5, 3.5],
    [3, 3],
  ],
];

const flipped = (curve: Curve): Curve => curve.map(([x, y]) => [24 - x, y]);

export const SYMBOLS: Record<MaledictionSuit, string> = {
  rat:
    band(RAT_TAIL, 2, 0.9, 14) +
    "M23.5 15.8 L19.6 11.4 Q19.4 7.4 16.6 7.4 Q14.6 7.6 14.6 9.4 Q9.6 6 6 9.4 Q2.8 12.8 4.2 18 L3.8 20.4 L11.4 20.6 L11.2 19.2 L13.6 19 L13.6 20.6 L18 20.6 L17.6 18.6 Q19.6 18 20.6 16.9Z",
  crow: "M12 7.6 Q13.4 5.2 15.4 6 L18.6 7.4 L15.6 8.6 Q15.6 9.8 15 10.6 Q19.4 7.6 23.6 9.8 Q21.6 10.6 22.4 12 Q20 11.8 20.4 13.8 Q17.8 13 17.4 15 Q15.6 14.6 14.2 16 L16 21.4 L13.2 20.2 L12 22.6 L10.8 20.2 L8 21.4 L9.8 16 Q8.4 14.6 6.6 15 Q6.2 13 3.6 13.8 Q4 11.8 1.6 12 Q2.4 10.6 0.4 9.8 Q4.6 7.6 9 10.6 Q10.4 11 11.4 10.6 Q11.4 8.8 12 7.6Z",
  broom:
    "M22.4 0.6 L23.8 2 Q18 6.4 15 10.8 L16 13.2 Q16 19.4 9.6 23.4 L8.2 21 L7 22.6 L5.4 19.8 L3.8 20.8 L3 18 L0.6 18.2 Q3.2 10.4 10 9.2 L12.8 9.6 Q16 5.6 22.4 0.6Z",
  spider:
    [...LEGS, ...LEGS.map(flipped)].map((leg) => band(leg, 2.2, 1.2, 8)).join("") +
    disc(12, 7.4, 4.4, 5, 0.01, 5.4) +
    disc(12, 14, 3, 5, 0.01),
  potion:
    "M9 1 L15 1 L15 3.4 L14.2 4 L14.2 9 Q20.6 11.4 20.6 17 Q20.4 23 12 23 Q3.6 23 3.4 17 Q3.4 11.4 9.8 9 L9.8 4 L9 3.4Z",
};

/** Marks trump: one star over a card, one over the table. */
export const STAR = "M12 0.8 L14.9 8.2 L23.2 8.6 L16.8 13.8 L19 22 L12 17.3 L5 22 L7.2 13.8 L0.8 8.6 L9.1 8.2Z";

export const HAT_SIGN =
  "M0.6 19.4 Q4 17.6 6.4 16.8 L11 5.6 Q12 2 16.6 1.2 L14.6 4.4 L18 16.8 Q21 17.8 23.4 19.6 Q12 24.6 0.6 19.4Z";
