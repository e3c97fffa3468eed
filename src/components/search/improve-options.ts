import { groupSuggestions } from "../../search/group-suggestions";
import type { Suggestion } from "../../search/source";
import { drawSuggestion } from "./option-nodes";

/**
 * Takes a better answer to the query whose results are shown, and never moves the selected one: it is what Enter leads to.
 * Options that stay get their new texts.
 *
 * @returns the results to be drawn anew, when others have to be there.
 */
export function improveOptions(list: Element, shown: Suggestion[], better: Suggestion[]): Suggestion[] | null {
  const options = [...list.querySelectorAll("[role=option]")];
  const selected = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  const pinned = pin(shown[Math.max(selected, 0)], better);
  // Whoever has gone down the list reads it: it stays until the next key.
  if (selected <= 0 && urls(pinned) !== urls(shown)) return pinned;
  for (const [index, suggestion] of shown.entries()) {
    const improved = better.find(({ url }) => url === suggestion.url);
    const content = options[index]?.querySelector(".search-option");
    if (improved && content) content.replaceWith(drawSuggestion(improved));
  }
  return null;
}

/** The first stays the first. */
function pin(first: Suggestion | undefined, better: Suggestion[]): Suggestion[] {
  if (!first) return better;
  const same = better.find(({ url }) => url === first.url) ?? first;
  const others = better.filter(({ url }) => url !== first.url);
  return groupSuggestions([same, ...others.slice(0, Math.max(better.length, 1) - 1)]);
}

function urls(suggestions: Suggestion[]): string {
  return suggestions.map(({ url }) => url).join(" ");
}
