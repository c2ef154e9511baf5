/** The kitchen of a witch: parchment, bubbling brews, bells at midnight. */

import type { Voice } from "../contract";

export const voice: Voice = {
  card: { notes: [3200], seconds: 0.06, shape: "noise" },
  turn: { notes: [260, 390, 520], seconds: 0.05, shape: "sine" },
  good: { notes: [330, 440, 660, 880], seconds: 0.07, shape: "sine" },
  bad: { notes: [147, 139, 131], seconds: 0.18, shape: "sawtooth" },
  win: { notes: [294, 349, 440, 587, 440, 587, 880], seconds: 0.13, shape: "triangle" },
};
