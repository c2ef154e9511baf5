/** How what happened at a table of Mada is shown: events become cards that fly. */

import type { MadaCard, MadaEvent, MadaView } from "../../views";
import type { Act, Flight, Line } from "../contract";
import { piece } from "./cards";

type Told<Type extends MadaEvent["type"]> = Extract<MadaEvent, { type: Type }>;

/** How each event is shown: one that is forgotten here does not compile. */
type Shows = { [Type in MadaEvent["type"]]: (event: Told<Type>, scene: Scene) => Act[] };

/** Of the view only what says how the own cards and the pears are drawn: everything else is in the events. */
type Drawn = Pick<MadaView, "seat" | "hand" | "pears">;

/** So many cards stand for a pile that moves. */
const HANDFUL = 3;

/** So many cards of a lost pile are seen to go. */
const ARMFUL = 7;

/** Beats until the piles of the others are swept away, when their tops are on their way. */
const SWEEP = 0.8;

/** What an event may need besides itself: where the own cards lie, and what happened around it. */
class Scene {
  /** The event on show. */
  place = 0;
  #hand: { card: MadaCard; spot: string }[];

  constructor(
    readonly events: readonly MadaEvent[],
    readonly before: Drawn,
  ) {
    this.#hand = (before.hand ?? []).map((card, place) => ({ card, spot: `card-${place}` }));
  }

  piece(card: MadaCard): string {
    return piece(card, this.before.pears);
  }

  /** The events of a type right around the one on show, which it is shown together with. */
  around<Type extends MadaEvent["type"]>(type: Type): Told<Type>[] {
    const isOther = (event: MadaEvent) => !TOGETHER.has(event.type);
    const begin = this.events.slice(0, this.place).findLastIndex(isOther) + 1;
    const rest = this.events.slice(this.place + 1);
    const end = rest.findIndex(isOther);
    const near = [...this.events.slice(begin, this.place), ...(end < 0 ? rest : rest.slice(0, end))];
    return near.filter((event): event is Told<Type> => event.type === type);
  }

  /** A card leaves a hand: mine from its place, face up; another's is shown on the way. */
  leave(seat: number, card: MadaCard, to: string): Flight {
    if (seat !== this.before.seat) return { piece: "back", becomes: this.piece(card), from: `hand-${seat}`, to };
    const held = this.#hand.find((each) => each.card === card);
    this.#hand = this.#hand.filter((each) => each !== held);
    const from = held?.spot ?? `hand-${seat}`;
    return { piece: this.piece(card), from, to, lifts: from.startsWith("card-") };
  }

  /** A card comes to a hand; only its owner knows which. */
  receive(seat: number, card: MadaCard | null): Act {
    if (card && seat === this.before.seat) this.#hand.push({ card, spot: `hand-${seat}` });
    const becomes = card ? { becomes: this.piece(card) } : {};
    return dealt({ piece: "back", ...becomes, from: "draw", to: `hand-${seat}` });
  }

  /** A pile goes somewhere as a whole: the cards on top of it, one close after the other. */
  move(seat: number, cards: readonly MadaCard[], to: string, beats: number, after = 0): Flight[] {
    return cards.slice(-HANDFUL).map((card, place) => ({
      piece: this.piece(card),
      from: `pile-${seat}`,
      to,
      beats,
      after: after + 0.12 * place,
      lifts: true,
    }));
  }

