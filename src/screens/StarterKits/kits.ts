/** A starter kit, as in `starter-kits.json`. */
export interface StarterKit {
  name: string;
  repo: string;
  /** The GitHub handle. */
  maintainer: string;
  tags: string[];
}

/** The columns to sort by. Tags are compared as one text. */
export type SortKey = "name" | "maintainer" | "tags";

/** The column to sort by and the direction. */
export interface Sorting {
  key: SortKey;
  isAscending: boolean;
}

/** Returns the kits with a tag, or all kits, sorted. Equal kits stay in the order of the file. */
export function arrange(kits: StarterKit[], { key, isAscending }: Sorting, tag: string | null): StarterKit[] {
  const direction = isAscending ? 1 : -1;
  const text = (kit: StarterKit) => [kit[key]].flat().join(" ");
  return kits
    .filter(({ tags }) => tag === null || tags.includes(tag))
    .sort((a, b) => direction * text(a).localeCompare(text(b), "en", { sensitivity: "base", numeric: true }));
}

/** Returns all tags with the number of kits that have them, the most frequent first and then by name. */
export function countTags(kits: StarterKit[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of kits.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, "en"));
}
