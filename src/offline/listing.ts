/** What the site consists of, for keeping it: `/offline.json`, written by `scripts/site/outputs/offline-listing.ts`. */
export interface OfflineListing {
  /** Id of the build, as in `version.json` and in every document. */
  build: string;
  /** Size of all files together, in bytes. */
  bytes: number;
  /** Files that search needs. All paths are inside the site's folder and have a hash in their name. */
  always: string[];
  /** Files that belong to no page in particular. */
  shared: string[];
  pages: ListedPage[];
}

/** A page, and what has to be kept for it. */
export interface ListedPage {
  /** Without the base path: `/concepts/`. */
  url: string;
  title: string;
  /** Its own first, then its section's, its screen's, and its images. */
  files: string[];
}

/** Name of the listing's file. */
export const LISTING = "offline.json";

/** The pages before and after one, which a reader is likely to open next. */
export function pagesBeside({ pages }: OfflineListing, url: string): ListedPage[] {
  const index = pages.findIndex((page) => page.url === url);
  return index < 0 ? [] : [pages[index - 1], pages[index + 1]].filter((page) => page !== undefined);
}

/** Every file once. */
export function allFiles({ always, shared, pages }: OfflineListing): string[] {
  return [...new Set([...always, ...shared, ...pages.flatMap(({ files }) => files)])];
}
