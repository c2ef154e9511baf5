/** What the best bot thinks of a finished game: the counterpart of the server's `reviews` and of `katta.lab.analysis`. */

import type { Judged, Offerings, Review, ReviewNumbers, TurningPoint } from "../protocol";
import { Bots, type Found } from "./bots";
import { mean } from "./estimates";
import type { Match } from "./match";
import { OVER, type Position } from "./position";
import type { Searching } from "./searching";

interface Question {
  /** How many moves, chance included, had been played. */
  place: number;
  seat: number;
  seen: Position;
  played: string;
}

interface Choice {
  move: string;
  share: number;
  error: number;
}

interface Decision {
  asked: Question;
  best: Choice;
  played: Choice;
  /** The moves that looked best, with what each promises. */
  alternatives: [string, number][];
}

export class Reviewer {
  readonly #bots: Bots;
  readonly #numbers: ReviewNumbers;

  constructor(
    private readonly searching: Searching,
    offered: Offerings,
  ) {
    this.#numbers = offered.review;
    this.#bots = new Bots(searching, offered, offered.review.seed);
  }

  /** The review of a game that these seats played as people; it tells how far it has come. */
  async review(
    match: Match,
    people: ReadonlySet<number>,
    tell: (done: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<Review> {
    const { iterations, closer, suspects } = this.#numbers;
    const asked = this.#questions(match, people);
    const total = asked.length + suspects * people.size;
    const chances = new Map<number, [seat: number, share: number]>();
    const judged: Decision[] = [];
    for (const [done, one] of asked.entries()) {
      tell(done, total);
      const found = await this.#bots.ranked(one.seen, one.seat, iterations, this.#numbers.seed, signal);
      if (people.has(one.seat)) judged.push(await this.#decide(one, found, iterations, signal));
      const share = people.has(one.seat) ? judged.at(-1)!.best.share : (found[0]!.estimate?.share ?? 0);
      chances.set(one.place, [one.seat, share]);
    }
    const seats = [...people].toSorted((one, other) => one - other);
    const closely: Decision[] = [];
    for (const seat of seats) {
      const dear = judged.filter((one) => one.asked.seat === seat && costOf(one) > 0);
      for (const { asked: one } of dear.toSorted(byCost).slice(0, suspects)) {
        tell(asked.length + closely.length, total);
        const found = await this.#bots.ranked(one.seen, seat, closer * iterations, this.#numbers.seed, signal);
        closely.push(await this.#decide(one, found, closer * iterations, signal));
      }
    }
    const turning = seats.flatMap((seat) => this.#turningPoints(closely.filter((one) => one.asked.seat === seat)));
    return {
      done: total,
      total,
      seats: match.record.names.map((_, seat) => this.#course(match, chances, seat)),
      turning_points: turning.map((one) => this.#shown(one)),
    };
  }

  /** All choices of people, as far as that is possible, and some of the bots, spread evenly over the game. */
  #questions({ record, positions }: Match, people: ReadonlySet<number>): Question[] {
    const { most_choices: most, most_of_a_person: mostOfAPerson } = this.#numbers;
    const places = record.moves.map((_, place) => place);
    const decisions = places.filter((place) => positions[place]!.actor >= 0 && positions[place]!.moves().length > 1);
    const chosen = record.names.flatMap((_, seat) => {
      const mine = decisions.filter((place) => positions[place]!.actor === seat);
      const count = Math.min(people.has(seat) ? mostOfAPerson : Math.floor(most / record.names.length), mine.length);
      return Array.from({ length: count }, (_, number) => mine[Math.floor((number * mine.length) / count)]!);
    });
    return chosen
      .toSorted((one, other) => one - other)
      .map((place) => {
        const position = positions[place]!;
        const seat = position.actor;
        return { place, seat, seen: position.seenBy(seat), played: record.moves[place]!.text };
      });
  }

  /** The best move and the one that was played; if they differ, as much search after each of them. */
  async #decide(asked: Question, found: Found[], iterations: number, signal: AbortSignal): Promise<Decision> {
    const alternatives = found
      .slice(0, this.#numbers.good_alternatives)
      .flatMap(({ move, estimate }): [string, number][] => (estimate?.visits ? [[move, estimate.share]] : []));
    const [first] = found as [Found];
    if (first.move === asked.played) {
      const best = { move: first.move, share: first.estimate?.share ?? 0, error: first.estimate?.error ?? 1 };
      return { asked, best, played: best, alternatives };
    }
    const [best, played] = await Promise.all(
      [first.move, asked.played].map((move) => this.#after(asked, move, iterations, signal)),
    );
    return { asked, best: best!, played: played!, alternatives };
  }

  async #after({ seen, seat }: Question, move: string, iterations: number, signal: AbortSignal): Promise<Choice> {
    const question = { game: seen.game.name, state: seen.raw, seat, seed: BigInt(this.#numbers.seed), iterations };
    return { move, ...mean(await this.searching.sums(question, seen.game.moves.read(move)!, signal)) };
  }

  /** The moves that have certainly cost enough to be felt, the dearest first. */
  #turningPoints(judged: readonly Decision[]): Decision[] {
    const { sure, least_cost: least, suspects } = this.#numbers;
    const felt = judged.filter((one) => costOf(one) > sure * errorOf(one) && costOf(one) >= least);
    return felt.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, suspects);
  }

  #course(
    { record, positions }: Match,
    chances: ReadonlyMap<number, [seat: number, share: number]>,
    seat: number,
  ): [number, number][] {
    const points = [...chances].filter(([, [whose]]) => whose === seat);
    const course = points.map(([place, [, share]]): [number, number] => [place, this.#rounded(share)]);
    const last = positions.at(-1)!;
    if (last.actor !== OVER) return course;
    const { winners } = last.result();
    return [...course, [record.moves.length, this.#rounded(winners.includes(seat) ? 1 / winners.length : 0)]];
  }

  #shown(one: Decision): TurningPoint {
    const alternatives = one.alternatives.map(([move, share]) => [move, this.#rounded(share)] as const);
    return {
      seat: one.asked.seat,
      moment: one.asked.place,
      played: this.#judged(one.asked, one.played),
      best: this.#judged(one.asked, one.best),
      cost: this.#rounded(costOf(one)),
      alternatives: Object.fromEntries(alternatives),
    };
  }

  #judged({ seen }: Question, { move, share }: Choice): Judged {
    return { move, label: seen.button(move), share: this.#rounded(share), reasons: seen.reasons(move) };
  }

  #rounded(share: number): number {
    return Number(share.toFixed(this.#numbers.digits));
  }
}

/** How much of the winning chance a move gave away. */
function costOf({ best, played }: Decision): number {
  return best.move === played.move ? 0 : Math.max(0, best.share - played.share);
}

function errorOf({ best, played }: Decision): number {
  return best.move === played.move ? 0 : Math.hypot(best.error, played.error);
}

function byCost(one: Decision, other: Decision): number {
  return costOf(other) - costOf(one) || one.asked.place - other.asked.place;
}
