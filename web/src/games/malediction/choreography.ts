/** What happened, as pieces that fly: from the hands to the middle, from the middle to whoever won it. */

import type { MaledictionEvent, MaledictionView } from "../../views";
import type { Act, Flight, Line, Sound, Stop } from "../contract";
import { valueOf } from "./cards";

type Told<Type extends MaledictionEvent["type"]> = Extract<MaledictionEvent, { type: Type }>;

/** How each event is shown: one that is forgotten here does not compile. */
type Shows = { [Type in MaledictionEvent["type"]]: (scene: Scene, event: Told<Type>) => void };

/** Of the view only what says whose cards are drawn open: everything else is in the events. */
type Drawn = Pick<MaledictionView, "seat" | "hand" | "seats">;

/** Backs that each player gets to see of a deal: three stand for seven. */
const FAN = [0, 1, 2];

/** Beats between two lines of the counting; a large table hears them closer together. */
const [PACE, BRISK_PACE, MANY_LINES] = [0.8, 0.65, 6];

/** What is told line by line as one act: the counting of a round, the opening of the next. */
interface Chapter {
  lines: { line: Line; flights: Flight[]; sound: Sound }[];
  hold: number;
  stops?: Stop;
}

/** What the acts do to the table while they run: the view still shows what was there before the first of them. */
class Scene {
  readonly #acts: Act[] = [];
  readonly #counting: Chapter = { lines: [], hold: 1.4, stops: "round" };
  readonly #opening: Chapter = { lines: [], hold: 0.6 };
  /** What came to lie somewhere, by spot. */
  readonly #put = new Map<string, string>();
  /** The crystal ball on its way: it flies when the round is opened. */
  #ball: Flight[] = [];

  constructor(readonly before: Drawn) {}

  get acts(): Act[] {
    this.#close(this.#counting);
    this.#close(this.#opening);
    if (this.#ball.length > 0) this.#lay({ flights: this.#ball.splice(0) });
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
      ...(chapter.stops ? { stops: chapter.stops } : {}),
      sound: told.at(-1)!.sound,
    });
  }

  add(act: Act): void {
    this.#close(this.#counting);
    this.#close(this.#opening);
    this.#lay(act);
  }

  /** Whatever came to lie somewhere stays there during the acts that follow, until it flies on. */
  #lay(act: Act): void {
    for (const { from } of act.flights) this.#put.delete(from);
    const still = [...this.#put].map(([spot, piece]): Flight => ({ piece, from: spot, to: spot, beats: 0 }));
    this.#acts.push({ ...act, flights: [...still, ...act.flights] });
  }

  put(spot: string, piece: string): void {
    this.#put.set(spot, piece);
  }

  /** Whether the view shows what lies there. */
  isShown(spot: string): boolean {
    return !this.#put.has(spot);
  }

  isMine(seat: number): boolean {
    return this.before.seat === seat && this.before.hand !== null;
  }

  say(event: MaledictionEvent, hold: number, glow?: string): void {
    this.add({ flights: [], caption: event, hold, ...(glow === undefined ? {} : { glow }) });
  }

  /** A line of the counting; its heading has no tone. */
  count(event: MaledictionEvent, spot?: string, tone?: "good" | "bad", flights: Flight[] = []): void {
    const line: Line = { says: event, ...(spot === undefined ? {} : { spot }), ...(tone ? { tone } : {}) };
    this.#counting.lines.push({ line, flights, sound: tone ?? "card" });
  }

  /** A line of the opening of a round, which comes after the counting of the last one. */
  open(event: MaledictionEvent, sound: Sound, flights: Flight[]): void {
    this.#close(this.#counting);
    this.#opening.lines.push({ line: { says: event }, flights, sound });
  }

  endOpening(): void {
    this.#close(this.#opening);
  }

  pass(flight: Flight): void {
    this.#ball.push(flight);
  }

  takeBall(): Flight[] {
    return this.#ball.splice(0);
  }
}

const nothing = (): void => undefined;

