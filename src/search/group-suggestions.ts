import type { Suggestion } from "./source";

/** A suggestion in its place in the list. */
export interface GroupedSuggestion extends Suggestion {
  /** Whether this is the first suggestion of its category. */
  isCategoryHeader: boolean;
  /** Whether this is the first suggestion of its subcategory. */
  isSubcategoryHeader: boolean;
}

/**
 * Groups suggestions by category, and within it by subcategory, and marks the first one of each group. A group takes
 * the position of its best suggestion.
 */
export function groupSuggestions(suggestions: Suggestion[]): GroupedSuggestion[] {
  return groupBy(suggestions, "category").flatMap((ofCategory) =>
    groupBy(ofCategory, "subcategory").flatMap((ofSubcategory, group) =>
      ofSubcategory.map((suggestion, index) => ({
        ...suggestion,
        isCategoryHeader: group === 0 && index === 0,
        isSubcategoryHeader: index === 0,
      })),
    ),
  );
}

function groupBy(suggestions: Suggestion[], field: "category" | "subcategory"): Suggestion[][] {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of suggestions) {
    const group = groups.get(suggestion[field]);
    if (group) group.push(suggestion);
    else groups.set(suggestion[field], [suggestion]);
  }
  return [...groups.values()];
}
