/** For what the page can do when it has nothing better to do. */

const PATIENCE = 2000;

export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, PATIENCE);
}
