/** Short sounds, made on the spot: a soft one when it is one's turn, all others only if the person wants them. */

import { settings } from "../app/settings.svelte";
import type { Sound, Tone, Voice } from "../games/contract";

const short = (...notes: number[]): Tone => ({ notes, seconds: 0.1, shape: "triangle" });

/** How things sound in a game that has no voice of its own. */
const VOICE: Record<Sound, Tone> = {
  card: short(340),
  turn: short(420, 520),
  step: short(300),
  good: short(523, 659, 784),
  bad: short(220, 185, 155),
  win: short(523, 659, 784, 1047, 784, 1047),
};

const CHIME: Tone = { notes: [587, 880], seconds: 0.22, shape: "sine" };

/** At full volume. */
const GAIN = 0.27;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

let voice: Voice = {};

/** From now on things sound as in this game. */
export function speakAs(game: Voice | undefined): void {
  voice = game ?? {};
}

/** What happens in a game; a tab that nobody sees is silent. */
export function play(sound: Sound): void {
  if (settings.sounds === "all" && !document.hidden) sing(voice[sound] ?? VOICE[sound], 0);
}

/** It is the person's turn. */
export function chime(): void {
  sing(CHIME, 0.03);
}

function sing({ notes, seconds, shape }: Tone, rise: number): void {
  const gain = GAIN * (settings.volume / 100);
  // A browser lets nothing sound in a page that nobody has touched yet, and complains about the attempt.
  const isTouched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  if (settings.isMuted || gain <= SILENCE || !isTouched) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [place, frequency] of notes.entries()) {
    const volume = context.createGain();
    const start = now + place * seconds;
    const tone = shape === "noise" ? rustle(context, frequency, volume) : pure(context, frequency, shape, volume);
    volume.gain.setValueAtTime(rise > 0 ? SILENCE : gain, start);
    if (rise > 0) volume.gain.exponentialRampToValueAtTime(gain, start + rise);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + 1.6 * seconds);
    volume.connect(context.destination);
    tone.start(start);
    tone.stop(start + 1.7 * seconds);
  }
}

function pure(context: AudioContext, frequency: number, shape: OscillatorType, to: AudioNode): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.value = frequency;
  tone.connect(to);
  return tone;
}

/** Noise around a frequency: paper, leaves, sand. */
function rustle(context: AudioContext, frequency: number, to: AudioNode): AudioBufferSourceNode {
  const [tone, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  tone.buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = tone.buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  tone.connect(filter).connect(to);
  return tone;
}
