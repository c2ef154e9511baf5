/** The text of a section of the rules, as it is laid out. */

export interface Block {
  kind: "paragraph" | "list";
  /** A paragraph is one item. */
  items: string[];
}

const DASH = "- ";

/** Paragraphs and lists: a line that begins with a dash is an item. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const kind = line.startsWith(DASH) ? "list" : "paragraph";
    const last = found.at(-1);
    if (kind === "list" && last?.kind === "list") last.items.push(line.slice(DASH.length));
    else if (line) found.push({ kind, items: [kind === "list" ? line.slice(DASH.length) : line] });
  }
  return found;
}
