const KEY = "recent-searches";
const MOST = 5;

/** Reads the searches whose results were followed, newest first. They never leave the device. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string").slice(0, MOST) : [];
  } catch {
    return []; // Storage is not accessible, or contains something else.
  }
}

/** Puts a search on top of the list. The returned list is valid on this page even if it cannot be stored. */
export function rememberSearch(query: string, before: string[]): string[] {
  const recent = [query, ...before.filter((other) => other !== query)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Storage is not accessible, so the search is not remembered.
  }
  return recent;
}

/** Forgets all searches. Returns the remaining list, which is empty. */
export function forgetSearches(): string[] {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is not accessible, so there is nothing to delete.
  }
  return [];
}
