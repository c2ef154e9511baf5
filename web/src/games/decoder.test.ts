import { expect, test } from "vitest";
import { Decoder, type Plain, type ViewDeclaration, type Words } from "./decoder";
import moments from "./decoder.fixture.json";

interface Moment {
  game: string;
  view: ViewDeclaration;
  words: Words;
  seats: number;
  seen: { seat: number | null; state: string; derived: string; shown: Record<string, Plain> }[];
}

function memory(hex: string): DataView {
  return new DataView(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).buffer);
}

test.each(moments as unknown as Moment[])("a view of $game is read out of memory as Python reads it", (moment) => {
  const decoder = new Decoder(moment.view, moment.words);
  expect(moment.seen.length).toBeGreaterThan(2);
  for (const { seat, state, derived, shown } of moment.seen) {
    const view = decoder.view(memory(state), memory(derived), moment.seats, seat);
    expect(view).toEqual(shown);
    expect(Object.keys(view)).toEqual(Object.keys(shown));
  }
});
