import type { ClientFiles, SiteConfig } from "../../src/types";
import type { Site } from "./content/types";
import type { SearchFiles } from "./outputs/search-index";

/** The input of all outputs: what is known once the client is bundled. */
export interface Built {
  site: Site;
  config: SiteConfig;
  search: SearchFiles;
  /** Paths of files, relative to the output folder, by the names of chunks, sections and pages. */
  files: ClientFiles;
}
