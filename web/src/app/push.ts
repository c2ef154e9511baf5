/** Messages to this device while no page is open (Web Push). The service worker that keeps the site shows them. */

import type { NewPush } from "../protocol";
import { hasServer } from "./base";
import { isKeepable, WORKER } from "./keeping";
import { endPush, isPushed, offer, startPush } from "../server/api";

/** Whether this browser could be told at all; only pages that came safely may. */
export function isPushable(): boolean {
  return hasServer && isKeepable() && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Have this device told of the turns of its seats at a table. */
export async function start(table: string, secrets: readonly string[], language: string): Promise<void> {
  const { push_key: key } = await offer();
  if (key === null) throw new Error("this server sends no messages");
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const device = described(await subscription(pushManager, key));
  for (const secret of secrets) await startPush(table, { ...device, secret, language });
}

/** Tell this device nothing more of its seats at a table. */
export async function end(table: string, secrets: readonly string[]): Promise<void> {
  const known = await current();
  if (known) for (const secret of secrets) await endPush(table, { endpoint: known.endpoint, secret });
}

/** Whether this device is told of its seats at a table. */
export async function isTold(table: string, secrets: readonly string[]): Promise<boolean> {
  const known = isPushable() ? await current() : null;
  if (!known) return false;
  const answers = secrets.map((secret) => isPushed(table, { endpoint: known.endpoint, secret }));
  return (await Promise.all(answers)).some((answer) => answer.is_told);
}

/** What was agreed with the browser; nothing before the first time. */
async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The agreement with the browser, made anew if it was made for the key of another server. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = bytes(key);
  const known = await manager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && knownKey && isSame(new Uint8Array(knownKey), wanted)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** What the server must know of this device. */
function described(agreed: PushSubscription): Omit<NewPush, "secret" | "language"> {
  const { endpoint, keys } = agreed.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
