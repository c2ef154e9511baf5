/** How what happened at a table of Mada is shown: events become cards that fly. */

import type { Listing, Message, Player, Step } from "../../protocol";
import type { MadaCard, MadaView } from "../../views";
import type { Act, Flight } from "../contract";
import { meant, run } from "./cards";
import { Course } from "./course";

type Show = (event: Message, told: Told) => Act[];

/** Everything a single event may need to be shown. */
interface Told {
  course: Course;
  before: MadaView;
  after: MadaView;
  events: readonly Message[];
  place: number;
}

export function choreograph(steps: readonly Step[], before: MadaView, after: MadaView): Act[] {
  const events = steps.flatMap((step) => step.events);
  const course = new Course(before);
  const acts = events.flatMap(
    (event, place) => SHOWS[event.id]?.(event, { course, before, after, events, place }) ?? [],
  );
  return gathered(events.length > 0 ? acts : [...unseen(course, before, after)]);
}

const SHOWS: Record<string, Show> = {
  "mada-event-dealt": (event, { course }) => [dealt(course.receive(seatOf(event), null))],
  "mada-event-receive": (event, { course }) => [dealt(course.receive(seatOf(event), cardOf(event)))],
  "mada-event-draw": (event, { course, after, events, place }) => {
    const isTold = follows(events, place, "mada-event-receive") || follows(events, place, "mada-event-scorpion");
    return isTold || after.phase === "drawing" ? [] : [dealt(course.receive(seatOf(event), null))];
  },
  "mada-event-scorpion": (event, { before }) =>
    before.phase === "dealing"
      ? [dealt({ piece: "back", becomes: "S", from: "draw", to: "discard" })]
      : [...suspense("S", 0.4), { ...landing("S", "discard"), caption: event, shake: "stage", hold: 1, sound: "bad" }],
  "mada-event-play": played,
  "mada-event-flip": flipped,
  "mada-event-swap": (event, { course }) => {
    const [one, other] = [seatOf(event), (event.arguments["other"] as Player).seat];
    const flights = [...course.move(one, `pile-${other}`, 2), ...course.move(other, `pile-${one}`, 2)];
    course.swap(one, other);
    return [{ flights, sound: "card" }];
  },
  "mada-event-discard": (event, { course }) => {
    const cards = (event.arguments["cards"] as Listing).items.map((item) => meant(item as Message));
    return [
      {
        flights: cards.map((card, place) => ({ ...course.leave(seatOf(event), card), after: 0.25 * place })),
        sound: "card",
      },
    ];
  },
  "mada-event-lost": lost,
  "mada-event-fifth": (event) => [{ flights: [], caption: event, hold: 3, sound: "good" }],
  "mada-event-rebuilt": (event, { course }) => {
    const flights = course.piles.flatMap((pile, seat): Flight[] =>
      pile.length > 1 ? [{ piece: "back", from: `under-${seat}`, to: "draw", after: 0.2 * seat }] : [],
    );
    course.thin();
    const heap = [0, 1, 2, 3].map((place): Flight => ({
      piece: "back",
      from: "discard",
      to: "draw",
      after: 0.15 * place,
    }));
    return [{ flights: [...heap, ...flights], caption: event, hold: 1, sound: "card" }];
  },
  "mada-event-cut": (event) => [{ flights: [], caption: event, hold: 3 }],
};

/** A card is played from a hand. A Double Lemur is discarded, a Lemur goes on to drag. */
function played(event: Message, { course }: Told): Act[] {
  const [seat, card] = [seatOf(event), cardOf(event)];
  const flight = course.leave(seat, card);
  if (card === "D") return [{ flights: [flight], sound: "card" }];
  return [{ flights: [{ ...flight, to: `pile-${seat}` }], sound: "card" }, ...laid(course, seat, card)];
}

/** Luck, the moment of the game: a card is lifted before all eyes, waits, turns over and falls. */
function flipped(event: Message, { course, before, events }: Told): Act[] {
  const [seat, card] = [seatOf(event), cardOf(event)];
  const acts = suspense(course.piece(card), seat === before.seat ? 1.8 : 1);
  if (card === "S")
    return [...acts, { ...landing("S", "discard"), caption: event, shake: "stage", hold: 1, sound: "bad" }];
  if (card === "D") return [...acts, landing("D", "discard")];
  if (events.some(({ id }) => id === "mada-event-lost")) {
    course.lay(seat, card);
    return [...acts, landing(course.piece(card), `pile-${seat}`)];
  }
  return [
    ...acts,
    { ...landing(course.piece(card), `pile-${seat}`), glow: `pile-${seat}`, sound: "good" },
    ...laid(course, seat, card),
  ];
}

