/** What this person saw earlier in a game. */

import type { Sighting } from "../protocol";
import type { Line } from "../server/line";

/** The moments after one version, up to another: as many answers as that takes. */
export async function moments(line: Line, after: number, upTo: number): Promise<Sighting[]> {
  const frames: Sighting[] = [];
  const reached = () => frames.at(-1)?.version ?? -1;
  while (reached() < upTo) {
    const answer = await line.ask({ type: "look", version: frames.length > 0 ? reached() : after });
    const news = answer.type === "looked" ? answer.frames.filter((frame) => frame.version > reached()) : [];
    if (news.length === 0) break;
    frames.push(...news);
  }
  return frames;
}
