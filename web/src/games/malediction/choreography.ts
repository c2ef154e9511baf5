/** What happened, as pieces that fly: from the hands to the middle, from the middle to whoever won it. */

import type { Message, Step } from "../../protocol";
import type { MaledictionView } from "../../views";
import type { Act, Flight, Line, Sound } from "../contract";
import { partsOf, valueOf, worthOf } from "./cards";
import { faceIn, playIn, seatIn } from "./messages";

/** Backs that each player gets to see of a deal: three stand for seven. */
const FAN = [0, 1, 2];

/** Beats between two lines of the counting; a large table hears them closer together. */
const [PACE, BRISK_PACE, MANY_LINES] = [0.8, 0.65, 6];

/** What is told line by line as one act: the counting of a round, the opening of the next. */
interface Chapter {
  lines: { line: Line; flights: Flight[]; sound: Sound }[];
  hold: number;
}

/** What lies on the table while the acts run: the view still shows what was there before the first of them. */
class Scene {
  readonly #acts: Act[] = [];
  #counting: Chapter = { lines: [], hold: 1.4 };
  #opening: Chapter = { lines: [], hold: 0.6 };
  /** Cards of the trick that is on, by seat; those the view shows already, and those that came since. */
  #shown = new Map<number, string>();
  #played = new Map<number, string>();
  /** What was put somewhere else since, by spot. */
  readonly #put = new Map<string, string>();
  #ball: number;

  constructor(
    readonly before: MaledictionView,
    readonly after: MaledictionView,
  ) {
    const trick = before.tricks.at(-1);
    if (before.phase === "tricks" && trick && !trick.complete)
      this.#shown = new Map(trick.plays.map(({ seat, play }) => [seat, play]));
    this.#ball = before.ball;
  }

  get acts(): Act[] {
    this.#close(this.#counting);
    this.#close(this.#opening);
    return this.#acts;
  }

