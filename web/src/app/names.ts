/** Nicknames: nobody has to think of one, and no two people at a table have the same. */

const LONGEST = 40;

/** Names that differ by case only are the same. */
function folded(name: string): string {
  return name.toUpperCase().toLowerCase();
}

export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => folded(other) === folded(name));
}

/** The name itself if it is free, else with the first number that makes it so: `Ada 2`. */
export function numbered(name: string, taken: readonly string[]): string {
  let found = name;
  for (let count = 2; isTaken(found, taken); count++) {
    const number = ` ${count}`;
    found = name.slice(0, LONGEST - number.length).trimEnd() + number;
  }
  return found;
}

/** One of the nicknames for whoever has none, that nobody at the table has. */
export function nickname(nicknames: readonly string[], taken: readonly string[]): string {
  return nicknames.find((name) => !isTaken(name, taken)) ?? numbered(nicknames[0] ?? "1", taken);
}

/** How to call somebody who sits down: as last time, unless somebody here is called that. */
export function suggestion(last: string, nicknames: readonly string[], taken: readonly string[]): string {
  return last && !isTaken(last, taken) ? last : nickname(nicknames, taken);
}
