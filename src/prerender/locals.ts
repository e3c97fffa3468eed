import type { ClientFiles } from "./document";
import type { KeepDrawn } from "./keep-drawn";
import type { JoinBodies } from "./printable";

/** What the build tells the generator about each path. */
export interface PrerenderLocals {
  path: string;
  /** The static generator's: what it knows of this bundle. */
  webpackStats: { hash: string };
  keep: KeepDrawn;
  /** Writes the HTML of a path, piece by piece. */
  write: (path: string, html: Iterable<string>) => void;
  files: ClientFiles;
  policy: string;
  /** Id of the build. */
  build: () => string;
  searchFolder: string;
  /** Files of the sections, by their names. */
  sectionFiles: () => Record<string, string>;
  /** Names in `files` of what a path's page needs at once. */
  needsOf: (path: string) => string[];
  /** When a path's page was last changed, if that is known. */
  changedAt: (path: string) => string | undefined;
  joinBodies: JoinBodies;
  hasFeed: boolean;
}
