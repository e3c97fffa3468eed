import { documentBuild } from "../utilities/browser/build";
import { isOwn, keptCache } from "./cache-names";
import { allFiles, LISTING, type ListedPage, type OfflineListing } from "./listing";
import { isStorable } from "./storable";

/** How many files are asked for at a time. */
const AT_ONCE = 6;

/** Marks in the cache that everything arrived, with the build's id as its body: a name that no file has. */
const COMPLETE = "kept-completely";

/**
 * What could be kept, as the build of this document has it; without a connection, as the worker has it.
 *
 * @param scope absolute address of the site's folder.
 */
export async function readListing(scope: string): Promise<OfflineListing> {
  const address = scope + LISTING;
  // With a query the worker lets it pass, and its own list may be older than the document.
  const fresh = await fetch(`${address}?${documentBuild()}`).catch(() => null);
  const response = fresh?.ok ? fresh : await fetch(address);
  if (!response.ok) throw new Error(`The list of files at ${address} answered with status ${response.status}.`);
  return response.json();
}

/** The build that is kept as a whole, or null. */
export async function keptBuild(scope: string): Promise<string | null> {
  if (!(await caches.has(keptCache(scope)))) return null;
  const mark = await (await caches.open(keptCache(scope))).match(scope + COMPLETE);
  return mark ? mark.text() : null;
}

/**
 * Fetches every file of the site that is not kept yet, then forgets those of older builds.
 *
 * @param onProgress told the part that is there, from 0 to 1.
 * @throws when a file does not come or has no room; what came stays for the next try, unless there was no room.
 */
export async function keepEverything(
  scope: string,
  listing: OfflineListing,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(keptCache(scope));
  const wanted = allFiles(listing).map((name) => scope + name);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = wanted.filter((url) => !present.has(url));
  let left = missing.length;
  const queue = missing.values();
  async function work(): Promise<void> {
    for (const url of queue) {
      await keepFile(cache, url, signal);
      left -= 1;
      onProgress(1 - left / wanted.length);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await cache.put(scope + COMPLETE, new Response(listing.build));
  } catch (error) {
    // A device without room should not be left full.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await removeEverything(scope);
    throw error;
  }
  const needed = new Set([...wanted, scope + COMPLETE]);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

export async function removeEverything(scope: string): Promise<void> {
  await caches.delete(keptCache(scope));
}

/** The pages that can be read without a connection. */
export async function keptPages(scope: string, listing: OfflineListing): Promise<ListedPage[]> {
  const present = new Set<string>();
  for (const name of await caches.keys()) {
    if (!isOwn(name, scope)) continue;
    for (const { url } of await (await caches.open(name)).keys()) present.add(url);
  }
  return listing.pages.filter(({ files }) => files.every((file) => present.has(scope + file)));
}

async function keepFile(cache: Cache, url: string, signal?: AbortSignal): Promise<void> {
  // How the worker knows that this is not for its own caches; names never get another content.
  const response = await fetch(url, { cache: "force-cache", signal: signal ?? null });
  if (!isStorable(url, response)) throw new Error(`${url} did not come as the file that it should be.`);
  await cache.put(url, response);
}
