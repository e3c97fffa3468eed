import { glossary } from "site-data/glossary";
import { decode } from "../../utilities/urls";
import { explainTerm } from "./explain-term";

/** Shows the glossary's explanation of a term, which is a link to its glossary entry. */
export function explainFromGlossary(term: HTMLAnchorElement): void {
  const text = glossary[decode(term.hash.slice(1))];
  if (text !== undefined) explainTerm(term, text); // A page from another build can use terms that are missing here.
}
