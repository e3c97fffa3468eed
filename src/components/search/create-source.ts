import { createEmbeddedSource } from "../../search/embedded-source";
import { createFallbackSource } from "../../search/fallback-source";
import { createLazySource } from "../../search/lazy-source";
import type { SearchSource } from "../../search/source";
import type { SiteConfig } from "../../types";
import { withoutBase } from "../../utilities/urls";
import { withErrors } from "./with-errors";

const loadEntries = async () => (await import(/* webpackChunkName: "error-finder" */ "../errors/catalogue")).suggest;

/**
 * Creates the search source of this site: the hosted provider, if one is configured and reachable, or else the embedded
 * index. Queries that look like a message get entries of the catalogue of errors first.
 */
export function createSource({ search, origin, basePath }: SiteConfig, getWorker: () => Worker): SearchSource {
  const embedded = createEmbeddedSource(getWorker);
  if (!search) return withErrors(embedded, loadEntries);
  // Records contain addresses of the published site. A copy of the site elsewhere should link to its own pages.
  const toPath = (url: string) => withoutBase(origin + basePath, url) ?? url;
  const hosted = createLazySource(
    () => import(/* webpackChunkName: "hosted-search" */ "../../search/hosted-source"),
    ({ createHostedSource }) => createHostedSource({ ...search, toPath }),
  );
  return withErrors(createFallbackSource(hosted, embedded), loadEntries);
}
