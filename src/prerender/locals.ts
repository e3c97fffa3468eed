import type { ClientFiles } from "./document";

/** What the build tells the static generator about every path, besides the content. */
export interface PrerenderLocals {
  path: string;
  /** Paths in the output by the names of chunks, sections and pages. */
  files: ClientFiles;
  /** Paths of the sections' files, by the names of the sections. */
  sectionFiles: Record<string, string>;
  /** The security policy of every document. */
  policy: string;
  /** Id of the build. */
  build: string;
  /** Folder of the search index, in the output. */
  searchFolder: string;
  /** Tells whether the site has a feed of changed pages. */
  hasFeed: boolean;
}
