/** The parts that need the catalogue of errors. They share a chunk with it, which loads on demand. */
import { catalogue, texts } from "site-data/errors";
import type { Ungrouped } from "../../search/group-suggestions";
import { FinderForm } from "./FinderForm";
import { suggestEntries } from "./suggest-entries";

/** Renders the form that finds messages in a pasted output. */
export function Finder() {
  return <FinderForm catalogue={catalogue} loadText={loadText} />;
}

/** Returns the entries that a query of the search is about. */
export function suggest(query: string): Ungrouped[] {
  return suggestEntries(query, catalogue);
}

/** Loads the HTML below the message of an entry. It is empty for an entry of another build. */
async function loadText(id: string): Promise<string> {
  const [page = "", fragment = ""] = id.split("/#");
  return (await texts[page]?.())?.text[fragment] ?? "";
}