/** What a card does when it has come onto a pile: a Lemur takes the run with it to the bottom. */
function laid(course: Course, seat: number, card: MadaCard): Act[] {
  const pile = course.piles[seat]!;
  const dragged = card === "L" ? pile.slice(pile.length - run(pile)) : [];
  course.lay(seat, card);
  if (dragged.length === 0) return [];
  const flights = [...dragged, card].map((each, place): Flight => ({
    piece: course.piece(each),
    from: `pile-${seat}`,
    to: `under-${seat}`,
    lifts: true,
    after: 0.2 * place,
    beats: 1.4,
  }));
  return [{ flights, sound: "card" }];
}

/** The round is lost: the fatal card trembles, the whole pile is thrown away; the others put their tops aside. */
function lost(event: Message, { course, events, place }: Told): Act[] {
  const seat = seatOf(event);
  const fatal = course.piles[seat]!.at(-1);
  const spot = `pile-${seat}`;
  const still: Flight[] = fatal ? [{ piece: course.piece(fatal), from: spot, to: spot, trembles: true }] : [];
  const blow: Act = {
    flights: still,
    caption: [{ says: event, tone: "bad", spot }],
    dims: true,
    hold: 1.2,
    sound: "bad",
  };
  const isEnd = follows(events, place, "mada-event-fifth");
  const asides = events.slice(place + 1).filter(({ id }) => id === "mada-event-aside");
  if (isEnd) return [blow, ...saved(course, asides)];
  const thrown: Act = {
    flights: course.toss(seat, "discard"),
    empties: [`whole-${seat}`],
    keeps: true,
    dims: true,
    sound: "card",
  };
  course.piles[seat]!.length = 0;
  const acts = [blow, thrown, ...saved(course, asides, SWEEP)];
  course.clear();
  return acts;
}

/** Beats until the piles of the others are swept away, when their tops are on their way. */
const SWEEP = 0.8;

/** The tops go aside, one close after the other; what lay below them follows the lost pile, unless the game is over. */
function saved(course: Course, asides: readonly Message[], sweep?: number): Act[] {
  const flights = asides.map((aside, turn): Flight => {
    const owner = seatOf(aside);
    course.takeTop(owner);
    const piece = course.piece(cardOf(aside));
    return { piece, from: `pile-${owner}`, to: `aside-${owner}`, lifts: true, after: 0.35 * turn, beats: 1.4 };
  });
  const owners = course.piles.flatMap((pile, owner) => (sweep !== undefined && pile.length > 0 ? [owner] : []));
  const swept = owners.flatMap((owner) => course.move(owner, "discard", 1.3, sweep));
  if (flights.length + swept.length === 0) return [];
  return [
    {
      flights: [...swept, ...flights],
      empties: owners.map((owner) => `whole-${owner}`),
      caption: asides.map((says, turn) => ({ says, tone: "good", spot: `aside-${seatOf(says)}`, after: 0.35 * turn })),
      hold: 1.2,
      sound: asides.length > 0 ? "good" : "card",
    },
  ];
}

/** A card comes face down to the middle of the table, is looked at, and turns over. */
function suspense(piece: string, beats: number): Act[] {
  return [
    { flights: [{ piece: "back", from: "draw", to: "stage", beats: 1.2 }], hold: beats, sound: "card" },
    { flights: [{ piece: "back", becomes: piece, from: "stage", to: "stage", beats: 1 }], hold: 1.2, sound: "turn" },
  ];
}

function landing(piece: string, to: string): Act {
  return { flights: [{ piece, from: "stage", to }] };
}

function dealt(flight: Flight): Act {
  return { flights: [flight], sound: "card" };
}

/** What nobody is told: that somebody else's hand has grown by the card drawn. */
function* unseen(course: Course, before: MadaView, after: MadaView): Iterable<Act> {
  const seat = before.turn;
  if (before.phase === "drawing" && after.players[seat]!.hand > before.players[seat]!.hand)
    yield dealt(course.receive(seat, null));
}

/** Cards that are dealt one after the other fly close together. */
function gathered(acts: readonly Act[]): Act[] {
  const result: Act[] = [];
  for (const act of acts) {
    const last = result.at(-1);
    const isDeal = (each: Act | undefined): boolean =>
      each?.flights.every(({ from }) => from === "draw") === true && each.flights.length > 0 && each.hold === undefined;
    if (last && isDeal(last) && isDeal(act)) {
      last.flights.push(...act.flights.map((flight) => ({ ...flight, after: 0.3 * last.flights.length })));
    } else {
      result.push({ ...act, flights: [...act.flights] });
    }
  }
  return result;
}

function follows(events: readonly Message[], place: number, id: string): boolean {
  return events.slice(place + 1).some((event) => event.id === id);
}

function seatOf(event: Message): number {
  return (event.arguments["player"] as Player).seat;
}

function cardOf(event: Message): MadaCard {
  return meant(event.arguments["card"] as Message);
}
