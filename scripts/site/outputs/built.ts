import type { ClientFiles } from "../../../src/prerender/document";
import type { SiteConfig } from "../../../src/types";
import type { Site } from "../content/types";
import type { SearchFiles } from "./search-index";

/** What outputs are made of: everything that is known when the pages are rendered. */
export interface Built {
  site: Site;
  config: SiteConfig;
  search: SearchFiles;
  /** Paths in the output by the names of chunks, sections and pages. */
  files: ClientFiles;
}
