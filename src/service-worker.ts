/// <reference lib="webworker" />
/**
 * The entry of the service worker, which answers requests when the network does not. It runs without a page and
 * outlives it. Browsers update it automatically when `/sw.js` has changed.
 *
 * Pages come from the network or, after three seconds, from a cache; files with a hash in their name come from a cache.
 * If a page's HTML is not cached, the worker answers with the app shell, which renders the page from its file.
 */
import { registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { CACHE_PREFIX, downloadCache, filesCache, isOfPredecessor, isOfSite, pagesCache } from "./offline/cache-names";
import { LISTING, type ListedPage, type OfflineListing, pagesBeside } from "./offline/listing";
import type { WorkerMessage } from "./offline/messages";
import { isFull, isOfBuild, isStorable, isWholeDocument } from "./offline/storable";
import { FRAME_POLICIES, policyText } from "./security-policy";
import { savesData } from "./utilities/browser/connection";
import { APP_SHELL, HASHED_FOLDERS, toPageUrl, withBase } from "./utilities/urls";

declare const self: ServiceWorkerGlobalScope;

const scope = self.registration.scope;
const PATIENCE_SECONDS = 3;
/** The addresses of folders whose files never change. */
const HASHED = HASHED_FOLDERS.map((folder) => `${scope}${folder}/`);

setCacheNameDetails({ prefix: CACHE_PREFIX });

/** The files that are cached on installation: the app shell, its scripts and the list of all files. */
const shell = new PrecacheController({
  plugins: [
    {
      // Redirected responses are allowed here, because Workbox copies them, so that they can answer a navigation.
      cacheWillUpdate: async ({ request, response }) => {
        const { status, type, headers } = response;
        return isStorable(request.url, { status, type, headers, redirected: false }) ? response : null;
      },
    },
  ],
});
shell.addToCacheList(self.__WB_MANIFEST);

const pages = new NetworkFirst({
  cacheName: pagesCache(scope),
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        if (!isStorable(pageAddress(request.url), response)) return null;
        return isWholeDocument(await response.clone().text()) ? response : null;
      },
    },
    new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: ({ request, cachedResponse }) => cachedPage(request.url, cachedResponse ?? undefined),
      handlerDidError: shellPage,
    },
  ],
});

const files = new CacheFirst({
  cacheName: filesCache(scope),
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (isStorable(request.url, response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request, { cacheName: downloadCache(scope) })),
    },
    {
      // A cache can fail, for example while it is deleted because the device is full. The network is then tried, unless
      // it has failed already.
      handlerDidError: async ({ request, error }) => (error.name === "no-response" ? undefined : fetch(request)),
    },
  ],
});

/**
 * The documents in which the playground runs foreign code. They must never have the rights of this site. Offline, a
 * page can't request that (`src/playground/session/sandbox.ts`), so the worker's response carries the policy.
 */
const framePolicies = new Map(
  Object.values(FRAME_POLICIES).map(({ folder, policy }) => [
    new URL(folder.slice(1), scope).href,
    policyText(policy, "header"),
  ]),
);

const frames = new NetworkFirst({
  cacheName: filesCache(scope),
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => (isStorable(request.url, response) ? response : null),
      handlerWillRespond: async ({ request, response }) => {
        const headers = new Headers(response.headers);
        headers.set("Content-Security-Policy", framePolicies.get(request.url) ?? "sandbox");
        return new Response(response.body, { status: response.status, headers });
      },
    },
  ],
});

registerRoute(new PrecacheRoute(shell, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] }));
registerRoute(
  ({ url }) => framePolicies.has(url.href),
  (options) => answer(frames, options).response,
);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.href.startsWith(scope),
  (options) => answer(pages, options).response,
);
// Requests of `offline/download.ts` are excluded, because it stores their responses in its own cache.
registerRoute(
  ({ request, url }) =>
    !/force-cache|reload/.test(request.cache) && HASHED.some((folder) => url.href.startsWith(folder)),
  async (options) => {
    const response = await answer(files, options).response;
    options.event.waitUntil(cacheNeighbors(options.url, options.event));
    return response;
  },
);

// Creates the cache again, empty, after a full device has deleted it. Its existence tells the next worker that it isn't
// the first.
registerQuotaErrorCallback(async () => {
  await caches.open(filesCache(scope)).catch(() => {});
});

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate(event)));
self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  if (message === "warm") event.waitUntil(warm(event));
  if (message === "take-over") event.waitUntil(self.skipWaiting());
  if (message === "take-over-if-alone") event.waitUntil(takeOverIfAlone());
});

