/** Which addresses of this server other devices can open. */

/** Whether an address leads every device to itself. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || /^127\.\d|^\[::1\]$/.test(hostname);
}

/** The same page at another address of this server. */
export function movedTo(address: string, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return new URL(address).origin + pathname + search + hash;
}
