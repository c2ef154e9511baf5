/** How what happened is shown: cards are laid, sifakas hop from square to square, mangoes are carried home. */

import type { Argument, Message, Step } from "../../protocol";
import type { SifakaDirection, SifakaMango, SifakaView } from "../../views";
import type { Act } from "../contract";
import { cardSquares, DIRECTION_NAMES, DIRECTIONS, squareKey, symbolAt, type Square } from "./grid";
import type { Stop } from "./moves";
import { Show } from "./show";
import { way, type Gain } from "./way";

export function choreograph(steps: readonly Step[], before: SifakaView, after: SifakaView): Act[] {
  const tale = new Tale(before, after);
  for (const { events } of steps) for (const event of events) tale.tell(event);
  return tale.show.acts;
}

type Telling = (event: Message, seat: number) => void;

class Tale {
  readonly show = new Show();
  /** Where each pawn stands and faces, as far as the tale has come. */
  readonly #pawns: (Square & { direction: SifakaDirection | null })[];
  #gain: Gain;
  /** The place of the card laid last. */
  #place: Square | null = null;

  constructor(
    private readonly before: SifakaView,
    private readonly after: SifakaView,
  ) {
    this.#pawns = before.players.map(({ row, column, facing }) => ({ row, column, direction: facing }));
    this.#gain = { palms: before.palms, arrows: before.arrows };
  }

  tell(event: Message): void {
    this.#tellings[event.id]?.(event, seatOf(event.arguments["player"]));
  }

  readonly #tellings: Record<string, Telling> = {
    "sifaka-event-face": (event, seat) => this.#turn(seat, direction(event)),
    "sifaka-event-draw": (_, seat) =>
      this.show.act({ flights: [{ piece: "back", from: "pile", to: `player-${seat}` }], sound: "card" }),
    "sifaka-event-receive": (_, seat) => this.#receive(seat),
    "sifaka-event-place": (event, seat) => this.#lay(square(event), seat),
    "sifaka-event-cover": ({ arguments: { symbols } }) => void (this.#gain = gained(symbols!)),
    "sifaka-event-tokens": ({ arguments: { tokens } }) => this.#grow(colours(tokens!)),
    "sifaka-event-go": (event, seat) => this.#go(seat, { ...square(event), direction: direction(event) }),
    "sifaka-event-stay": (event, seat) => this.#turn(seat, direction(event)),
    "sifaka-event-take": ({ arguments: { token } }, seat) => this.#take(seat, colour(token!)),
    "sifaka-event-value": (event) => this.show.act({ flights: [], caption: event, hold: 3, sound: "good" }),
    "sifaka-event-pass": (event) => this.show.act({ flights: [], caption: event, hold: 4, sound: "bad" }),
    "sifaka-event-pile-empty": (event) => this.show.act({ flights: [], caption: event, hold: 4 }),
    "sifaka-event-end": (event) => this.show.act({ flights: [], caption: event, hold: 4, sound: "win" }),
  };