async function install(event: ExtendableEvent): Promise<void> {
  // The first worker activates at once. Pages of an earlier site's worker do not know how to ask for an update, so it
  // would wait for them.
  const isFirst = !(await caches.has(filesCache(scope)));
  await shell.install(event);
  if (isFirst) await self.skipWaiting();
}

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  const left = (await caches.keys()).filter((name) => !isOfSite(name, scope) && isOfPredecessor(name, scope));
  await Promise.all(left.map((name) => caches.delete(name)));
  await caches.open(filesCache(scope));
  await self.clients.claim();
}

async function takeOverIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** Caches the open pages and, in the version of this build, the pages that were read before. */
async function warm(event: ExtendableMessageEvent): Promise<void> {
  const listing = await readListing();
  // Pages that loaded before the worker was active count too.
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.map(({ url }) => pageAddress(url)).filter((url) => url.startsWith(scope));
  const visited = (await (await caches.open(pagesCache(scope))).keys()).map(({ url }) => url);
  for (const url of open) {
    if (!visited.includes(url)) await answer(pages, { request: new Request(url), event }).caching;
  }
  const beside = savesData() ? [] : open.flatMap((url) => pagesBeside(listing, pathOf(url)));
  const wanted = new Set([...open, ...visited].map(pathOf));
  await cachePages([...listing.pages.filter(({ url }) => wanted.has(url)), ...beside], event);
  if (!savesData()) await cacheFiles(listing.always, event);
}

/** Caches the previous and the next page after a page's file was requested. */
async function cacheNeighbors(url: URL, event: ExtendableEvent): Promise<void> {
  if (savesData() || !url.pathname.endsWith(".json")) return;
  const listing = await readListing();
  const page = listing.pages.find(({ files: [first] }) => first !== undefined && scope + first === url.href);
  if (page) await cachePages(pagesBeside(listing, page.url), event);
}

function cachePages(listed: ListedPage[], event: ExtendableEvent): Promise<void> {
  return cacheFiles([...new Set(listed.flatMap((page) => page.files))], event);
}

/**
 * Caches files one by one, because nothing waits for them. A file that fails to load is skipped; full storage ends it.
 */
async function cacheFiles(names: string[], event: ExtendableEvent): Promise<void> {
  for (const name of names) {
    if (await shell.matchPrecache(scope + name)) continue;
    const { hasRoom } = await answer(files, { request: new Request(scope + name), event }).caching;
    if (!hasRoom) return;
  }
}

/**
 * Returns the response of a strategy, and whether it could be cached. Both promises of Workbox get a rejection handler,
 * so that a full device causes no errors in the console.
 */
function answer(strategy: Strategy, options: { request: Request; event: ExtendableEvent }) {
  const [response, done] = strategy.handleAll(options);
  response.catch(() => {}); // Not every caller awaits the response.
  const caching = done.then(
    () => ({ hasRoom: true }),
    (error: unknown) => ({ hasRoom: !isFull(error) }),
  );
  return { response, caching };
}

/**
 * Returns a page from the caches: its HTML if that is from this build, otherwise the app shell if all files of the page
 * are cached.
 */
async function cachedPage(address: string, html: Response | undefined): Promise<Response | undefined> {
  const listing = await readListing();
  if (html && isOfBuild(await html.clone().text(), listing.build)) return html;
  const page = listing.pages.find(({ url }) => url === pathOf(pageAddress(address)));
  return page && (await areCached(page.files)) ? shellPage() : html;
}

async function areCached(names: string[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => caches.match(scope + name)));
  return found.every((response) => response !== undefined);
}

function shellPage(): Promise<Response | undefined> {
  return shell.matchPrecache(withBase(scope, APP_SHELL));
}

/** Returns the list of files of this worker's own build, which is cached on installation. */
async function readListing(): Promise<OfflineListing> {
  const response = (await shell.matchPrecache(scope + LISTING)) ?? (await fetch(scope + LISTING));
  return response.json();
}

/** Returns the address under which a page is cached, for any form of its address. */
function pageAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + toPageUrl(pathname);
}

/** Returns the path of an address without the base path. */
function pathOf(address: string): string {
  return address.slice(scope.length - 1);
}
