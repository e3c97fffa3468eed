/// <reference lib="webworker" />
/**
 * The worker's entry: answers for the site when the network does not. Differs from the other entries in that it runs
 * without a page, outlives it, and is brought to browsers by themselves when `/sw.js` has changed.
 *
 * Pages come from the network, or after three seconds from a cache; files with a hash in their name from a cache. What
 * is not there is drawn from the app shell and the page's file, or is said to be missing.
 */
import { registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { CACHE_PREFIX, filesCache, isOwn, isPredecessors, keptCache, pagesCache } from "./offline/cache-names";
import { LISTING, type ListedPage, type OfflineListing, pagesBeside } from "./offline/listing";
import type { WorkerMessage } from "./offline/messages";
import { isFull, isOfBuild, isStorable, isWholeDocument } from "./offline/storable";
import { savesData } from "./utilities/browser/connection";
import { HASHED_FOLDERS } from "./utilities/hashed-folders";
import { toPageUrl } from "./utilities/urls";

declare const self: ServiceWorkerGlobalScope;

const scope = self.registration.scope;
const PATIENCE_SECONDS = 3;
/** Addresses of files that never change. */
const HASHED = HASHED_FOLDERS.map((folder) => `${scope}${folder}/`);

setCacheNameDetails({ prefix: CACHE_PREFIX });

/** What is there from the start: the shell, its scripts, and the list of what could be there. */
const shell = new PrecacheController({
  plugins: [
    {
      // Redirected answers are let through here: the library rebuilds them, so that they may answer a navigation.
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
      cachedResponseWillBeUsed: ({ request, cachedResponse }) => keptPage(request.url, cachedResponse ?? undefined),
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
        cachedResponse ?? (await caches.match(request, { cacheName: keptCache(scope) })),
    },
    {
      // A cache may fail, as one that is being emptied for want of room. Then there still is the network, unless that failed.
      handlerDidError: async ({ request, error }) => (error.name === "no-response" ? undefined : fetch(request)),
    },
  ],
});

registerRoute(new PrecacheRoute(shell, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] }));
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.href.startsWith(scope),
  (options) => answer(pages, options).response,
);
// Not what is asked for with `force-cache`: so a page asks that keeps everything in a cache of its own (`offline/keep.ts`).
registerRoute(
  ({ request, url }) => request.cache !== "force-cache" && HASHED.some((folder) => url.href.startsWith(folder)),
  async (options) => {
    const response = await answer(files, options).response;
    options.event.waitUntil(keepBeside(options.url, options.event));
    return response;
  },
);

// Made again, empty, when a full device has lost it: by this cache the next worker knows that it is not the first.
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
  // A worker that is not ours has pages that know nothing of us, and would keep us waiting with them.
  const isFirst = !(await caches.has(filesCache(scope)));
  await shell.install(event);
  if (isFirst) await self.skipWaiting();
}

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  const left = (await caches.keys()).filter((name) => !isOwn(name, scope) && isPredecessors(name, scope));
  await Promise.all(left.map((name) => caches.delete(name)));
  await caches.open(filesCache(scope));
  await self.clients.claim();
}

async function takeOverIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** Keeps what is open, and what was read before in the form of this build. */
async function warm(event: ExtendableMessageEvent): Promise<void> {
  const listing = await readListing();
  // Also those that came before the worker did.
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.map(({ url }) => pageAddress(url)).filter((url) => url.startsWith(scope));
  const read = (await (await caches.open(pagesCache(scope))).keys()).map(({ url }) => url);
  for (const url of open) {
    if (!read.includes(url)) await answer(pages, { request: new Request(url), event }).kept;
  }
  const beside = savesData() ? [] : open.flatMap((url) => pagesBeside(listing, pathOf(url)));
  const wanted = new Set([...open, ...read].map(pathOf));
  await keepPages([...listing.pages.filter(({ url }) => wanted.has(url)), ...beside], event);
  if (!savesData()) await keepFiles(listing.always, event);
}

/** When a page's file was asked for: the pages before and after it. */
async function keepBeside(url: URL, event: ExtendableEvent): Promise<void> {
  if (savesData() || !url.pathname.endsWith(".json")) return;
  const listing = await readListing();
  const page = listing.pages.find(({ files: [own] }) => own !== undefined && scope + own === url.href);
  if (page) await keepPages(pagesBeside(listing, page.url), event);
}

function keepPages(listed: ListedPage[], event: ExtendableEvent): Promise<void> {
  return keepFiles([...new Set(listed.flatMap((page) => page.files))], event);
}

/** One after the other: nobody waits for them. What does not come is not kept; what has no room ends it. */
async function keepFiles(names: string[], event: ExtendableEvent): Promise<void> {
  for (const name of names) {
    if (await shell.matchPrecache(scope + name)) continue;
    const { hasRoom } = await answer(files, { request: new Request(scope + name), event }).kept;
    if (!hasRoom) return;
  }
}

/**
 * What a strategy answers, and what came of keeping that. Neither promise of the library is left without a handler: a
 * device without room is no reason for a message in the console.
 */
function answer(strategy: Strategy, options: { request: Request; event: ExtendableEvent }) {
  const [response, done] = strategy.handleAll(options);
  response.catch(() => {}); // not everybody waits for it
  const kept = done.then(
    () => ({ hasRoom: true }),
    (error: unknown) => ({ hasRoom: !isFull(error) }),
  );
  return { response, kept };
}

/** A page out of the caches: its HTML, if the scripts of that are here, else the shell, if it can draw the page. */
async function keptPage(address: string, html: Response | undefined): Promise<Response | undefined> {
  const listing = await readListing();
  if (html && isOfBuild(await html.clone().text(), listing.build)) return html;
  const page = listing.pages.find(({ url }) => url === pathOf(pageAddress(address)));
  return page && (await areKept(page.files)) ? shellPage() : html;
}

async function areKept(names: string[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => caches.match(scope + name)));
  return found.every((response) => response !== undefined);
}

function shellPage(): Promise<Response | undefined> {
  return shell.matchPrecache(`${scope}app-shell/`);
}

/** The list of this worker's own build, which was stored with it. */
async function readListing(): Promise<OfflineListing> {
  const response = (await shell.matchPrecache(scope + LISTING)) ?? (await fetch(scope + LISTING));
  return response.json();
}

/** One address for a page, whatever form of it was asked for. */
function pageAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + toPageUrl(pathname);
}

/** Without the base path. */
function pathOf(address: string): string {
  return address.slice(scope.length - 1);
}
