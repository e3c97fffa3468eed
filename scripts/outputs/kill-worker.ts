import { CACHE_PREFIX } from "../../src/offline/cache-names";

/**
 * A worker that ends all workers of this site: it takes over at once, deletes our caches and itself, and loads the open
 * pages again, once: those that it controlled. A page that registers it anew is not controlled, so nothing goes round.
 */
const KILL_WORKER = `self.addEventListener("install", function (event) {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener("activate", function (event) {
  event.waitUntil(end());
});
async function end() {
  const scope = self.registration.scope;
  for (const name of await caches.keys()) {
    if (name.startsWith("${CACHE_PREFIX}-") && name.endsWith("-" + scope)) await caches.delete(name);
  }
  const tabs = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // Not waited for: the pages come only when this event is over.
  for (const tab of tabs) tab.navigate(tab.url).catch(function () {});
}
`;

/** By path in the output. */
export function killWorker(): Map<string, string> {
  return new Map([["sw.js", KILL_WORKER]]);
}
