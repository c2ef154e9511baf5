/** A secret source of chance that can be checked after the game: the counterpart of `katta.core.dealer`. */

import { sha256 } from "../app/sha256";
import { CHANCE, type Position } from "./position";

const RANGE = 1n << 256n;
const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;
const SECRET = /^[0-9a-f]{64}$/;

/** What a player's device did for the deal: it committed to a number, and showed it, or not. */
export interface Cut {
  seat: number;
  commitment: string | null;
  number: string | null;
}

export class Dealer {
  /** The SHA-256 of the secret, in hexadecimal: published before the first card. */
  readonly commitment: string;
  readonly #key: string;

  /** The secret in hexadecimal; `cuts` where players take part in the deal. */
  constructor(
    readonly secret: string,
    readonly cuts: readonly Cut[] = [],
  ) {
    if (!SECRET.test(secret)) throw new Error("a dealer's secret is 64 hexadecimal digits");
    this.commitment = sha256(secret);
    const numbers = cuts.flatMap(({ number }) => number ?? []);
    this.#key = numbers.length > 0 ? hmac(secret, numbers.join("")) : secret;
  }

  /** What is dealt at a chance node, as the n-th chance event of the game. */
  deal(position: Position, event: number): string {
    if (position.actor !== CHANCE) throw new Error("nothing is dealt here");
    const chances = position.chances();
    let number = this.#number(
      event,
      chances.reduce((sum, { weight }) => sum + weight, 0),
    );
    for (const { text, weight } of chances) {
      if (number < weight) return text;
      number -= weight;
    }
    throw new Error("the weights are counted off completely");
  }

  /** A number below a total, each exactly as likely: a digest in the incomplete last stretch is passed over. */
  #number(event: number, total: number): number {
    const end = RANGE - (RANGE % BigInt(total));
    for (let attempt = 0; ; attempt++) {
      const message = attempt === 0 ? String(event) : `${event}.${attempt}`;
      const number = BigInt(`0x${hmac(this.#key, hex(new TextEncoder().encode(message)))}`);
      if (number < end) return Number(number % BigInt(total));
    }
  }
}

/** HMAC-SHA256 of a key and a message, all in hexadecimal. */
export function hmac(key: string, message: string): string {
  const padded = key.padEnd(2 * BLOCK_BYTES, "0");
  const mixed = (pad: number) => padded.replace(/../g, (pair) => byte(parseInt(pair, 16) ^ pad));
  return sha256(mixed(OUTER) + sha256(mixed(INNER) + message));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte).join("");
}

function byte(number: number): string {
  return number.toString(16).padStart(2, "0");
}
