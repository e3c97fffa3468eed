import { glossary } from "site-data/glossary";
import { decode } from "../../utilities/urls";
import { explainTerm } from "./explain-term";

/** Shows what the glossary says about a term, which is a link to its entry there. */
export function explainFromGlossary(term: HTMLAnchorElement): void {
  const text = glossary[decode(term.hash.slice(1))];
  if (text !== undefined) explainTerm(term, text); // a page of another build may know other terms
}
