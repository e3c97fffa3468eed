import { closestEntries } from "../../errors/closest-entries";
import { findMessages } from "../../errors/find-messages";
import type { CatalogueEntry } from "../../errors/types";
import type { Ungrouped } from "../../search/group-suggestions";

/** How many entries a query may have. The rest of the results is for pages. */
const MOST = 2;

/** Returns the entries of the catalogue of errors that a query is about, as suggestions: messages in it, or words of one. */
export function suggestEntries(query: string, catalogue: readonly CatalogueEntry[]): Ungrouped[] {
  const found = findMessages(query, catalogue).map(({ entry }) => entry);
  const entries = found.length > 0 ? found : closestEntries(query, catalogue);
  return entries.slice(0, MOST).map(({ id, patterns, meaning }) => ({
    ...{ category: "Errors", subcategory: patterns[0] ?? "", title: "", text: meaning },
    ...{ url: `/errors/${id}`, kind: "error", highlights: {} },
  }));
}
