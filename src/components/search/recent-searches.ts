const KEY = "recent-searches";
const MOST = 5;

/** Searches that led somewhere, newest first. They never leave the device. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string").slice(0, MOST) : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

/** Puts a search on top of the list; returns the new list, which holds on this page even where nothing can be stored. */
export function rememberSearch(query: string, before: string[]): string[] {
  const recent = [query, ...before.filter((other) => other !== query)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Not remembered.
  }
  return recent;
}

export function forgetSearches(): string[] {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing then.
  }
  return [];
}
