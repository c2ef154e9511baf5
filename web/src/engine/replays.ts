/** A record, played through for one pair of eyes. */

import type { AskedMoment, Frame, OpenMoment, Replay } from "../protocol";
import type { Match } from "./match";
import { OVER } from "./position";
import { choicesOf } from "./preview";

/** There is no such moment, or nobody sits there. */
export class NoSuchMoment extends Error {}

export function replayOf({ record, positions }: Match, seat: number | null): Replay {
  if (seat !== null && seat >= record.names.length) throw new NoSuchMoment();
  const last = positions.at(-1)!;
  const frames = positions.map((position, place): Frame => {
    if (place === 0) return { actor: OVER, move: "", events: [], view: position.view(seat) };
    const { actor, text } = record.moves[place - 1]!;
    return { actor, move: text, events: position.events(seat), view: position.view(seat) };
  });
  return {
    game: record.game,
    options: record.options,
    names: record.names,
    seat,
    verified: record.dealer !== null,
    frames,
    result: last.actor === OVER ? last.result() : null,
    bots: record.bots,
    given: record.given,
    commitment: record.dealer?.commitment ?? null,
    secret: record.dealer?.secret ?? null,
    cuts: [...(record.dealer?.cuts ?? [])],
  };
}

/** What the seat to move could do at a moment of a record. */
export function momentOf({ record, positions }: Match, { moment, seat }: Omit<AskedMoment, "record">): OpenMoment {
  const position = positions[moment];
  if (!position || seat >= record.names.length) throw new NoSuchMoment();
  return { choices: choicesOf(position, seat) };
}