const SHOWS: Shows = {
  passed: (scene, { player, previous }) =>
    scene.pass({ piece: "ball", from: `ball-${previous}`, to: `ball-${player}`, lifts: true, beats: 1.4 }),
  round: (scene, event) => scene.open(event, "card", scene.takeBall()),
  trump: (scene, event) => {
    scene.open(event, "turn", [{ piece: "back", becomes: event.card, from: "deck", to: "trump", beats: 1.4 }]);
    scene.endOpening();
    scene.put("trump", event.card);
  },
  hand: nothing,
  dealt,
  bid: (scene, { player, contract }) => choose(scene, player, contract, { from: `face-${contract}` }),
  retry: (scene, { player, old, contract }) =>
    choose(scene, player, contract, { piece: `contract ${old}`, from: `points-${player}` }),
  lead: (scene, event) => scene.say(event, 2, `player-${event.player}`),
  play: played,
  void: nothing,
  trick: (scene, event) => {
    const { player } = event;
    const bubble = { seat: player, says: [event] };
    scene.add({ flights: [], hold: 2.2, sound: "good", glow: `player-${player}`, bubble, stops: "trick" });
  },
  tie: tied,
  tie_last: tied,
  swept,
  round_end: (scene, event) => scene.count(event),
  zero: (scene, event) => {
    const flights = Array.from({ length: event.count }, (_, n): Flight => ({
      piece: "zero",
      from: `zeros-${event.player}`,
      to: "pile-0",
      after: 0.2 * n,
      beats: 1.2,
    }));
    scene.count(event, `player-${event.player}`, "good", flights);
  },
  keep: nothing,
  fulfilled: (scene, event) => scored(scene, event, "good", `points-${event.player}`),
  failed: (scene, event) => scored(scene, event, "bad", `points-${event.player}`),
  zero_saved: (scene, event) => scored(scene, event, "good", `zeros-${event.player}`, "zero"),
  zero_failed: (scene, event) => scored(scene, event, "bad", "pile-0"),
  hat: (scene, event) => {
    const flight: Flight = { piece: "hat", from: "hats", to: `hats-${event.player}`, beats: 1.4 };
    scene.count(event, `player-${event.player}`, "good", [flight]);
  },
  no_hat: (scene, event) => scene.count(event, "hats", "bad"),
  end_pile: (scene, event) => scene.say(event, 3),
  end_hats: (scene, event) => scene.say(event, 3),
};

/** Cards are dealt as one quick fan, to the first to choose first. */
function dealt(scene: Scene, { player }: Told<"dealt">): void {
  const count = scene.before.seats;
  const seats = Array.from({ length: count }, (_, n) => (player + n) % count);
  const flights = FAN.flatMap((lap) =>
    seats.map((seat, n): Flight => ({
      piece: "back",
      from: "deck",
      to: scene.before.seat === seat ? "hand" : `cards-${seat}`,
      after: lap * 0.35 + n * 0.12,
      beats: 0.8,
    })),
  );
  scene.add({ flights, keeps: true, sound: "card" });
}

/** A contract comes to its player, from its pile or turned over from the Points card. */
function choose(scene: Scene, player: number, face: string, origin: { piece?: string; from: string }): void {
  const [piece, to] = [`contract ${face}`, `contract-${player}`];
  const turned = origin.piece === undefined ? { piece } : { piece: origin.piece, becomes: piece };
  scene.add({ flights: [{ ...turned, from: origin.from, to, beats: 1.4 }], sound: "card", hold: 0.4 });
  scene.put(to, piece);
}

/** A card is laid; a potion is poured over it. */
function played(scene: Scene, { player, play, card, potion, value }: Told<"play">): void {
  const to = `trick-${player}`;
  const isMine = scene.isMine(player);
  const flights: Flight[] = [
    isMine
      ? { piece: card, from: `hand-${card}`, to, lifts: true }
      : { piece: "back", becomes: card, from: `cards-${player}`, to, beats: 1.2 },
  ];
  if (potion !== null) {
    const copy = potion === card ? `hand-${potion}-2` : `hand-${potion}`;
    flights.push({
      piece: `bottle ${valueOf(potion)} ${value}`,
      from: isMine ? copy : `cards-${player}`,
      to,
      after: 0.9,
      beats: 1,
      ...(isMine ? { lifts: true } : {}),
    });
  }
  scene.add({ flights, sound: "card" });
  scene.put(to, play);
}

/** Everybody can read the trick that nobody wins. */
function tied(scene: Scene, event: Told<"tie" | "tie_last">): void {
  scene.add({ flights: [], hold: 2.2, sound: "bad", caption: event, stops: "trick" });
}

/** The trick goes to its winner or, tied, away. */
function swept(scene: Scene, { player, plays }: Told<"swept">): void {
  const flights = plays.map((piece, seat): Flight => {
    const from = `trick-${seat}`;
    const to = player === null ? "deck" : `tricks-${player}`;
    return { piece, becomes: "back", from, to, beats: 1.2, ...(scene.isShown(from) ? { lifts: true } : {}) };
  });
  scene.add({ flights });
}

type Scored = Told<"fulfilled" | "failed" | "zero_saved" | "zero_failed">;

/** A contract goes where it counts, or back. */
function scored(scene: Scene, event: Scored, tone: "good" | "bad", to: string, piece?: string): void {
  const { player, contract } = event;
  const flight: Flight = { piece: piece ?? `contract ${contract}`, from: `contract-${player}`, to, lifts: true };
  scene.count(event, `player-${player}`, tone, [flight]);
}

/** The acts for a stretch of the game, which may be one card or a whole end of a round with the next deal. */
export function choreograph(events: readonly MaledictionEvent[], before: Drawn): Act[] {
  const scene = new Scene(before);
  for (const event of events) show(scene, event);
  return scene.acts;
}

function show(scene: Scene, event: MaledictionEvent): void {
  (SHOWS as Record<string, (scene: Scene, event: MaledictionEvent) => void>)[event.type]!(scene, event);
}
