/**
 * The code that needs the patterns of the error catalog. It's in one chunk with the patterns, which loads on demand.
 */
import { patterns as packed } from "site-data/error-patterns";
import { texts } from "site-data/errors";
import { closestEntries } from "../../errors/closest-entries";
import { findMessages } from "../../errors/find-messages";
import { unpackPatterns } from "../../errors/pack-patterns";
import type { ListedEntry } from "../../errors/types";
import type { Suggestion } from "../../search/source";
import { CATALOGUE } from "../../utilities/section-urls";
import { FinderForm } from "./FinderForm";

const patterns = unpackPatterns(packed);

/** The maximum number of entries for a query. The remaining results are pages. */
const MOST = 2;

/** Renders the form that finds messages in a pasted output. */
export function Finder() {
  return <FinderForm patterns={patterns} loadEntries={loadEntries} loadText={loadText} />;
}

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
    url: CATALOGUE + id,
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

/** Loads the HTML below the message of an entry. Empty if the entry is from another build. */
async function loadText(id: string): Promise<string> {
  const [page = "", fragment = ""] = id.split("/#");
  return (await texts[page]?.())?.text[fragment] ?? "";
}
