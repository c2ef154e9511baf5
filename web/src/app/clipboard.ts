/** Copying to the clipboard. Browsers have one only for pages they trust: over HTTPS, or of this machine. */

/** What became of it: the text is in the clipboard, or only marked for the person to copy. */
export type Copying = "copied" | "marked";

/** Copy the text of a field, in the newest way that works here. */
export async function copy(field: HTMLInputElement): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(field.value);
    return "copied";
  } catch {
    field.focus();
    field.setSelectionRange(0, field.value.length);
    return hasCopiedSelection() ? "copied" : "marked";
  }
}

function hasCopiedSelection(): boolean {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