  /** A chapter becomes an act: its lines come one after the other, each with what flies then. */
  #close(chapter: Chapter): void {
    const told = chapter.lines.splice(0);
    if (told.length === 0) return;
    const pace = told.length < MANY_LINES ? PACE : BRISK_PACE;
    this.#lay({
      flights: told.flatMap(({ flights }, n) =>
        flights.map((flight) => ({ ...flight, after: pace * n + (flight.after ?? 0) })),
      ),
      caption: told.map(({ line }, n) => ({ ...line, after: pace * n })),
      hold: chapter.hold,
      sound: told.at(-1)!.sound,
    });
  }

  #add(act: Act): void {
    this.#close(this.#counting);
    this.#close(this.#opening);
    this.#lay(act);
  }

  /** Whatever came to lie somewhere stays there during the acts that follow. */
  #lay(act: Act): void {
    const lying = [...[...this.#played].map(([seat, play]) => [`trick-${seat}`, play] as const), ...this.#put];
    const busy = new Set(act.flights.map((flight) => flight.from));
    const still = lying
      .filter(([spot]) => !busy.has(spot))
      .map(([spot, piece]): Flight => ({ piece, from: spot, to: spot, beats: 0 }));
    this.#acts.push({ ...act, flights: [...still, ...act.flights] });
  }

  #isMine(seat: number): boolean {
    return this.before.seat === seat && this.before.hand !== null;
  }

  play(seat: number, play: string): void {
    const [base, potion] = partsOf(play);
    const to = `trick-${seat}`;
    const mine = this.#isMine(seat);
    const flights: Flight[] = mine
      ? [{ piece: base, from: `hand-${base}`, to, lifts: true }]
      : [{ piece: "back", becomes: base, from: `cards-${seat}`, to, beats: 1.2 }];
    if (potion) {
      const copy = potion === base ? `hand-${potion}-2` : `hand-${potion}`;
      const bottle = `bottle ${valueOf(potion)} ${worthOf(play)}`;
      flights.push({
        piece: bottle,
        from: mine ? copy : `cards-${seat}`,
        to,
        after: 0.9,
        beats: 1,
        ...(mine ? { lifts: true } : {}),
      });
    }
    this.#add({ flights, sound: "card" });
    this.#played.set(seat, play);
  }

  /** Everybody can read the trick; then it goes to its winner, or, tied, away. */
  endTrick(winner: number | null, event: Message): void {
    this.#add({
      flights: [],
      hold: 2.2,
      sound: winner === null ? "bad" : "good",
      ...(winner === null ? { caption: event } : { glow: `player-${winner}` }),
    });
    const to = winner === null ? "deck" : `tricks-${winner}`;
    const sweep = ([seat, piece]: readonly [number, string], lifts: boolean): Flight => ({
      piece,
      becomes: "back",
      from: `trick-${seat}`,
      to,
      beats: 1.2,
      ...(lifts ? { lifts } : {}),
    });
    const flights = [
      ...[...this.#shown].map((lying) => sweep(lying, true)),
      ...[...this.#played].map((lying) => sweep(lying, false)),
    ];
    this.#add({ flights });
    this.#shown.clear();
    this.#played.clear();
  }

  contract(seat: number, event: Message): void {
    const face = faceIn(event.arguments["contract"]);
    const old = faceIn(event.arguments["old"]);
    const [piece, to] = [`contract ${face}`, `contract-${seat}`];
    const flight: Flight = old
      ? { piece: `contract ${old}`, becomes: piece, from: `points-${seat}`, to }
      : { piece, from: `face-${face}`, to };
    this.#add({ flights: [{ ...flight, beats: 1.4 }], sound: "card", hold: 0.4 });
    this.#put.set(to, piece);
  }

  /** A new round: the crystal ball goes on, and a card is turned up. */
  round(seat: number | null, event: Message): void {
    this.#close(this.#counting);
    this.#put.clear();
    const [from, to] = [`ball-${this.#ball}`, `ball-${seat}`];
    const moves = seat !== null && seat !== this.#ball;
    this.#opening.lines.push({
      line: { says: event },
      flights: moves ? [{ piece: "ball", from, to, lifts: true, beats: 1.4 }] : [],
      sound: "card",
    });
    if (seat !== null) this.#ball = seat;
  }

  trump(event: Message): void {
    const card = playIn(event.arguments["card"]);
    if (card === null) return;
    this.#opening.lines.push({
      line: { says: event },
      flights: [{ piece: "back", becomes: card, from: "deck", to: "trump", beats: 1.4 }],
      sound: "turn",
    });
    this.#close(this.#opening);
    this.#put.set("trump", card);
  }

  deal(): void {
    const spot = (seat: number) => (this.after.seat === seat ? "hand" : `cards-${seat}`);
    const seats = this.after.players.map((_, n) => (this.#ball + n) % this.after.players.length);
    this.#add({
      flights: FAN.flatMap((lap) =>
        seats.map((seat, n): Flight => ({
          piece: "back",
          from: "deck",
          to: spot(seat),
          after: lap * 0.35 + n * 0.12,
          beats: 0.8,
        })),
      ),
      keeps: true,
      sound: "card",
    });
  }

  /** The heading of the counting. */
  endRound(event: Message): void {
    this.#counting.lines.push({ line: { says: event }, flights: [], sound: "card" });
  }

  scored(seat: number, isGood: boolean, event: Message): void {
    const contract = this.before.players[seat]?.contract;
    const zero = event.id === "malediction-event-zero-saved";
    const back = event.id === "malediction-event-zero-failed";
    const to = zero ? `zeros-${seat}` : back ? "pile-0" : `points-${seat}`;
    const piece = zero ? "zero" : `contract ${contract}`;
    this.#count(
      `player-${seat}`,
      isGood,
      event,
      contract ? [{ piece, from: `contract-${seat}`, to, lifts: true }] : [],
    );
  }

  /** Zeros handed in lie with the contract that they save. */
  zero(seat: number, event: Message): void {
    this.#count(`player-${seat}`, true, event, [{ piece: "zero", from: `zeros-${seat}`, to: "pile-0", beats: 1.2 }]);
  }

  hat(seat: number | null, event: Message): void {
    if (seat === null) this.#count("hats", false, event, []);
    else this.#count(`player-${seat}`, true, event, [{ piece: "hat", from: "hats", to: `hats-${seat}`, beats: 1.4 }]);
  }

  #count(spot: string, isGood: boolean, event: Message, flights: Flight[]): void {
    const line: Line = { says: event, tone: isGood ? "good" : "bad", spot };
    this.#counting.lines.push({ line, flights, sound: isGood ? "good" : "bad" });
  }

  say(event: Message, hold: number, seat: number | null = null): void {
    this.#add({ flights: [], caption: event, hold, ...(seat === null ? {} : { glow: `player-${seat}` }) });
  }
}

function show(scene: Scene, event: Message): void {
  const seat = seatIn(event.arguments["player"]);
  const play = playIn(event.arguments["play"]);
  switch (event.id) {
    case "malediction-event-play":
      if (seat !== null && play !== null) scene.play(seat, play);
      break;
    case "malediction-event-trick":
      scene.endTrick(seat, event);
      break;
    case "malediction-event-tie":
    case "malediction-event-tie-last":
      scene.endTrick(null, event);
      break;
    case "malediction-event-bid":
    case "malediction-event-retry":
      if (seat !== null) scene.contract(seat, event);
      break;
    case "malediction-event-lead":
      scene.say(event, 2, seat);
      break;
    case "malediction-event-round":
      scene.round(seat, event);
      break;
    case "malediction-event-trump":
      scene.trump(event);
      break;
    case "malediction-event-dealt":
      scene.deal();
      break;
    case "malediction-event-zero":
      if (seat !== null) scene.zero(seat, event);
      break;
    case "malediction-event-round-end":
      scene.endRound(event);
      break;
    case "malediction-event-fulfilled":
    case "malediction-event-zero-saved":
    case "malediction-event-failed":
    case "malediction-event-zero-failed":
      if (seat !== null) scene.scored(seat, !event.id.endsWith("failed"), event);
      break;
    case "malediction-event-hat":
    case "malediction-event-no-hat":
      scene.hat(seat, event);
      break;
    case "malediction-event-end-pile":
    case "malediction-event-end-hats":
      scene.say(event, 3);
  }
}

/** The acts for a stretch of the game, which may be one card or a whole end of a round with the next deal. */
export function choreograph(steps: readonly Step[], before: MaledictionView, after: MaledictionView): Act[] {
  const scene = new Scene(before, after);
  for (const event of steps.flatMap((step) => step.events)) show(scene, event);
  return scene.acts;
}
