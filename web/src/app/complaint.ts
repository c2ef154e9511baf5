/**
 * What the server's log is told when something breaks: the part of the page, the kind of the error, and where in the
 * code. Never the error's text, for that could name a card or a person.
 */

import type { Complaint } from "../protocol";
import { hasServer, sited } from "./base";

/** More than this of one visit would tell nothing new. */
const MOST = 5;
const MOST_PLACES = 8;
const KIND = /^[A-Za-z]{1,40}$/;
/** A file of this client with line and column: as it was built, or as its sources are. */
const PLACE = /\/((?:assets|src)\/[\w./-]{1,120})(?:\?[^:\s]*)?(:\d+:\d+)/g;

const told = new Set<string>();

/** Who leaves a page cuts off what it was fetching: nothing is broken. */
let isLeft = false;
globalThis.addEventListener?.("pagehide", () => (isLeft = true));
globalThis.addEventListener?.("pageshow", () => (isLeft = false));

/** Where in the code of this client something broke, innermost first. */
export function placesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return Array.from(stack.matchAll(PLACE), ([, file, spot]) => `${file}${spot}`).slice(0, MOST_PLACES);
}

export function complaintOf(part: string, error: unknown): Complaint {
  const kind = error instanceof Error && KIND.test(error.name) ? error.name : "Error";
  return { part, kind, places: placesOf(error) };
}

/** Tell the server, if there is one, once for each thing that breaks, and whoever has the browser's console open. */
export function report(part: string, error: unknown): void {
  if (isLeft) return;
  console.error(error);
  if (!hasServer) return;
  const body = JSON.stringify(complaintOf(part, error));
  if (told.size >= MOST || told.has(body)) return;
  told.add(body);
  const headers = { "Content-Type": "application/json" };
  // Should the server be out of reach, the page has said what is to be said.
  fetch(sited("/api/complaints"), { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
