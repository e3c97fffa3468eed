import type { Suggestion } from "./source";

/** A suggestion before grouping, without the flags that mark the first one of a group. */
export type Ungrouped = Omit<Suggestion, "isCategoryHeader" | "isSubcategoryHeader">;

/**
 * Groups suggestions by category, and within it by subcategory, and marks the first one of each group. A group takes
 * the position of its best suggestion.
 */
export function groupSuggestions(suggestions: Ungrouped[]): Suggestion[] {
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

function groupBy(suggestions: Ungrouped[], field: "category" | "subcategory"): Ungrouped[][] {
  const groups = new Map<string, Ungrouped[]>();
  for (const suggestion of suggestions) {
    const group = groups.get(suggestion[field]);
    if (group) group.push(suggestion);
    else groups.set(suggestion[field], [suggestion]);
  }
  return [...groups.values()];
}
