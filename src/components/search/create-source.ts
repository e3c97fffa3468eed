import { searchFiles } from "site-data/search";
import { createFallbackSource } from "../../search/fallback-source";
import { createLazySource } from "../../search/lazy-source";
import type { SearchSource } from "../../search/source";
import type { SiteConfig } from "../../types";

/** Who answers on this site: the provider, when there is one and it can be reached, or else the embedded index. */
export function createSource({ search, origin, basePath }: SiteConfig): SearchSource {
  const embedded = createLazySource(
    () => import(/* webpackChunkName: "embedded-search" */ "../../search/embedded-source"),
    ({ createEmbeddedSource }) =>
      createEmbeddedSource({ names: searchFiles, base: new URL(basePath, location.origin).href }),
  );
  if (!search) return embedded;
  const home = origin + basePath;
  // Records hold addresses of the published site; a copy of it elsewhere leads to its own pages.
  const toPath = (url: string) => (url.startsWith(home) ? `/${url.slice(home.length)}` : url);
  const hosted = createLazySource(
    () => import(/* webpackChunkName: "hosted-search" */ "../../search/hosted-source"),
    ({ createHostedSource }) => createHostedSource({ ...search, toPath }),
  );
  return createFallbackSource(hosted, embedded);
}
