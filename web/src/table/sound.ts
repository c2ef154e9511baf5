/** Short sounds, made on the spot. They are off unless the person switches them on. */

import { settings } from "../app/settings.svelte";
import type { Sound } from "../games/contract";

/** Frequencies in Hz, each a note of a tenth of a second. */
const NOTES: Record<Sound, readonly number[]> = {
  card: [340],
  turn: [420, 520],
  step: [300],
  good: [523, 659, 784],
  bad: [220, 185, 155],
  win: [523, 659, 784, 1047, 784, 1047],
};
const SECONDS = 0.1;
const VOLUME = 0.08;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [place, frequency] of NOTES[sound].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = now + place * SECONDS;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.6 * SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 1.7 * SECONDS);
  }
}
