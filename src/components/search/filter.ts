/** A query without its filter, and the start of the kind that it filters by. */
interface Filtered {
  text: string;
  /** In lowercase; empty for all kinds, undefined for a query without a filter. */
  kind: string | undefined;
}

/** Separates a filter from a query: `>option cache`. */
export function readFilter(query: string): Filtered {
  const [filter = "", kind] = /^\s*>(\w*)(?:\s+|$)/.exec(query) ?? [];
  return { text: query.slice(filter.length).trim(), kind: kind?.toLowerCase() };
}
