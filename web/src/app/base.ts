/**
 * Where the site lies, and how its pages are addressed.
 *
 * A server writes into the page under which path it lies. A folder of files (`katta site`) has nobody who would answer
 * every address with the page: there the place in the client stands behind `#`, and the page is wherever it was opened.
 */

const told = (name: string) =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Whether a server of Katta is behind this page, which keeps tables of people; else there are only files. */
export const hasServer = told("katta-server") !== "none";

/** The path, without a slash at its end; empty: the site has the whole address. */
export const base = hasServer ? told("base-path") : location.pathname.replace(/\/[^/]*$/, "");

/** A file of this site, or something of its server, as the browser takes it. */
export const sited = (path: string): string => base + path;

/** A page of the client as the browser takes it. */
export const paged = (path: string): string => (hasServer ? base + path : `${location.pathname}#${path}`);

/** Where one is in the client: which page, what is asked of it, and what stands behind its `#`. */
export interface Place {
  path: string;
  query: string;
  hash: string;
}

const BEHIND = /^#([^?#]*)(\?[^#]*)?(?:#(.*))?$/;

/** The place that an address of the browser means. */
export function placeOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Place {
  if (hasServer) return { path: stripped(pathname), query: search, hash: hash.slice(1) };
  const [, path, query, rest] = BEHIND.exec(hash) ?? [];
  return { path: path || "/", query: query ?? "", hash: rest ?? "" };
}

function stripped(path: string): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