  #receive(seat: number): void {
    const card = this.after.faces[this.after.hand?.[0] ?? ""];
    const becomes = card ? { becomes: `card ${card.join(",")}` } : {};
    this.show.act({
      flights: [{ piece: "back", from: "pile", to: card ? "hand" : `player-${seat}`, beats: 1.5, ...becomes }],
      sound: "card",
    });
  }

  /** The own card comes from where the person holds it, another's is turned over on its way. */
  #lay(place: Square, seat: number): void {
    const squares = cardSquares(place).map(({ row, column }) => symbolAt(this.after.board, row, column) ?? "blank");
    const piece = `card ${squares.join(",")}`;
    const [to, isMine] = [`place-${squareKey(place.row, place.column)}`, seat === this.before.seat];
    const flight = isMine
      ? { piece, from: "hand", lifts: true }
      : { piece: "back", from: `player-${seat}`, becomes: piece, beats: 2 };
    this.show.act({ flights: [{ ...flight, to }], sound: "card" });
    this.show.leave("card", piece, to);
    this.#place = place;
    this.#gain = { palms: 0, arrows: [] };
  }

  /** Tokens grow on the mangoes of the card just laid. */
  #grow(grown: readonly SifakaMango[]): void {
    const mangoes = this.#place ? cardSquares(this.#place) : [];
    const flights = grown.flatMap((colour, number) => {
      const place = mangoes.findIndex(
        ({ row, column }) => symbolAt(this.after.board, row, column) === `mango ${colour}`,
      );
      const [found] = place < 0 ? [] : mangoes.splice(place, 1);
      return found
        ? [{ piece: `token ${colour}`, from: `supply-${colour}`, to: spotOf(found), after: 0.3 * number }]
        : [];
    });
    this.show.act({ flights, sound: "good" });
    for (const { piece, to } of flights) this.show.leave(`token ${to}`, piece, to);
  }

  #go(seat: number, to: Stop): void {
    const from = this.#pawns[seat]!;
    const squares = way({ ...from, direction: from.direction ?? to.direction }, to, this.#gain, this.after, seat);
    const via = squares.slice(0, -1).map(spotOf);
    this.show.move(
      `pawn ${seat}`,
      {
        piece: this.#pawn(seat, to.direction),
        from: `pawn-${seat}`,
        to: spotOf(to),
        via,
        beats: 0.7 * (via.length + 1),
      },
      "step",
    );
    this.#pawns[seat] = to;
  }

  #turn(seat: number, facing: SifakaDirection): void {
    const from = this.#pawns[seat]!;
    this.show.move(
      `pawn ${seat}`,
      { piece: this.#pawn(seat, facing), from: `pawn-${seat}`, to: spotOf(from), beats: 0.6 },
      "turn",
    );
    this.#pawns[seat] = { ...from, direction: facing };
  }

  #take(seat: number, mango: SifakaMango): void {
    const { row, column } = this.#pawns[seat]!;
    const flight = {
      piece: `token ${mango}`,
      from: `token-${squareKey(row, column)}`,
      to: `player-${seat}`,
      beats: 1.6,
    };
    this.show.carry(`token ${spotOf({ row, column })}`, flight, `player-${seat}`);
  }

  #pawn(seat: number, facing: SifakaDirection): string {
    return `pawn ${this.before.players[seat]!.colour} ${facing}`;
  }
}

function spotOf({ row, column }: Square): string {
  return `square-${squareKey(row, column)}`;
}

function square({ arguments: { row, column } }: Message): Square {
  return { row: Number(row), column: Number(column) };
}

function seatOf(argument: Argument | undefined): number {
  return typeof argument === "object" && "seat" in argument ? argument.seat : 0;
}

function idOf(argument: Argument): string {
  return typeof argument === "object" && "id" in argument ? argument.id : "";
}

function items(argument: Argument): readonly Argument[] {
  return typeof argument === "object" && "items" in argument ? argument.items : [];
}

function direction(event: Message): SifakaDirection {
  const id = idOf(event.arguments["direction"]!);
  return DIRECTIONS.find((one) => id.endsWith(DIRECTION_NAMES[one])) ?? "N";
}

function colour(token: Argument): SifakaMango {
  return idOf(token).slice("sifaka-token-".length) as SifakaMango;
}

function colours(tokens: Argument): SifakaMango[] {
  return items(tokens).map(colour);
}

/** The palms and arrows that a card covered. */
function gained(symbols: Argument): Gain {
  const covered = items(symbols).filter((symbol): symbol is Message => typeof symbol === "object" && "id" in symbol);
  const palms = covered
    .filter(({ id }) => id === "sifaka-symbol-palms")
    .reduce((sum, { arguments: { count } }) => sum + Number(count), 0);
  return { palms, arrows: covered.filter(({ id }) => id === "sifaka-symbol-arrow").map(direction) };
}
