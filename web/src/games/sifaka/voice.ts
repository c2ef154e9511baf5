/** The jungle: leaves rustle, paws land on wood, birds answer. */

import type { Voice } from "../contract";

export const voice: Voice = {
  card: { notes: [1500, 1100], seconds: 0.08, shape: "noise" },
  turn: { notes: [1900], seconds: 0.07, shape: "noise" },
  step: { notes: [190], seconds: 0.07, shape: "triangle" },
  good: { notes: [1319, 1568, 1319, 1760], seconds: 0.07, shape: "sine" },
  bad: { notes: [240, 200], seconds: 0.16, shape: "triangle" },
  win: { notes: [784, 988, 1175, 1568, 1175, 1568], seconds: 0.12, shape: "sine" },
};
