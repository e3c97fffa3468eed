import type { Suggestion } from "./source";

/** A suggestion before anybody knows what stands around it. */
type Ungrouped = Omit<Suggestion, "isCategoryHeader" | "isSubcategoryHeader">;

/**
 * Brings suggestions of one category together, and in it those of one subcategory, each where its best one stood, and
 * says which of them begin one.
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