  /** A pile is thrown away card by card, from the top, each its own way. */
  toss(seat: number, cards: readonly MadaCard[], to: string): Flight[] {
    const seen = cards.slice(-ARMFUL);
    return seen.map((card, place) => {
      const turn = seen.length - 1 - place;
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

/** What belongs to a lost round, a swap or a new draw pile, and is shown with it. */
const TOGETHER = new Set<MadaEvent["type"]>(["aside", "cleared", "moved", "thinned", "topped"]);

export function choreograph(events: readonly MadaEvent[], before: Drawn): Act[] {
  const scene = new Scene(events, before);
  const acts = events.flatMap((event, place) => {
    scene.place = place;
    return show(event, scene);
  });
  return gathered(acts);
}

function show<Type extends MadaEvent["type"]>(event: Told<Type>, scene: Scene): Act[] {
  return (SHOWS as Record<string, (event: MadaEvent, scene: Scene) => Act[]>)[event.type]!(event, scene);
}

const nothing = (): Act[] => [];

const SHOWS: Shows = {
  dealt: ({ player }, scene) => [scene.receive(player, null)],
  taken: ({ player }, scene) => [scene.receive(player, null)],
  receive: ({ player, card }, scene) => [scene.receive(player, card)],
  scorpion: (event) =>
    event.opening
      ? [dealt({ piece: "back", becomes: "S", from: "draw", to: "discard" })]
      : [
          ...suspense("S", 0.4),
          { ...landing("S", "discard"), caption: event, shake: "discard", hold: 1, sound: "bad" },
        ],
  play: ({ player, card, goal }, scene) => [
    { flights: [scene.leave(player, card, spot(goal, player))], sound: "card" },
  ],
  draw: nothing,
  luck: nothing,
  flip: flipped,
  dragged: ({ player, card, count }, scene) => {
    const pieces = [...Array.from({ length: count }, () => scene.piece(card)), scene.piece("L")];
    const flights = pieces.map((each, place): Flight => ({
      piece: each,
      from: `pile-${player}`,
      to: `under-${player}`,
      lifts: true,
      after: 0.2 * place,
      beats: 1.4,
    }));
    return [{ flights, sound: "card" }];
  },
  swap: (_, scene) => {
    const piles = scene.around("moved");
    return [
      { flights: piles.flatMap((pile) => scene.move(pile.player, pile.cards, `pile-${pile.other}`, 2)), sound: "card" },
    ];
  },
  moved: nothing,
  discard: ({ player, cards }, scene) => {
    const flights = cards.map((card, place) => ({ ...scene.leave(player, card, "discard"), after: 0.25 * place }));
    return [{ flights, sound: "card" }];
  },
  keep: nothing,
  lost,
  aside: nothing,
  cleared: nothing,
  fifth: (event) => [{ flights: [], caption: event, hold: 3, sound: "good" }],
  rebuilt: (event, scene) => {
    const heap = [0, 1, 2, 3].map((place): Flight => ({
      piece: "back",
      from: "discard",
      to: "draw",
      after: 0.15 * place,
    }));
    const thinned = scene.around("thinned").map(({ player }): Flight => ({
      piece: "back",
      from: `under-${player}`,
      to: "draw",
      after: 0.2 * player,
    }));
    return [{ flights: [...heap, ...thinned], caption: event, hold: 1, sound: "card" }];
  },
  thinned: nothing,
  topped: nothing,
  cut: (event) => [{ flights: [], caption: event, hold: 3 }],
};

/** Luck, the moment of the game: a card is lifted before all eyes, waits, turns over and falls. */
function flipped(event: Told<"flip">, scene: Scene): Act[] {
  const { player, card, goal, fatal } = event;
  const acts = suspense(scene.piece(card), player === scene.before.seat ? 1.8 : 1);
  const lands = landing(scene.piece(card), spot(goal, player));
  if (card === "S") return [...acts, { ...lands, caption: event, shake: "discard", hold: 1, sound: "bad" }];
  return [...acts, goal === "pile" && !fatal ? { ...lands, glow: `pile-${player}`, sound: "good" } : lands];
}

/** The round is lost: the fatal card trembles, the whole pile is thrown away; the others put their tops aside. */
function lost(event: Told<"lost">, scene: Scene): Act[] {
  const at = `pile-${event.player}`;
  const blow: Act = {
    flights: [{ piece: scene.piece(event.card), from: at, to: at, trembles: true }],
    caption: [{ says: event, tone: "bad", spot: at }],
    dims: true,
    hold: 1.2,
    sound: "bad",
  };
  const cleared = scene.around("cleared");
  const thrown = cleared.filter(({ player }) => player === event.player);
  const tossed = thrown.map(({ player, cards }): Act => ({
    flights: scene.toss(player, cards, "discard"),
    empties: [`whole-${player}`],
    keeps: true,
    dims: true,
    sound: "card",
  }));
  const others = cleared.filter(({ player }) => player !== event.player);
  return stopped([blow, ...tossed, ...saved(scene, event, others)]);
}

/** What the round has come to stays to be looked at, together with how it was lost. */
function stopped(acts: readonly Act[]): Act[] {
  return acts.map((act, place) => (place === acts.length - 1 ? { ...act, stops: "round" } : act));
}

/** The tops go aside, one close after the other; what lay below them follows the lost pile, unless the game is over. */
function saved(scene: Scene, lost: Told<"lost">, cleared: readonly Told<"cleared">[]): Act[] {
  const asides = scene.around("aside");
  const flights = asides.map(({ player, card }, turn): Flight => ({
    piece: scene.piece(card),
    from: `pile-${player}`,
    to: `aside-${player}`,
    lifts: true,
    after: 0.35 * turn,
    beats: 1.4,
  }));
  const swept = cleared.flatMap(({ player, cards }) => scene.move(player, cards, "discard", 1.3, SWEEP));
  if (flights.length + swept.length === 0) return [];
  return [
    {
      flights: [...swept, ...flights],
      empties: cleared.map(({ player }) => `whole-${player}`),
      caption: [
        { says: lost, tone: "bad" },
        ...asides.map((says, turn): Line => ({
          says,
          tone: "good",
          spot: `aside-${says.player}`,
          after: 0.35 * turn,
        })),
      ],
      hold: 1.2,
      sound: asides.length > 0 ? "good" : "card",
    },
  ];
}

function spot(goal: "pile" | "discard", seat: number): string {
  return goal === "pile" ? `pile-${seat}` : "discard";
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
