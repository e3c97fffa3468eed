/** The contract between who extracts records, who indexes them, and who asks. Plain data only. */

/** The headings above a text, from the section of the site (`lvl0`) and the page (`lvl1`) down. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** One section of a page: what can be found. Records of one page follow each other, the page's own first. */
export interface SearchRecord {
  hierarchy: Hierarchy;
  /** The prose of the section. */
  content: string;
  /** Path of the page, without the base path, and fragment: `/concepts/output/#outputclean`. */
  url: string;
  /** The fragment; empty for the page's own record. */
  anchor: string;
  /** Code samples, and what a terminal prints: searched, not shown. */
  code: string;
  output: string;
  /** How much the site itself links here, from 1 to 15; 0 for pages that are no documentation, and inside of READMEs. */
  rank: number;
}

/** One section as the loaded index knows it. */
export interface IndexedSection {
  url: string;
  anchor: string;
  title: string;
  /** 1 for a page's own record, 2 for `##`. */
  level: number;
  rank: number;
  /** Number of the page, which is also the number of its text file. */
  page: number;
  /** Position among the sections of the page, and in its text file. */
  position: number;
  /** Titles above this one, from the section of the site down. */
  above: string[];
}

/** A term's sections, ascending, with how much each is about it: 0 to 15. */
export interface Postings {
  sections: Uint32Array;
  impacts: Uint8Array;
}

/** One tier of the index. */
export interface Tier {
  /** Sorted by code units. */
  terms: readonly string[];
  postings(term: number): Postings;
}

/** A result of a query. */
export interface SearchResult {
  section: IndexedSection;
  score: number;
  /** Words of the index that stand for words of the query: what to highlight. */
  words: string[];
}
