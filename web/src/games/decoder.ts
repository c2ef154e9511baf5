/** Reads a view out of the memory in which kernels work, by a game's declaration: the counterpart of `katta.core.declare.views`. */

import { NOTHING, plainOf, type Meaning, type Plain, type Words } from "./meanings";

export type { Plain, Words } from "./meanings";

const PLAYERS = "players";

export interface Axis {
  kind: string;
  length: number;
  first?: number;
  by?: string;
  words?: string;
}

interface Field {
  key: string;
  axes: Axis[];
  maybe: boolean;
  at: number;
  meaning?: Meaning;
  part?: Field[];
  places?: Record<string, number>;
  size?: number;
}

interface ShownField extends Field {
  scope: "table" | "player" | "own";
  step: number;
}

/** Runs of numbers as they lie in memory: the letter of their type, and how many there are. */
type Layout = [type: string, count: number][];

export interface ViewDeclaration {
  state: Layout;
  derived: Layout;
  table: ShownField[];
  players: ShownField[];
  players_at: number;
  places: Record<string, number>;
  steps: Record<string, number>;
}

type Places = Record<string, number>;

const TYPES: Record<string, [size: number, read: (view: DataView, at: number) => number]> = {
  b: [1, (view, at) => view.getInt8(at)],
  B: [1, (view, at) => view.getUint8(at)],
  h: [2, (view, at) => view.getInt16(at, true)],
  H: [2, (view, at) => view.getUint16(at, true)],
  i: [4, (view, at) => view.getInt32(at, true)],
  I: [4, (view, at) => view.getUint32(at, true)],
  q: [8, (view, at) => Number(view.getBigInt64(at, true))],
  Q: [8, (view, at) => Number(view.getBigUint64(at, true))],
};

/** Instead of a type: bytes that nobody reads. */
const SKIPPED = "x";

/** All numbers of a record that are read. Masks of more than 53 bits lose their precision: no view shows one. */
export function numbersOf(layout: Layout, memory: DataView): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (const [type, count] of layout) {
    if (type === SKIPPED) {
      at += count;
      continue;
    }
    const [size, read] = TYPES[type]!;
    for (let place = 0; place < count; place += 1, at += size) numbers.push(read(memory, at));
  }
  return numbers;
}

export class Decoder {
  constructor(
    private readonly declared: ViewDeclaration,
    private readonly words: Words,
  ) {}

  /** What a seat, or a spectator (null), sees: the concealed state with its derived numbers. */
  view(state: DataView, derived: DataView, seats: number, seat: number | null): Record<string, Plain> {
    const numbers = [...numbersOf(this.declared.state, state), ...numbersOf(this.declared.derived, derived)];
    const view: Record<string, Plain> = {};
    const { table, players_at } = this.declared;
    table.forEach((field, place) => {
      if (place === players_at) this.#players(view, numbers, seats);
      const [group, key] = field.key.includes(".") ? field.key.split(".") : [null, field.key];
      const target = group ? ((view[group] ??= {}) as Record<string, Plain>) : view;
      target[key!] = this.#shown(field, numbers, seat);
    });
    if (players_at === table.length) this.#players(view, numbers, seats);
    return view;
  }

  #players(view: Record<string, Plain>, numbers: readonly number[], seats: number): void {
    const { players } = this.declared;
    if (players.length === 0) return;
    view[PLAYERS] = Array.from({ length: seats }, (_, seat) =>
      Object.fromEntries(
        players.map((field) => [
          field.key,
          this.#field(field, numbers, field.at + seat * field.step, this.#ofSeat(seat)),
        ]),
      ),
    );
  }

  #shown(field: ShownField, numbers: readonly number[], seat: number | null): Plain {
    if (field.scope !== "own") return this.#field(field, numbers, field.at, this.declared.places);
    return seat === null ? null : this.#field(field, numbers, field.at + seat * field.step, this.#ofSeat(seat));
  }

  /** Where the fields begin, those by seat for a seat. */
  #ofSeat(seat: number): Places {
    const { places, steps } = this.declared;
    return Object.fromEntries(Object.entries(places).map(([name, at]) => [name, at + seat * (steps[name] ?? 0)]));
  }

  #field(field: Field, numbers: readonly number[], at: number, places: Places): Plain {
    return field.maybe && numbers[at] === NOTHING ? null : this.#along(field, 0, numbers, at, places);
  }

  /** Read along the axes of a field, from one of them on. */
  #along(field: Field, depth: number, numbers: readonly number[], at: number, places: Places): Plain {
    const axis = field.axes[depth];
    if (!axis) return field.part ? this.#part(field, numbers, at) : plainOf(this.words, field.meaning!, numbers[at]!);
    const step = field.axes.slice(depth + 1).reduce((size, inner) => size * inner.length, field.size ?? 1);
    const inner = (place: number) => this.#along(field, depth + 1, numbers, at + place * step, places);
    const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
    switch (axis.kind) {
      case "exactly":
        return range(axis.first!, axis.length).map(inner);
      case "upto": {
        const end = range(0, axis.length).find((place) => numbers[at + place * step] === 0);
        return range(0, end ?? axis.length).map(inner);
      }
      case "counted":
        return range(0, numbers[places[axis.by!]!]!).map(inner);
      case "heap":
        return range(0, axis.length).flatMap((code) => Array<Plain>(numbers[at + code]!).fill(this.#text(axis, code)));
      case "tally":
        return range(0, axis.length).flatMap((place) => Array<Plain>(numbers[at + place]!).fill(axis.first! + place));
      case "each": {
        const codes = range(0, axis.length).filter((code) => this.#text(axis, code) !== null);
        return Object.fromEntries(codes.map((code) => [this.#text(axis, code)!, inner(code)]));
      }
      case "keyed": {
        const keys = range(0, axis.length).filter((place) => numbers[places[axis.by!]! + place] !== 0);
        return Object.fromEntries(
          keys.map((key) => [this.#text(axis, numbers[places[axis.by!]! + key]!)!, inner(key)]),
        );
      }
      default:
        throw new Error(`there is no axis ${axis.kind}`);
    }
  }

  #part({ part, places }: Field, numbers: readonly number[], at: number): Plain {
    const own = Object.fromEntries(Object.entries(places!).map(([name, offset]) => [name, at + offset]));
    return Object.fromEntries(part!.map((field) => [field.key, this.#field(field, numbers, at + field.at, own)]));
  }

  #text({ words }: { words?: string }, code: number): string | null {
    return this.words[words!]!.texts[code] ?? null;
  }
}
