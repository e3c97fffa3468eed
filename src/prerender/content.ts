import type { PageFile, Section } from "../types";

/** One page in a printable document. */
export interface PrintableBody {
  url: string;
  /** Of the page, there. */
  id: string;
  html: string;
}

/** What the server's bundle renders a site from. The build gives it when the bundle runs, because none of it is code. */
export interface Content {
  sections: Section[];
  /** @throws {Error} when no page has this url. */
  pageFile(url: string): PageFile;
  /** Names what the page of a path needs at once besides the entry, as keys of the client's files. */
  needsOf(path: string): string[];
  /** Tells when the page of a path was last changed, in UTC, if that is known. */
  changedAt(path: string): string | undefined;
  /** Joins pages to one printable document: ids become unique, links between its pages fragments. */
  joinBodies(urls: string[]): PrintableBody[];
}
