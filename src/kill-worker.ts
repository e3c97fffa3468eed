/// <reference lib="webworker" />
/**
 * The kill switch: a worker that ends the one which readers have. `npm run kill-worker` puts it in that one's place, and
 * browsers bring it to themselves as they bring every newer worker. It takes over at once, deletes this site's caches
 * and itself, and loads the open pages again: from the network, for there is nothing in between any more.
 *
 * Those pages still register what lies at the worker's address. It is their first worker then, which controls none of
 * them, and unregisters itself again: they are loaded again only once.
 */
import { isOwn, isPredecessors } from "./offline/cache-names";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a worker that could not take over asks again: later than pages ask about a waiting one. */
const AGAIN_AFTER = 5000;

self.addEventListener("install", () => {
  // Not waited for: workers take over when they are installed.
  self.skipWaiting();
  // Chromium ends the old worker for us, at once, and just once. If a page wants something of that one at this very
  // moment, it comes back, and stays until it was idle for half a minute, unless it is asked for again.
  setTimeout(() => self.skipWaiting(), AGAIN_AFTER);
});
self.addEventListener("activate", (event) => event.waitUntil(end()));

// A page that registers while another tab is still being left brings the registration back; and then says something.
self.addEventListener("message", (event) => {
  if (!self.registration.waiting) event.waitUntil(self.registration.unregister());
});

async function end(): Promise<void> {
  const { scope } = self.registration;
  const own = (await caches.keys()).filter((name) => isOwn(name, scope) || isPredecessors(name, scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  // Those that the old worker controlled; others came from the network.
  const tabs = await self.clients.matchAll({ type: "window" });
  // First, because pages of a registration that is there would wait for the end of this.
  await self.registration.unregister();
  // Not waited for, for the same reason. One that is closed at this moment needs no other page.
  for (const tab of tabs) tab.navigate(tab.url).catch(() => {});
}
