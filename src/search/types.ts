/** The types that extraction, indexing and querying share. They are plain data. */

/** The headings above a text, from the section of the site (`lvl0`) and the page (`lvl1`) down to its own. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/**
 * One section of a page, which is the unit that search finds. The records of a page are consecutive, the page's own
 * first.
 */
export interface SearchRecord {
  hierarchy: Hierarchy;
  /** The prose of the section. */
  content: string;
  /** The path of the page without the base path, with the fragment: `/concepts/output/#outputclean`. */
  url: string;
  /** The fragment; it is empty for the page's own record. */
  anchor: string;
  /** Code samples (`code`) and terminal output (`output`), which are searched, but not shown. */
  code: string;
  output: string;
  /** Questions that the section answers, in different words. They are searched, but not shown. */
  asked: string;
  /**
   * How often the site itself links here, on a scale from 1 to 15; 0 for sections of READMEs from other projects, which
   * rank lower and are only found by their titles.
   */
  rank: number;
  /**
   * Whether a first answer doesn't need its title. The page's own record is never an aside, and asides come after the
   * others.
   */
  isAside: boolean;
}

/** One section in the loaded index. */
export interface IndexedSection {
  url: string;
  title: string;
  /** The level of the heading: 1 for a page's own record, 2 for `##`. */
  level: number;
  rank: number;
  /** The number of the page, which is also the number of its text file. */
  page: number;
  /** The position among the sections of the page, and in its text file. */
  position: number;
  /** The titles above this one, from the section of the site down. */
  above: string[];
}

/** The sections of a term in ascending order, with the relevance of each, from 0 to 15. */
export interface Postings {
  sections: Uint32Array;
  impacts: Uint8Array;
}

/** One tier of the index: the terms of the titles, or the terms of the texts. */
export interface Tier {
  /** The terms, sorted by UTF-16 code units. */
  terms: readonly string[];
  /** Returns the sections of a term, or undefined if no section has it. */
  postings(term: string): Postings | undefined;
}

/** A section that matches a query. */
export interface SearchResult {
  section: IndexedSection;
  /** The kind of the section, such as "option". */
  kind: string | null;
  /** The words of the index that match words of the query, for highlighting. */
  words: string[];
}
