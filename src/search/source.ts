/** The contract between the search box and its source of results: a hosted provider or the embedded index. */

/** The start and end, in UTF-16 code units, of a part of a text that matches the query. */
export type Range = readonly [start: number, end: number];

/** The parts of a suggestion that are shown and in which matches are highlighted. */
export type SuggestionField = "category" | "subcategory" | "title" | "text";

/** One row of the results (specification, section 3). Texts are plain: they become text nodes, never HTML. */
export interface Suggestion extends Record<SuggestionField, string> {
  /** The target: a path of this site without the base path, a fragment or an absolute URL. */
  url: string;
  highlights: Partial<Record<SuggestionField, readonly Range[]>>;
  /** The facts at the start of the text, such as the type and the default of an option. */
  facts?: readonly string[];
  /** The kind of the result, such as "option". */
  kind?: string | null;
}

/** The options for a source, besides the query. */
export interface SearchOptions {
  /**
   * The name of the site's section that the reader is in, or an empty string at the top level. Its pages rank slightly
   * higher.
   */
  section: string;
  /** Limits results to kinds that start with this prefix. The site defines the kinds. */
  kind?: string;
  /** The maximum number of suggestions. */
  limit: number;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
  /** Called whenever there is a better answer to the same query, possibly several times. */
  onBetter?(suggestions: Suggestion[]): void;
}

/** Answers the queries of the search box, with the best suggestion first. */
export interface SearchSource {
  search(query: string, options: SearchOptions): Promise<Suggestion[]>;
  /** Starts to load the files that the first search needs. */
  prepare?(): void;
}

/** Thrown when there is no answer, because the network or all hosts are down. A refusal is a different error. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** The number of suggestions on a page of results, by specification. */
export const PAGE_SIZE = 5;
