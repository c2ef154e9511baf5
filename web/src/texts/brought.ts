/** What games say that packages of the server bring: the client was not built with it, so the server has it. */

import { hasServer, sited } from "../app/base";
import { offerings } from "../server/kept";

const NAMES = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brought-games"]')?.content ?? "";

/** Whether there are games that the client was not built with. */
export const hasBrought = NAMES !== "";

const known = new Map<string, Promise<string>>();

/** The texts of all these games in a language, as one Fluent file; empty where there are none. */
export function broughtTexts(language: string): Promise<string> {
  if (!hasBrought) return Promise.resolve("");
  const found = known.get(language) ?? fetched(language);
  known.set(language, found);
  return found;
}

/** Without them only those games cannot be shown, so nothing else waits or fails for it. */
async function fetched(language: string): Promise<string> {
  try {
    const answer = hasServer ? await fetch(sited(`/api/texts/${language}`)) : undefined;
    if (answer?.ok) return await answer.text();
  } catch {
    // The server cannot be reached: whoever needs it says so.
  }
  if (hasServer) known.delete(language);
  return offerings().then(
    ({ texts }) => texts[language] ?? "",
    () => "",
  );
}
