/// <reference lib="webworker" />
/**
 * The kill switch: a service worker that removes the one that readers have. `npm run kill-worker` publishes it at the
 * same address, and browsers update to it as to any newer worker. It activates at once, deletes this site's caches,
 * unregisters itself and reloads the open pages, which then come from the network.
 *
 * The reloaded pages still register the worker at that address. This time it is their first worker and controls none of
 * them, so it unregisters itself again without another reload.
 */
import { isOfPredecessor, isOfSite } from "./offline/cache-names";

declare const self: ServiceWorkerGlobalScope;

/**
 * A worker that could not activate tries again after this many milliseconds. Pages check for a waiting worker sooner.
 */
const AGAIN_AFTER = 5000;

self.addEventListener("install", () => {
  // Its promise is not awaited, because a worker activates only after its installation has finished.
  self.skipWaiting();
  // Chromium terminates the old worker at once, but only once. If a page sends it a request at that moment, it restarts
  // and stays until it has been idle for half a minute, unless `skipWaiting` is called again.
  setTimeout(() => self.skipWaiting(), AGAIN_AFTER);
});
self.addEventListener("activate", (event) => event.waitUntil(end()));

// A page that registers the worker while another tab is closing restores the registration, and then sends a message.
self.addEventListener("message", (event) => {
  if (!self.registration.waiting) event.waitUntil(self.registration.unregister());
});

async function end(): Promise<void> {
  const { scope } = self.registration;
  const names = (await caches.keys()).filter((name) => isOfSite(name, scope) || isOfPredecessor(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Only the tabs that the old worker controlled need a reload; the others came from the network.
  const tabs = await self.clients.matchAll({ type: "window" });
  // The registration is removed first, because otherwise requests of the pages would wait until this handler ends.
  await self.registration.unregister();
  // The navigation is not awaited, for the same reason. It fails for a tab that is closed at this moment, which is
  // harmless.
  for (const tab of tabs) tab.navigate(tab.url).catch(() => {});
}
