/**
 * The content of `/offline.json`, which lists everything that has to be stored to read the site offline.
 * `scripts/site/outputs/offline-listing.ts` writes it.
 */
export interface OfflineListing {
  /** The id of the build, as in `version.json` and in every document. */
  build: string;
  /** The total size of all files in bytes. */
  bytes: number;
  /** The files that search needs. All paths are relative to the site's folder and contain a hash. */
  always: string[];
  /** The files that all pages share. */
  shared: string[];
  pages: ListedPage[];
}

/** A page with the files that it needs. */
export interface ListedPage {
  /** The path without the base path: `/concepts/`. */
  url: string;
  title: string;
  /** The page's own file first, then those of its section, its screen and its images. */
  files: string[];
}

/** The name of the file. */
export const LISTING = "offline.json";

/** Returns the previous and the next page, which a reader is likely to open. */
export function pagesBeside({ pages }: OfflineListing, url: string): ListedPage[] {
  const index = pages.findIndex((page) => page.url === url);
  return index < 0 ? [] : [pages[index - 1], pages[index + 1]].filter((page) => page !== undefined);
}

/** Returns all files without duplicates. */
export function allFiles({ always, shared, pages }: OfflineListing): string[] {
  return [...new Set([...always, ...shared, ...pages.flatMap(({ files }) => files)])];
}
