import type { ClientFiles } from "./document";

/** What the build passes to the static generator for every path, besides the content. */
export interface PrerenderLocals {
  path: string;
  /** Paths of files, relative to the output folder, by the names of chunks, sections and pages. */
  files: ClientFiles;
  /** Paths of the sections' files, by section name. */
  sectionFiles: Record<string, string>;
  /** The security policy of all documents. */
  policy: string;
  /** The id of the build. */
  build: string;
  /** The folder of the search index, relative to the output folder. */
  searchFolder: string;
  /** Whether the site has a feed of changed pages. */
  hasFeed: boolean;
}
