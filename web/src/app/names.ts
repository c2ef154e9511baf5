/** Nicknames for whoever has none: lemurs are called the same in every language. */

const LEMURS = ["Maki", "Indri", "Vari", "Aye-Aye", "Mongoz", "Catta", "Avahi", "Microcebus"];

/** A nickname that nobody at the table has. */
export function nickname(taken: readonly string[]): string {
  return LEMURS.find((name) => !taken.includes(name)) ?? `${LEMURS[0]} ${taken.length + 1}`;
}
