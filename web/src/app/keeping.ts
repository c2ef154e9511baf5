/**
 * Keeps the site on this device, so that it opens without a network: a service worker (public/sw.js) fetches it while the
 * page is idle, and answers from then on.
 *
 * A newer version is fetched beside the one that is kept, and is used from the next start on: when all pages have been
 * closed, or when one begins that is the only one and no table.
 */

import { placeOf, sited } from "./base";

export const WORKER = sited("/sw.js");

/** So long a page may be busy before it is kept all the same. */
const BUSY = 5000;
/** So long the newer version may take to say whether it can have the page, and then to take it. */
const PATIENCE = 2000;
const LONG_PATIENCE = 10_000;

/** Whether this browser has service workers; only pages that came safely may have one. */
export function isKeepable(): boolean {
  return isSecureContext && "serviceWorker" in navigator;
}

/** Have the site kept, once the page has nothing better to do. */
export function keepSite(): void {
  if (!isKeepable() || import.meta.env.DEV) return;
  // Should it not be possible, everything works as long as the network does.
  whenIdle(() => void navigator.serviceWorker.register(WORKER).catch(() => undefined));
}

function whenIdle(act: () => void): void {
  const wait = () =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: BUSY }) : setTimeout(act, PATIENCE);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Change over to a newer version before this page shows anything; whether the page is being loaded anew. */
export async function changeOver(): Promise<boolean> {
  const waiting = (await registration())?.waiting;
  return waiting && !placeOf(location).path.startsWith("/table/") ? takesOver(waiting) : false;
}

let isRenewing = false;

/** The server speaks another language than this page, which is older: have the newer one, wherever one is. */
export async function renew(): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  const found = await registration();
  await found?.update().catch(() => undefined);
  if (found?.installing) await settled(found.installing);
  if (found?.waiting) await takesOver(found.waiting);
  isRenewing = false;
}

/** What keeps the site, if this page is made of what is kept. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isKeepable() || !navigator.serviceWorker.controller) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Until a new worker has fetched everything, or given up. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => worker.addEventListener("statechange", () => resolve(), { once: true }));
}

/** Let a newer version have this page; whether it is being loaded anew. Others that are open keep theirs. */
function takesOver(waiting: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const stay = () => {
      navigator.serviceWorker.removeEventListener("controllerchange", leave);
      resolve(false);
    };
    const leave = () => {
      resolve(true);
      location.reload();
    };
    navigator.serviceWorker.addEventListener("controllerchange", leave, { once: true });
    let deadline = setTimeout(stay, PATIENCE);
    port1.onmessage = ({ data: isAlone }) => {
      clearTimeout(deadline);
      deadline = setTimeout(stay, isAlone ? LONG_PATIENCE : 0);
    };
    waiting.postMessage("take over", [port2]);
  });
}
