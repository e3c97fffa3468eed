import { createEmbeddedSource } from "../../search/embedded-source";
import type { SearchSource } from "../../search/source";
import type { SiteConfig } from "../../types";
import { withCatalog } from "./with-catalog";

const loadEntries = async () => (await import(/* webpackChunkName: "error-patterns" */ "../errors/catalog")).suggest;

/**
 * Creates the search source of this site: the hosted provider, if one is configured and reachable, or else the embedded
 * index. If a query looks like an error message, entries of the error catalog come first.
 */
export function createSource(config: SiteConfig, getWorker: () => Worker): SearchSource {
  const embedded = createEmbeddedSource(getWorker);
  return withCatalog(config.search ? hosted(config, embedded) : embedded, loadEntries);
}

/** Loads the code for the hosted provider. If it cannot be loaded, the embedded index answers. */
function hosted(config: SiteConfig, embedded: SearchSource): SearchSource {
  const load = () => import(/* webpackChunkName: "hosted-search" */ "./create-hosted").catch(() => null);
  const loading = load().then((code) => code?.createHosted(config, embedded) ?? embedded);
  return { search: async (query, options) => (await loading).search(query, options) };
}
