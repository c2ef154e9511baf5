/** The desert: cards brush over sand, a rattle warns of the scorpion, thumb pianos sing. */

import type { Voice } from "../contract";

export const voice: Voice = {
  card: { notes: [2600], seconds: 0.09, shape: "noise" },
  turn: { notes: [3800, 5200], seconds: 0.05, shape: "noise" },
  good: { notes: [523, 659, 880], seconds: 0.13, shape: "sine" },
  bad: { notes: [6200, 5600, 6200, 5600, 5000], seconds: 0.05, shape: "noise" },
  win: { notes: [523, 659, 784, 880, 784, 1047], seconds: 0.14, shape: "sine" },
};
