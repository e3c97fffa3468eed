import type { Site } from "../scripts/site/content/types";
import { loadSite } from "../scripts/site/load-site";

/** Our own pages, which a worker reads once for all files that need them. Pages that haven't changed come from the cache. */
export const ownSite: Site = (await loadSite({})).site;
