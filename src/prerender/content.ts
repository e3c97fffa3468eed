import type { ClientFiles, PageFile, Section } from "../types";

/** A page in a printable document. */
export interface PrintableBody {
  url: string;
  /** The id of the page in that document. */
  id: string;
  html: string;
}

/**
 * The content that the server bundle renders, and the files that its documents refer to. The build passes it at run
 * time, because none of it is code.
 */
export interface Content {
  sections: Section[];
  /**
   * Returns the file of a page.
   *
   * @throws {Error} When no page has this URL.
   */
  pageFile(url: string): PageFile;
  /**
   * Returns the keys (in the client's files) of everything that the page of a path needs right away besides the entry.
   */
  needsOf(path: string): string[];
  /** Returns when the page of a path was last changed, in UTC, if that is known. */
  changedAt(path: string): string | undefined;
  /**
   * Writes the HTML of a path. Documents aren't collected, because those of thousands of pages take gigabytes.
   *
   * @param path The decoded path, such as `/concepts/` or `/404.html`.
   * @throws The system's error when the file can't be written.
   */
  write(path: string, html: string): void;
  /** Joins pages into one printable document: ids become unique, and links between its pages become fragments. */
  joinBodies(urls: string[]): PrintableBody[];
  /** File paths relative to the output folder, by the names of chunks, sections and pages. */
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
