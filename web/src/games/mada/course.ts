/** The table while a choreography goes on: where each card lies after the events shown so far. */

import type { MadaCard, MadaView } from "../../views";
import type { Flight } from "../contract";
import { piece, run } from "./cards";

/** A card of the own hand, and the spot where it is drawn. */
interface Held {
  card: MadaCard;
  spot: string;
}

/** So many cards stand for a pile that moves. */
const HANDFUL = 3;

/** So many cards of a lost pile are seen to go. */
const ARMFUL = 7;

export class Course {
  readonly piles: MadaCard[][];
  readonly #seat: number | null;
  readonly #pears: readonly number[];
  #hand: Held[];

  constructor(view: MadaView) {
    this.piles = view.players.map((player) => [...player.pile]);
    this.#seat = view.seat;
    this.#pears = view.pears;
    this.#hand = (view.hand ?? []).map((card, place) => ({ card, spot: `card-${place}` }));
  }

  piece(card: MadaCard): string {
    return piece(card, this.#pears);
  }

  /** A card leaves a hand: mine by its place, face up; another's is shown on the way. */
  leave(seat: number, card: MadaCard): Flight {
    const to = "discard";
    if (seat !== this.#seat) return { piece: "back", becomes: this.piece(card), from: `hand-${seat}`, to };
    const held = this.#hand.find((each) => each.card === card);
    this.#hand = this.#hand.filter((each) => each !== held);
    return {
      piece: this.piece(card),
      from: held?.spot ?? `hand-${seat}`,
      to,
      lifts: held?.spot.startsWith("card-") ?? false,
    };
  }

  /** A card comes to a hand; only its owner knows which. */
  receive(seat: number, card: MadaCard | null): Flight {
    if (card && seat === this.#seat) this.#hand.push({ card, spot: `hand-${seat}` });
    return { piece: "back", ...(card ? { becomes: this.piece(card) } : {}), from: "draw", to: `hand-${seat}` };
  }

  /** A card comes onto a pile; a Lemur drags the run below the rest. */
  lay(seat: number, card: MadaCard): void {
    const pile = this.piles[seat]!;
    if (card !== "L") {
      pile.push(card);
      return;
    }
    const dragged = pile.splice(pile.length - run(pile));
    pile.unshift(...dragged, "L");
  }

  swap(one: number, other: number): void {
    [this.piles[one], this.piles[other]] = [this.piles[other]!, this.piles[one]!];
  }

  /** The top card of a pile, and what is left of the pile without it. */
  takeTop(seat: number): void {
    this.piles[seat]!.pop();
  }

  clear(): void {
    for (const pile of this.piles) pile.length = 0;
  }

  /** Only the tops stay. */
  thin(): void {
    for (const pile of this.piles) pile.splice(0, pile.length - 1);
  }

  /** A pile goes somewhere as a whole: the cards on top of it, one close after the other. */
  move(seat: number, to: string, beats: number, after = 0): Flight[] {
    const top = this.piles[seat]!.slice(-HANDFUL);
    return top.map((card, place) => ({
      piece: this.piece(card),
      from: `pile-${seat}`,
      to,
      beats,
      after: after + 0.12 * place,
      lifts: true,
    }));
  }

  /** A pile is thrown away card by card, from the top, each its own way. */
  toss(seat: number, to: string): Flight[] {
    const cards = this.piles[seat]!.slice(-ARMFUL);
    return cards.map((card, place) => {
      const turn = cards.length - 1 - place;
      return {
        piece: this.piece(card),
        from: `pile-${seat}`,
        to,
        beats: 1.3,
        after: 0.14 * turn,
        tumbles: (turn % 2 === 0 ? 1 : -1) * (200 + 70 * turn),
      };
    });
  }
}
