/** Where the site lies: under a path of its own, if the server has one; it writes that path into the page. */

/** The path, without a slash at its end; empty: the site has the whole address. */
export const base = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "";

/** An address of this site as the browser takes it. */
export const sited = (path: string): string => base + path;

/** A path of the browser as the client knows it. */
export function stripped(path: string): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
