/** What the last turns have left to look at: the way each pawn took, and what lies below each card now. */

import type { Step } from "../../protocol";
import type { SifakaDirection, SifakaEvent, SifakaGain } from "../../views";
import type { Square } from "./grid";

export interface Trace extends Square {
  /** Whose turn it was; `row` and `column` are those of the card. */
  player: number;
  palms: number;
  arrows: SifakaDirection[];
  /** From where the pawn stood, square by square; empty if it stayed. */
  way: Square[];
}

/** The turns since the own one; the own one while nobody has played after it; for who only looks on, the last. */
export function traces(log: readonly Step[], seat: number | null): Trace[] {
  const turns = turnsOf(log);
  if (seat === null) return turns.slice(-1);
  const own = turns.findLastIndex(({ player }) => player === seat);
  return own === turns.length - 1 ? turns.slice(-1) : turns.slice(own + 1);
}

function turnsOf(log: readonly Step[]): Trace[] {
  const turns: Trace[] = [];
  const stands = new Map<number, Square>();
  for (const event of log.flatMap((step) => step.events as SifakaEvent[])) {
    const last = turns.at(-1);
    if (event.type === "place") turns.push({ ...placed(event), palms: 0, arrows: [], way: [] });
    else if (event.type === "cover" && last) Object.assign(last, gain(event.symbols));
    else if (event.type === "face") stands.set(event.player, square(event));
    else if (event.type === "go" || event.type === "stay") {
      const from = stands.get(event.player);
      if (last && event.squares.length > 0) last.way = [...(from ? [from] : []), ...event.squares];
      stands.set(event.player, square(event));
    }
  }
  return turns;
}

function placed({ player, row, column }: Square & { player: number }): Square & { player: number } {
  return { player, row, column };
}

function square({ row, column }: Square): Square {
  return { row, column };
}

function gain(symbols: readonly SifakaGain[]): Pick<Trace, "palms" | "arrows"> {
  const named = symbols.map((symbol) => symbol.split(" ") as [string, string]);
  return {
    palms: named.reduce((sum, [kind, count]) => (kind === "palms" ? sum + Number(count) : sum), 0),
    arrows: named.flatMap(([kind, direction]) => (kind === "arrow" ? [direction as SifakaDirection] : [])),
  };
}
