/*
 * Keeps the site on this device, so that it opens without a network, and shows that it is somebody's turn while no page of
 * Katta is open. What a server says (`api/`) is never kept.
 *
 * A version is kept whole or not at all. A newer one is fetched beside it and waits until no page is left that was made of
 * the older one (src/app/keeping.ts).
 */

/** What the site is made of; whoever serves it writes that here (src/katta/server/web/kept.py). */
const SITE = { version: "", hasServer: true, files: {} };

const SCOPE = self.registration.scope;
const ALL = `katta ${SCOPE} `;
const OWN = ALL + SITE.version;

/** The page itself, whatever its address is. */
const INDEX = "";
/** The name of a file there tells what is in it. */
const NAMED = "assets/";
/** What a server answers besides the site. */
const ANSWERS = ["api", "healthz", "readyz", "metrics"];
/** Tables that are in the page have a dot in their names; all else with a dot is a file. */
const HERE = /^(table|watch)\/here\./;
/** Files that are fetched side by side: few, for the page may want something, too. */
const AT_ONCE = 4;

/** An address of the site, which may lie under a path of its own: where this worker watches over it. */
const sited = (path) => new URL(path, SCOPE).href;

/** Fetch all that is not there yet; the page comes last, so that whoever finds it finds everything. */
async function fill() {
  const cache = await caches.open(OWN);
  const left = Object.keys(SITE.files).filter((path) => path !== INDEX);
  const goOn = async () => {
    while (left.length > 0) await take(cache, left.pop());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  if (INDEX in SITE.files) await take(cache, INDEX);
}

async function take(cache, path) {
  const address = sited(path);
  if (await cache.match(address)) return;
  await cache.put(address, (path.startsWith(NAMED) && (await caches.match(address))) || (await fetched(path)));
}

/** A file as it was when the list was made: while a site is being changed, no version gets parts of another. */
async function fetched(path) {
  const asked = {
    integrity: SITE.files[path],
    cache: path.startsWith(NAMED) ? "default" : "no-cache",
    priority: "low",
  };
  const answer = await fetch(sited(path), asked);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Nothing has to wait for a first version: should it not be possible to keep it, messages are shown all the same. */
async function install() {
  try {
    await fill();
  } catch (problem) {
    if (self.registration.active) throw problem;
  }
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ALL) && name !== OWN).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of the site that is asked for, if it is one. */
function fileOf({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(SCOPE)) return undefined;
  const path = url.slice(SCOPE.length).replace(/[?#].*$/, "");
  if (mode === "navigate" && isPage(path)) return INDEX;
  return Object.hasOwn(SITE.files, path) ? path : undefined;
}

/** Where there are only files, everything else that lies beside them is somebody else's. */
function isPage(path) {
  if (path === INDEX || path === "index.html") return true;
  if (!SITE.hasServer || ANSWERS.includes(path.split("/")[0])) return false;
  return HERE.test(path) || !path.includes(".");
}

async function answer(event, file) {
  const kept = await (await caches.open(OWN)).match(sited(file), { ignoreVary: true });
  if (kept) return kept;
  event.waitUntil(fill().catch(() => undefined)); // it could not be kept at first, or the browser has thrown it away
  return fetch(event.request);
}

/** A page begins, shows nothing yet, and would rather be made of this version: not while others are open. */
async function takeOver(port) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isAlone = windows.filter(({ url }) => url.startsWith(SCOPE)).length <= 1;
  port.postMessage(isAlone);
  if (isAlone) await self.skipWaiting();
}

/** A message came: what to show is said in the language of the person who asked for it. */
async function show({ table, title, body, end }) {
  await self.registration.showNotification(title, {
    body,
    tag: `katta-${table}`,
    renotify: true,
    icon: sited("icon.png"),
    badge: sited("badge.png"),
    data: { table },
    actions: [{ action: "end", title: end }],
  });
}

/** Go to the table, in a page that is open already if there is one. */
async function visit(table) {
  const address = sited(`table/${encodeURIComponent(table)}`);
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url.split("#")[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** Nothing more of this table on this device; pages that are open hear of it. */
async function end(table) {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) {
    await fetch(sited(`api/tables/${encodeURIComponent(table)}/pushes/end`), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint: subscription.endpoint }),
    });
  }
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ ended: table });
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== undefined) event.respondWith(answer(event, file));
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "end" ? end(table) : visit(table));
});
