import { closestEntries } from "../../errors/closest-entries";
import { findMessages } from "../../errors/find-messages";
import type { ListedEntry, PlacedEntry } from "../../errors/types";
import type { Ungrouped } from "../../search/group-suggestions";
import { CATALOGUE } from "../../utilities/section-urls";

/** How many entries a query may have. The rest of the results is for pages. */
const MOST = 2;

/**
 * Returns the entries of the catalogue of errors that a query is about, as suggestions: messages in it, or words of one.
 *
 * @param loadEntries Loads what is shown of the entries, if there are any.
 */
export async function suggestEntries(
  query: string,
  patterns: readonly PlacedEntry[],
  loadEntries: () => Promise<readonly ListedEntry[]>,
): Promise<Ungrouped[]> {
  const found = findMessages(query, patterns).map(({ entry }) => entry);
  const first = (found.length > 0 ? found : closestEntries(query, patterns)).slice(0, MOST);
  const entries = first.length > 0 ? await loadEntries() : [];
  return first.flatMap((place) => {
    const entry = entries[place.id];
    return entry ? [suggestionOf(entry)] : [];
  });
}

function suggestionOf({ id, title, meaning }: ListedEntry): Ungrouped {
  return {
    ...{ category: "Errors", subcategory: title, title: "", text: meaning },
    ...{ url: CATALOGUE + id, kind: "error", highlights: {} },
  };
}
