/** As much as one reads at a glance. */

/** Characters. */
const GLANCE = 130;

/** The last of some sentences, as many as one reads at a glance. */
export function lately(sentences: readonly string[]): string {
  let told = sentences.at(-1) ?? "";
  for (const sentence of sentences.slice(0, -1).reverse()) {
    if (told.length + sentence.length > GLANCE) break;
    told = `${sentence} ${told}`;
  }
  return told;
}
