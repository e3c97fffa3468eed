/** The parts that need the patterns of the catalogue of errors. They share a chunk with these, which loads on demand. */
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

/** How many entries a query may have. The rest of the results is for pages. */
const MOST = 2;

/** Renders the form that finds messages in a pasted output. */
export function Finder() {
  return <FinderForm patterns={patterns} loadEntries={loadEntries} loadText={loadText} />;
}

/** Returns the entries that a query of the search is about, as suggestions: messages in it, or words of one. */
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

/** Loads a function that returns the entry of an output, of several the one to work on first. */
export async function loadFindEntry(): Promise<(output: string) => ListedEntry | undefined> {
  const entries = await loadEntries();
  return (output) => {
    const [first] = findMessages(output, patterns);
    return first && entries[first.entry.id];
  };
}

/** Loads what lists show of the entries, which is needed once a message is found. */
async function loadEntries(): Promise<readonly ListedEntry[]> {
  return (await import(/* webpackChunkName: "error-entries" */ "site-data/error-entries")).entries;
}

/** Loads the HTML below the message of an entry. It is empty for an entry of another build. */
async function loadText(id: string): Promise<string> {
  const [page = "", fragment = ""] = id.split("/#");
  return (await texts[page]?.())?.text[fragment] ?? "";
}
