import { createEmbeddedSource } from "../../search/embedded-source";
import { createFallbackSource } from "../../search/fallback-source";
import { createLazySource } from "../../search/lazy-source";
import type { SearchSource } from "../../search/source";
import type { SiteConfig } from "../../types";

/**
 * Creates the search source of this site: the hosted provider, if one is configured and reachable, or else the embedded
 * index.
 */
export function createSource({ search, origin, basePath }: SiteConfig, getWorker: () => Worker): SearchSource {
  const embedded = createEmbeddedSource(getWorker);
  if (!search) return embedded;
  const home = origin + basePath;
  // Records contain addresses of the published site. A copy of the site elsewhere should link to its own pages.
  const toPath = (url: string) => (url.startsWith(home) ? `/${url.slice(home.length)}` : url);
  const hosted = createLazySource(
    () => import(/* webpackChunkName: "hosted-search" */ "../../search/hosted-source"),
    ({ createHostedSource }) => createHostedSource({ ...search, toPath }),
  );
  return createFallbackSource(hosted, embedded);
}
