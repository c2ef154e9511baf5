/** How what happened is shown: cards are laid, sifakas hop from square to square, mangoes are carried home. */

import type { SifakaDirection, SifakaEvent, SifakaPlayer, SifakaView } from "../../views";
import type { Act, Flight } from "../contract";
import { squareKey, type Square } from "./grid";
import { Show } from "./show";

type Told<Type extends SifakaEvent["type"]> = Extract<SifakaEvent, { type: Type }>;

/** How each event is shown: one that is forgotten here does not compile. */
type Shows = { [Type in SifakaEvent["type"]]: (event: Told<Type>, scene: Scene) => void };

/** Of the view only what says whose card and which sifaka is drawn: everything else is in the events. */
type Drawn = Pick<SifakaView, "seat"> & { players: readonly Pick<SifakaPlayer, "colour">[] };

class Scene {
  readonly show = new Show();
  /** Tokens that are about to grow, together. */
  grown: Flight[] = [];

  constructor(readonly before: Drawn) {}

  /** A sifaka hops over squares to where it stops, or turns where it is. */
  move(
    { player, row, column, direction }: Square & { player: number; direction: SifakaDirection },
    squares: readonly Square[],
  ): void {
    const piece = `pawn ${this.before.players[player]!.colour} ${direction}`;
    const flight = { piece, from: `pawn-${player}`, to: spotOf({ row, column }) };
    const via = squares.slice(0, -1).map(spotOf);
    this.show.move(
      `pawn ${player}`,
      squares.length > 0 ? { ...flight, via, beats: 0.7 * squares.length } : { ...flight, beats: 0.6 },
      squares.length > 0 ? "step" : "turn",
    );
  }
}

export function choreograph(events: readonly SifakaEvent[], before: Drawn): Act[] {
  const scene = new Scene(before);
  for (const event of events) show(event, scene);
  return scene.show.acts;
}

function show<Type extends SifakaEvent["type"]>(event: Told<Type>, scene: Scene): void {
  (SHOWS as Record<string, (event: SifakaEvent, scene: Scene) => void>)[event.type]!(event, scene);
}

const nothing = (): void => undefined;

const SHOWS: Shows = {
  face: (event, scene) => scene.move(event, []),
  draw: ({ player }, { show }) =>
    show.act({ flights: [{ piece: "back", from: "pile", to: `player-${player}` }], sound: "card" }),
  receive: ({ squares }, { show }) =>
    show.act({
      flights: [{ piece: "back", from: "pile", to: "tray", beats: 1.5, becomes: cardOf(squares) }],
      sound: "card",
    }),
  place: laid,
  cover: nothing,
  grow: ({ row, column, colour }, { grown }) =>
    void grown.push({
      piece: `token ${colour}`,
      from: `supply-${colour}`,
      to: spotOf({ row, column }),
      after: 0.3 * grown.length,
    }),
  tokens: (_, scene) => {
    scene.show.act({ flights: scene.grown, sound: "good" });
    for (const { piece, to } of scene.grown) scene.show.leave(`token ${to}`, piece, to);
    scene.grown = [];
  },
  none_left: nothing,
  remove: (event, { show }) => show.act({ flights: [], caption: event, hold: 4, sound: "bad" }),
  go: (event, scene) => scene.move(event, event.squares),
  stay: (event, scene) => scene.move(event, event.squares),
  take: ({ player, token, row, column }, { show }) => {
    const from = `token-${squareKey(row, column)}`;
    const flight = { piece: `token ${token}`, from, to: `player-${player}`, beats: 1.6 };
    show.carry(`token ${spotOf({ row, column })}`, flight, `player-${player}`);
  },
  value: (event, { show }) => show.act({ flights: [], caption: event, hold: 3, sound: "good" }),
  pile_empty: (event, { show }) => show.act({ flights: [], caption: event, hold: 4 }),
  end: (event, { show }) => show.act({ flights: [], caption: event, hold: 4, sound: "win" }),
  points: nothing,
};

/** The own card comes from where the person holds it, another's is turned over on its way. */
function laid({ player, row, column, squares }: Told<"place">, { show, before }: Scene): void {
  const [piece, to] = [cardOf(squares), `place-${squareKey(row, column)}`];
  const flight =
    player === before.seat
      ? { piece, from: "hand", lifts: true }
      : { piece: "back", from: `player-${player}`, becomes: piece, beats: 2 };
  show.act({ flights: [{ ...flight, to }], sound: "card" });
  show.leave("card", piece, to);
}

function cardOf(squares: readonly string[]): string {
  return `card ${squares.join(",")}`;
}

function spotOf({ row, column }: Square): string {
  return `square-${squareKey(row, column)}`;
}
