import type { ClientFiles, SiteConfig } from "../../src/types";
import type { Site } from "./content/types";
import type { SearchFiles } from "./outputs/search-index";

/** The input of all outputs: the data that exists once the client is bundled. */
export interface Built {
  site: Site;
  config: SiteConfig;
  search: SearchFiles;
  /** File paths relative to the output folder, by the names of chunks, sections and pages. */
  files: ClientFiles;
}
