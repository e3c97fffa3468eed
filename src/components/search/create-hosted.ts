import { createFallbackSource } from "../../search/fallback-source";
import { createHostedSource } from "../../search/hosted-source";
import type { SearchSource } from "../../search/source";
import type { SiteConfig } from "../../types";
import { withoutBase } from "../../utilities/urls";

/** Creates the source that asks the hosted provider, or the embedded index while the provider is unreachable. */
export function createHosted({ search, origin, basePath }: SiteConfig, embedded: SearchSource): SearchSource {
  if (!search) return embedded;
  // Records contain addresses of the published site. A copy of the site elsewhere should link to its own pages.
  const toPath = (url: string) => withoutBase(origin + basePath, url) ?? url;
  return createFallbackSource(createHostedSource({ ...search, toPath }), embedded);
}
