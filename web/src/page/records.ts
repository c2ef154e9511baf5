/** Record files: of a finished game, and as a match for whoever looks at one again. */

import { played, type Match } from "../engine/match";
import { OVER } from "../engine/position";
import { BadRecord, read, resultWords, write } from "../engine/record";
import { Refusal } from "./refusal";
import type { Services } from "./services";
import type { Table } from "./table";

/** What is said of a record that is none: it may quote one of its lines. */
const LONGEST_PROBLEM = 300;

/** The record file of a finished game. */
export function recordOf(table: Table): string {
  return write(matchOf(table).record);
}

/** A finished game as a match. */
export function matchOf({ status, row, history, game }: Table): Match {
  if (status !== "over") throw Refusal.server("not-over");
  const bots = row.seats.flatMap(({ kind, seat, level }) => (kind === "bot" ? [[seat, level!] as const] : []));
  const record = {
    game: game.name,
    rules: row.rules,
    date: new Date(1000 * row.created).toISOString().slice(0, "2026-01-31".length),
    options: row.options,
    names: row.seats.map(({ name }) => name),
    bots: Object.fromEntries(bots),
    given: history.given,
    dealer: history.dealer,
    moves: history.standing.map(({ actor, text }) => ({ actor, text, line: 0 })),
    result: resultWords(history.position),
    resultLine: 0,
    hasComponents: false,
  };
  return { game, record, positions: [history.start, ...history.standing.map(({ after }) => after)] };
}

/** A record, checked and played through. */
export async function parsed(text: string, { offerings, game }: Services): Promise<Match> {
  const named = /^game: (.*)$/m.exec(text)?.[1];
  const isHere = offerings.offer.games.some(({ name }) => name === named);
  try {
    const found = isHere ? [await game(named!)] : [];
    const record = read(
      text,
      found.map(({ info, manifest }) => ({ ...info, version: manifest.version })),
    );
    return played(found[0]!, record);
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem;
    throw Refusal.server("bad-record", { problem: problem.message.slice(0, LONGEST_PROBLEM) });
  }
}

/** The moves that led to a moment of a match, chance included. */
export function movesUpTo({ record }: Match, moment: number): string[] {
  return record.moves.slice(0, moment).map(({ text }) => text);
}

/** Whether somebody was to do something at a moment. */
export function isOpen({ positions }: Match, moment: number): boolean {
  return (positions[moment]?.actor ?? OVER) !== OVER;
}
