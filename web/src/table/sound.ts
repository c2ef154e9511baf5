/** Short sounds, made on the spot: a soft one when it is one's turn, all others only if the person wants them. */

import { settings } from "../app/settings.svelte";
import type { Sound } from "../games/contract";

/** Frequencies in Hz, one note after the other. */
const NOTES: Record<Sound, readonly number[]> = {
  card: [340],
  turn: [420, 520],
  step: [300],
  good: [523, 659, 784],
  bad: [220, 185, 155],
  win: [523, 659, 784, 1047, 784, 1047],
};
const SECONDS = 0.1;

const CHIME: readonly number[] = [587, 880];
const CHIME_SECONDS = 0.22;

/** At full volume. */
const GAIN = 0.27;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** What happens in a game. */
export function play(sound: Sound): void {
  if (settings.sounds === "all") sing(NOTES[sound], SECONDS, "triangle", 0);
}

/** It is the person's turn. */
export function chime(): void {
  sing(CHIME, CHIME_SECONDS, "sine", 0.03);
}

function sing(notes: readonly number[], seconds: number, shape: OscillatorType, rise: number): void {
  const gain = GAIN * (settings.volume / 100);
  // A browser lets nothing sound in a page that nobody has touched yet, and complains about the attempt.
  const isTouched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (settings.isMuted || gain <= SILENCE || !isTouched) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [place, frequency] of notes.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = now + place * seconds;
    tone.type = shape;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(rise > 0 ? SILENCE : gain, start);
    if (rise > 0) volume.gain.exponentialRampToValueAtTime(gain, start + rise);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + 1.6 * seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 1.7 * seconds);
  }
}
