import type { GroupedSuggestion } from "../../search/group-suggestions";
import type { Suggestion } from "../../search/source";
import { renderSuggestion } from "./option-nodes";

/** Moves the selected result to the top of a better answer, so that Enter still follows that result. */
export function pinSelected(list: Element, shown: GroupedSuggestion[], better: Suggestion[]): Suggestion[] {
  const first = shown[Math.max(selectedIndex(list), 0)];
  if (!first) return better;
  const same = better.find(({ url }) => url === first.url) ?? first;
  const others = better.filter(({ url }) => url !== first.url);
  return [same, ...others.slice(0, Math.max(better.length, 1) - 1)];
}

/**
 * Updates the options on screen with the texts of a better answer, if the list contains the same results.
 *
 * @returns Whether it does; if not, the better answer has to be rendered.
 */
export function improveOptions(list: Element, shown: GroupedSuggestion[], better: GroupedSuggestion[]): boolean {
  // A reader who has moved down the list is reading it, so the list stays until the next key.
  if (selectedIndex(list) <= 0 && urls(better) !== urls(shown)) return false;
  const options = list.querySelectorAll("[role=option]");
  for (const [index, suggestion] of shown.entries()) {
    const improved = better.find(({ url }) => url === suggestion.url);
    const content = options[index]?.querySelector(".search-option");
    if (improved && content) content.replaceWith(renderSuggestion(improved));
  }
  return true;
}

function selectedIndex(list: Element): number {
  const options = [...list.querySelectorAll("[role=option]")];
  return options.findIndex((option) => option.getAttribute("aria-selected") === "true");
}

function urls(suggestions: Suggestion[]): string {
  return suggestions.map(({ url }) => url).join(" ");
}
