/** SHA-256, also on pages that came neither encrypted nor from this machine, where browsers offer none. */

const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) isPrime &&= candidate % divisor > 0;
    if (isPrime) found.push(((candidate ** (1 / root) % 1) * WORD) | 0);
  }
  return found;
}

const ROUNDS = fractions(64, 3);
const START = fractions(8, 2);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  message.forEach((byte, place) => view.setUint8(place, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let t = 0; t < 64; t++) {
    if (t < 16) {
      words[t] = view.getInt32(block + 4 * t);
      continue;
    }
    const [early, late] = [words[t - 15]!, words[t - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + low + words[t - 7]! + high;
  }
  return words;
}

/** The digest of bytes that are given, and comes, in hexadecimal. */
export function sha256(hex: string): string {
  const view = padded(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
  const state = Int32Array.from(START);
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = schedule(view, block);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!) | 0;
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
