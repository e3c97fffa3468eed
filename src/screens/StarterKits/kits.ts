/** A starter kit; the file with all of them is `starter-kits.json`. */
export interface StarterKit {
  name: string;
  repo: string;
  /** Handle on the code host. */
  maintainer: string;
  tags: string[];
}

/** What the table can be sorted by: a kit's name, its maintainer, or its tags one after the other. */
export type SortKey = "name" | "maintainer" | "tags";

/** The column and the direction of the order. */
export interface Sorting {
  key: SortKey;
  isAscending: boolean;
}

/** The kits that have a tag, or all of them, in order. Equals stay in the order of the file. */
export function arrange(kits: StarterKit[], { key, isAscending }: Sorting, tag: string | null): StarterKit[] {
  const direction = isAscending ? 1 : -1;
  const text = (kit: StarterKit) => [kit[key]].flat().join(" ");
  return kits
    .filter(({ tags }) => tag === null || tags.includes(tag))
    .sort((a, b) => direction * text(a).localeCompare(text(b), "en", { sensitivity: "base", numeric: true }));
}

/** Every tag with the number of kits that have it: the most frequent first, then by name. */
export function countTags(kits: StarterKit[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of kits.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, "en"));
}
