import { groupSuggestions } from "../../search/group-suggestions";
import type { Suggestion } from "../../search/source";
import { renderSuggestion } from "./option-nodes";

/**
 * Applies a better answer to the query on screen. It never moves the selected option, because Enter follows that one.
 * Options that stay get their new texts.
 *
 * @returns The results to render again if the list changes, otherwise null.
 */
export function improveOptions(list: Element, shown: Suggestion[], better: Suggestion[]): Suggestion[] | null {
  const options = [...list.querySelectorAll("[role=option]")];
  const selected = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  const pinned = pin(shown[Math.max(selected, 0)], better);
  // A reader who has moved down the list is reading it, so it stays until the next key.
  if (selected <= 0 && urls(pinned) !== urls(shown)) return pinned;
  for (const [index, suggestion] of shown.entries()) {
    const improved = better.find(({ url }) => url === suggestion.url);
    const content = options[index]?.querySelector(".search-option");
    if (improved && content) content.replaceWith(renderSuggestion(improved));
  }
  return null;
}

/** Keeps the first result in first place. */
function pin(first: Suggestion | undefined, better: Suggestion[]): Suggestion[] {
  if (!first) return better;
  const same = better.find(({ url }) => url === first.url) ?? first;
  const others = better.filter(({ url }) => url !== first.url);
  return groupSuggestions([same, ...others.slice(0, Math.max(better.length, 1) - 1)]);
}

function urls(suggestions: Suggestion[]): string {
  return suggestions.map(({ url }) => url).join(" ");
}
