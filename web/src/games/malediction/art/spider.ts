/** The spider: eight legs and all the time in the world. */

import { band, cut, disc, hand, slash, type Curve, type Point } from "./carving";
import type { Figure } from "./figure";

/** A leg by its hip, knee, ankle and toe. */
function leg(hip: Point, knee: Point, ankle: Point, toe: Point): Curve {
  const between = (a: Point, b: Point, s: number): Point => [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
  return [
    hip,
    between(hip, knee, 0.4),
    between(hip, knee, 0.9),
    knee,
    between(knee, ankle, 0.2),
    between(knee, ankle, 0.7),
    ankle,
    between(ankle, toe, 0.4),
    between(ankle, toe, 0.8),
    toe,
  ];
}

const LEGS: Curve[] = [
  leg([46, 64], [36, 74], [26, 90], [31, 104]),
  leg([44, 60], [28, 66], [11, 78], [6, 97]),
  leg([44, 55], [27, 47], [10, 40], [0, 53]),
  leg([46, 51], [34, 36], [20, 19], [8, 21]),
];

const flipped = (curve: Curve): Curve => curve.map(([x, y]) => [100 - x, y]);

function legs(): string[] {
  return LEGS.flatMap((curve) => [band(curve, 5, 1.4, 24), band(flipped(curve), 5, 1.4, 24)]);
}

/** Light on the legs, and the hairs that make it worse. */
function hairs(): string {
  const slip = hand(41);
  return LEGS.flatMap((curve) =>
    [curve, flipped(curve)].map((side) => {
      const [hip, , , knee, , , ankle] = side as [Point, Point, Point, Point, Point, Point, Point];
      const light = slash(
        hip[0] + (knee[0] - hip[0]) * 0.62,
        hip[1] + (knee[1] - hip[1]) * 0.62,
        knee[0],
        knee[1],
        0.75,
      );
      const shin = slash(
        knee[0],
        knee[1],
        knee[0] + (ankle[0] - knee[0]) * (0.7 + slip() * 0.2),
        knee[1] + (ankle[1] - knee[1]) * 0.8,
        0.6,
      );
      return light + shin;
    }),
  ).join("");
}

function ribs(): string {
  return [-1, 1]
    .map((side) =>
      Array.from({ length: 6 }, (_, n) => {
        const y = 20 + n * 4.7;
        const reach = [9, 13, 15, 15, 13, 9][n]!;
        return slash(50 + side * 4.4, y, 50 + side * reach, y + 4.5, 0.95, side * 0.14);
      }).join(""),
    )
    .join("");
}

export const SPIDER: Figure = {
  body: [
    ...legs(),
    "M45 68 Q42 77 46.5 79.5 L49 72 L51 72 L53.5 79.5 Q58 77 55 68Z",
    disc(50, 60, 11.5, 8, 0.02, 12.5),
    disc(50, 32, 19, 6, 0.015, 23),
  ],
  cuts:
    hairs() +
    ribs() +
    slash(36, 24, 40, 14, 1, -0.2) +
    [-1, 1]
      .map(
        (side) =>
          cut(50 + side * 3, 52, Math.PI / 2 + side * 0.1, 8, 0.8, side * 0.1) +
          cut(50 + side * 6.4, 53.5, Math.PI / 2 + side * 0.1, 7, 0.6),
      )
      .join(""),
  glints:
    // The cross on its back, and more eyes than it needs.
    "M50 15 L52.6 22 L50 30 L47.4 22Z M50 29 L53.4 36.5 L50 47 L46.6 36.5Z" +
    [-4.6, -1.6, 1.6, 4.6].map((x) => disc(50 + x, 67.6 - Math.abs(x) * 0.3, 1.25, 3)).join("") +
    [-2.8, 2.8].map((x) => disc(50 + x, 64.2, 0.9, 3)).join(""),
};
