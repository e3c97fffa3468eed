/** In front of the names of all our caches. */
export const CACHE_PREFIX = "docs";

/** Pages that were open, as HTML. */
export const pagesCache = (scope: string) => ownName("pages", scope);
/** Files with a hash in their name, of what was read and of the pages beside it. */
export const filesCache = (scope: string) => ownName("files", scope);
/** Everything, for readers who asked for it. */
export const keptCache = (scope: string) => ownName("kept", scope);

/**
 * Whether a cache belongs to this site; other sites may live on the same host.
 *
 * @param scope absolute address of the site's folder.
 */
export function isOwn(name: string, scope: string): boolean {
  return name.startsWith(`${CACHE_PREFIX}-`) && name.endsWith(`-${scope}`);
}

/**
 * Whether a cache was left by a site that was here before: the worker of webpack.js.org, whose caches have the default
 * names of its library, and one for fonts, or the worker that it had until 2020.
 */
export function isPredecessors(name: string, scope: string): boolean {
  const workbox = [`workbox-precache-v2-${scope}`, `workbox-runtime-${scope}`];
  return workbox.includes(name) || name === "google-fonts-cache" || name.startsWith("webpack-offline");
}

function ownName(kind: string, scope: string): string {
  return `${CACHE_PREFIX}-${kind}-${scope}`;
}
