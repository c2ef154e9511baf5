/* Shows that it is somebody's turn while no page of Katta is open. It keeps nothing and answers for no page. */

/** An address of the site, which may lie under a path of its own: where this worker watches over it. */
const sited = (path) => new URL(path, self.registration.scope).href;

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

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "end" ? end(table) : visit(table));
});
