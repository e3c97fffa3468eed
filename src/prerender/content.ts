import type { PageFile, Section } from "../types";

/** A page in a printable document. */
export interface PrintableBody {
  url: string;
  /** The id of the page in that document. */
  id: string;
  html: string;
}

/** The content that the server bundle renders. The build passes it at run time, because none of it is code. */
export interface Content {
  sections: Section[];
  /**
   * Returns the file of a page.
   *
   * @throws {Error} When no page has this URL.
   */
  pageFile(url: string): PageFile;
  /** Returns what the page of a path needs immediately besides the entry, as keys of the client's files. */
  needsOf(path: string): string[];
  /** Returns when the page of a path was last changed, in UTC, if that is known. */
  changedAt(path: string): string | undefined;
  /** Joins pages into one printable document: ids become unique, and links between its pages become fragments. */
  joinBodies(urls: string[]): PrintableBody[];
}
