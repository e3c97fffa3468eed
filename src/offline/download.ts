import { documentBuild } from "../utilities/browser/build";
import { downloadCache, isOfSite } from "./cache-names";
import { allFiles, LISTING, type ListedPage, type OfflineListing } from "./listing";
import { isFull, isStorable } from "./storable";

/** The maximum number of parallel requests. */
const AT_ONCE = 6;

/** How many milliseconds to wait for the host's list of files before the service worker's copy is used. */
const PATIENCE = 10_000;

/**
 * The name of a cache entry that marks the download as complete. Its body is the id of the build; no file has this
 * name.
 */
const COMPLETE = "kept-completely";

/**
 * Loads the list of files that can be stored, for the build of this document or, without a connection, for the build of
 * the service worker.
 *
 * @param scope The absolute URL of the site's folder.
 * @throws {Error} When no list can be loaded.
 */
export async function readListing(scope: string): Promise<OfflineListing> {
  const address = scope + LISTING;
  // The query makes the request bypass the service worker, which may have an older list than the document.
  const signal = AbortSignal.timeout(PATIENCE);
  const fresh = await fetch(`${address}?${documentBuild()}`, { signal }).catch(() => null);
  const response = fresh?.ok ? fresh : await fetch(address);
  if (!response.ok) throw new Error(`The list of files at ${address} responded with status ${response.status}.`);
  return response.json();
}

/** Returns the id of the build that is stored completely, or null. */
export async function downloadedBuild(scope: string): Promise<string | null> {
  if (!(await caches.has(downloadCache(scope)))) return null;
  const mark = await (await caches.open(downloadCache(scope))).match(scope + COMPLETE);
  return mark ? mark.text() : null;
}

/**
 * Stores every file of the newest build, then deletes the files of older builds. If a deployment during the download
 * removes files from the host, it continues with the new list.
 *
 * @param onProgress Called with the finished share, from 0 to 1.
 * @returns The list of what is now stored.
 * @throws When the signal is aborted, a file fails to load or the storage is full. Files that have arrived stay for the
 * next attempt, unless the storage is full.
 */
export async function downloadNewest(
  scope: string,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<OfflineListing> {
  const listing = await readListing(scope);
  try {
    await downloadAll(scope, listing, onProgress, signal);
    return listing;
  } catch (error) {
    if (isFull(error) || signal?.aborted) throw error;
    const newer = await readListing(scope);
    if (newer.build === listing.build) throw error;
    await downloadAll(scope, newer, onProgress, signal);
    return newer;
  }
}

async function downloadAll(
  scope: string,
  listing: OfflineListing,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = new Set(allFiles(listing).map((name) => scope + name));
  try {
    await downloadMissing(scope, wanted, onProgress, signal);
  } catch (error) {
    if (!isFull(error)) throw error;
    // Files of an older build occupy space that the new ones need.
    await deleteOthers(scope, wanted);
    try {
      await downloadMissing(scope, wanted, onProgress, signal);
    } catch (error) {
      if (isFull(error)) await deleteDownload(scope); // Don't leave the device full.
      throw error;
    }
  }
  const cache = await caches.open(downloadCache(scope));
  await cache.put(scope + COMPLETE, new Response(listing.build));
  await deleteOthers(scope, wanted.add(scope + COMPLETE));
}

/** Downloads the missing files, several in parallel. The first failure cancels all of them before this rejects. */
async function downloadMissing(
  scope: string,
  wanted: Set<string>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await caches.open(downloadCache(scope));
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
      await downloadFile(cache, url, end.signal).catch((error: unknown) => {
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

async function deleteOthers(scope: string, needed: Set<string>): Promise<void> {
  const cache = await caches.open(downloadCache(scope));
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

/** Deletes all stored files, including those of an incomplete download. */
export async function deleteDownload(scope: string): Promise<void> {
  await caches.delete(downloadCache(scope));
}

/** Returns whether any files are stored, complete or not. */
export async function hasDownload(scope: string): Promise<boolean> {
  return (
    (await caches.has(downloadCache(scope))) && (await (await caches.open(downloadCache(scope))).keys()).length > 0
  );
}

/** Returns the pages that can be read without a connection. */
export async function availablePages(scope: string, listing: OfflineListing): Promise<ListedPage[]> {
  const present = new Set<string>();
  for (const name of await caches.keys()) {
    if (!isOfSite(name, scope)) continue;
    for (const { url } of await (await caches.open(name)).keys()) present.add(url);
  }
  return listing.pages.filter(({ files }) => files.every((file) => present.has(scope + file)));
}

async function downloadFile(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  // With `force-cache` and `reload`, the service worker doesn't store the response a second time. `force-cache` is safe,
  // because the content behind a hashed name never changes, but the browser may also have kept an error.
  const kept = await fetch(url, { cache: "force-cache", signal });
  const response = isStorable(url, kept) ? kept : await fetch(url, { cache: "reload", signal });
  if (!isStorable(url, response)) throw new Error(`${url} responded with something other than the expected file.`);
  await cache.put(url, response);
}
