/** The prefix of the names of all caches of this site. */
export const CACHE_PREFIX = "docs";

/** Returns the name of the cache for the HTML of pages that were open. */
export const pagesCache = (scope: string) => cacheName("pages", scope);
/**
 * Returns the name of the cache for files with a hash in their name: the files of pages that were read, and of their
 * neighbors.
 */
export const filesCache = (scope: string) => cacheName("files", scope);
/**
 * Returns the name of the cache for the whole documentation, which a reader has downloaded. The word in the name must not
 * change, because readers have caches with it.
 */
export const downloadCache = (scope: string) => cacheName("kept", scope);

/**
 * Returns whether a cache belongs to this site. Other sites may use the same host.
 *
 * @param scope The absolute URL of the site's folder.
 */
export function isOfSite(name: string, scope: string): boolean {
  return name.startsWith(`${CACHE_PREFIX}-`) && name.endsWith(`-${scope}`);
}

/**
 * Returns whether a cache was left by an earlier site at this address. The service worker of webpack.js.org used the
 * default cache names of Workbox and one for fonts; until 2020, the site had a different worker with its own prefix.
 */
export function isOfPredecessor(name: string, scope: string): boolean {
  const workbox = [`workbox-precache-v2-${scope}`, `workbox-runtime-${scope}`];
  return workbox.includes(name) || name === "google-fonts-cache" || name.startsWith("webpack-offline");
}

function cacheName(kind: string, scope: string): string {
  return `${CACHE_PREFIX}-${kind}-${scope}`;
}
