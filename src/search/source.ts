/** The contract between the search box and whoever answers it: a hosted provider or the embedded index. */

/** Start and end, in code units, of a part of a text that matches the query. */
export type Range = readonly [start: number, end: number];

/** Parts of a suggestion that are shown, and in which matches are marked. */
export type SuggestionField = "category" | "subcategory" | "title" | "text";

/** One line of the results (specification section 3). Texts are plain: they become text nodes, never HTML. */
export interface Suggestion extends Record<SuggestionField, string> {
  /** Where it leads: a path of this site without the base path, a fragment, or an absolute address. */
  url: string;
  highlights: Partial<Record<SuggestionField, readonly Range[]>>;
  /** The first of its category. */
  isCategoryHeader: boolean;
  /** The first of its subcategory. */
  isSubcategoryHeader: boolean;
}

export interface SearchOptions {
  /** Name of the site's section that the reader is in: its pages get a small lift. Empty at the top level. */
  section: string;
  /** How many suggestions at most. */
  limit: number;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Called, perhaps several times, when there is a better answer to the same query. */
  onBetter?(suggestions: Suggestion[]): void;
}

export interface SearchSource {
  search(query: string, options: SearchOptions): Promise<Suggestion[]>;
  /** Begins to load what the first search is going to need. */
  prepare?(): void;
}

/** Nobody has answered: the network is away, or all hosts are. An answer that says no is another error. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** Rows of a page of results, by specification. */
export const PAGE_SIZE = 5;
