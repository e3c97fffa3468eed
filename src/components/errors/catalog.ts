/**
 * The code that needs the patterns of the error catalog. It's in one chunk with the patterns, which loads on demand.
 */
import { patterns } from "site-data/error-patterns";
import { texts } from "site-data/errors";
import { type Analysis, analyzeOutput } from "../../errors/analyze-output";
import { closestEntries } from "../../errors/closest-entries";
import { findMessages } from "../../errors/find-messages";
import type { Explanation, ListedEntry } from "../../errors/types";
import type { Suggestion } from "../../search/source";
import { CATALOG } from "../../utilities/section-urls";

/** The maximum number of entries for a query. The remaining results are pages. */
const MOST = 2;

/** The catalog as the finder uses it. */
export interface ErrorCatalog {
  analyze: (output: string) => Analysis;
  /** Loads the fields that lists show of each entry, in the order of the entries' indexes. */
  loadEntries: () => Promise<readonly ListedEntry[]>;
  /** Loads the causes of an entry, by its id. */
  loadExplanation: (id: string) => Promise<Explanation>;
}

/** The catalog of this site. */
export const catalog: ErrorCatalog = {
  analyze: (output) => analyzeOutput(output, patterns),
  loadEntries,
  loadExplanation,
};

/**
 * Returns suggestions for a search query: entries whose messages are in it, or else entries that share words with it.
 */
export async function suggest(query: string): Promise<Suggestion[]> {
  const found = findMessages(query, patterns).map(({ entry }) => entry);
  const first = (found.length > 0 ? found : closestEntries(query, patterns)).slice(0, MOST);
  const entries = first.length > 0 ? await loadEntries() : [];
  return first.flatMap(({ id }) => {
    const entry = entries[id];
    return entry ? [suggestionOf(entry)] : [];
  });
}

function suggestionOf({ id, title, meaning }: ListedEntry): Suggestion {
  return {
    category: "Errors",
    subcategory: title,
    title: "",
    text: meaning,
    url: CATALOG + id,
    kind: "error",
    highlights: {},
  };
}

/** Loads a function that returns the entry for an output. If several match, it returns the one to fix first. */
export async function loadFindEntry(): Promise<(output: string) => ListedEntry | undefined> {
  const entries = await loadEntries();
  return (output) => {
    const [first] = findMessages(output, patterns);
    return first && entries[first.entry.id];
  };
}

/** Loads the fields that lists show of each entry. They are needed once a message has been found. */
async function loadEntries(): Promise<readonly ListedEntry[]> {
  return (await import(/* webpackChunkName: "error-entries" */ "site-data/error-entries")).entries;
}

/** Loads the causes of an entry. There are none if the entry is from another build. */
async function loadExplanation(id: string): Promise<Explanation> {
  const [page = "", fragment = ""] = id.split("/#");
  return (await texts[page]?.())?.text[fragment] ?? { causes: [], rest: "" };
}
