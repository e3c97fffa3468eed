import type { SearchSource } from "./source";

/** The index that was built with the site. This build has none yet: every search fails, and the box says so. */
export function createEmbeddedSource(): SearchSource {
  return {
    search: () => Promise.reject(new Error("This site was built without a search index.")),
  };
}
