/** Acts that follow each other while the view stands still: what an act has brought must lie there in all that follow. */

import type { Act, Flight, Sound } from "../contract";

/** What lies below what. */
const LAYERS = ["card", "token", "pawn"];

export class Show {
  readonly acts: Act[] = [];
  readonly #left = new Map<string, Flight>();

  act(act: Act): void {
    const left = [...this.#left.values()].sort((one, other) => layer(one) - layer(other));
    this.acts.push({ ...act, flights: [...left, ...act.flights] });
  }

  /** From now on a piece lies on a spot. */
  leave(name: string, piece: string, spot: string): void {
    this.#left.set(name, { piece, from: spot, to: spot, beats: 0 });
  }

  /** A pawn goes on from where it was left, or leaves its place on the board. */
  move(name: string, flight: Flight, sound: Sound): void {
    const left = this.#left.get(name);
    this.#left.delete(name);
    this.act({ flights: [left ? { ...flight, from: left.to } : { ...flight, lifts: true }], sound });
    this.leave(name, flight.piece, flight.to);
  }

  /** A token is carried home, under the pawn that stands on it. */
  carry(name: string, flight: Flight, home: string): void {
    const left = this.#left.get(name);
    this.#left.delete(name);
    const carried = left ? { ...flight, from: left.to } : { ...flight, lifts: true };
    const others = [...this.#left.values()].sort((one, other) => layer(one) - layer(other));
    const pawns = others.filter(({ piece }) => piece.startsWith("pawn"));
    this.acts.push({
      flights: [...others.filter((other) => !pawns.includes(other)), carried, ...pawns],
      glow: home,
      sound: "good",
    });
  }
}

function layer({ piece }: Flight): number {
  return LAYERS.indexOf(piece.split(" ")[0]!);
}
