import { documentBuild } from "../utilities/browser/build";
import { isOwn, keptCache } from "./cache-names";
import { allFiles, LISTING, type ListedPage, type OfflineListing } from "./listing";
import { isFull, isStorable } from "./storable";

/** How many files are asked for at a time. */
const AT_ONCE = 6;

/** Milliseconds that a host has for the list of files before the worker's own is taken. */
const PATIENCE = 10_000;

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
  const signal = AbortSignal.timeout(PATIENCE);
  const fresh = await fetch(`${address}?${documentBuild()}`, { signal }).catch(() => null);
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
 * Keeps every file of the newest build, then forgets those of older ones. When a deploy comes in the middle, so that files
 * are gone that were listed, it goes on with the new list.
 *
 * @param onProgress told the part that is there, from 0 to 1; nothing after the end.
 * @returns the list of what is kept now.
 * @throws when it is told to stop, or a file does not come or has no room; what came stays for the next try, unless there
 * was no room.
 */
export async function keepNewest(
  scope: string,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<OfflineListing> {
  const listing = await readListing(scope);
  try {
    await keepEverything(scope, listing, onProgress, signal);
    return listing;
  } catch (error) {
    if (isFull(error) || signal?.aborted) throw error;
    const newer = await readListing(scope);
    if (newer.build === listing.build) throw error;
    await keepEverything(scope, newer, onProgress, signal);
    return newer;
  }
}

async function keepEverything(
  scope: string,
  listing: OfflineListing,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = new Set(allFiles(listing).map((name) => scope + name));
  try {
    await keepMissing(scope, wanted, onProgress, signal);
  } catch (error) {
    if (!isFull(error)) throw error;
    // Those of an older build take room that the new ones need.
    await forgetOthers(scope, wanted);
    try {
      await keepMissing(scope, wanted, onProgress, signal);
    } catch (error) {
      if (isFull(error)) await removeEverything(scope); // A device without room should not be left full.
      throw error;
    }
  }
  const cache = await caches.open(keptCache(scope));
  await cache.put(scope + COMPLETE, new Response(listing.build));
  await forgetOthers(scope, wanted.add(scope + COMPLETE));
}

/** Several files at a time. The first that does not come ends it for all, before this returns. */
async function keepMissing(
  scope: string,
  wanted: Set<string>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(keptCache(scope));
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...wanted].filter((url) => !present.has(url));
  const failures: unknown[] = [];
  const end = new AbortController();
  if (signal?.aborted) end.abort();
  signal?.addEventListener("abort", () => end.abort());
  const queue = missing.values();
  let left = missing.length;
  async function work(): Promise<void> {
    for (const url of queue) {
      await keepFile(cache, url, end.signal).catch((error: unknown) => {
        failures.push(error);
        end.abort();
      });
      if (failures.length > 0) return;
      left -= 1;
      onProgress(1 - left / wanted.size);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures.find(isFull) ?? failures[0];
}

async function forgetOthers(scope: string, needed: Set<string>): Promise<void> {
  const cache = await caches.open(keptCache(scope));
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

/** Forgets all that was kept, also the part of it that came before something failed. */
export async function removeEverything(scope: string): Promise<void> {
  await caches.delete(keptCache(scope));
}

/** Whether there is anything to remove: everything, or what came before the connection broke off or the tab was closed. */
export async function hasKept(scope: string): Promise<boolean> {
  return (await caches.has(keptCache(scope))) && (await (await caches.open(keptCache(scope))).keys()).length > 0;
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

async function keepFile(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  // How the worker knows that this is not for its own caches; names never get another content.
  const response = await fetch(url, { cache: "force-cache", signal });
  if (!isStorable(url, response)) throw new Error(`${url} did not come as the file that it should be.`);
  await cache.put(url, response);
}
