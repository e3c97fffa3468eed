import { useState } from "react";
import { stored } from "../../utilities/browser/stored";

const MOST = 5;

/** Returns the searches whose results were followed, newest first. They never leave the device. */
export function useRecentSearches() {
  const [kept] = useState(() => stored("recent-searches", parse));
  const [searches, setSearches] = useState(kept.read);
  return {
    searches,
    /** Puts a search on top of the list. */
    remember(query: string): void {
      kept.write([query, ...searches.filter((other) => other !== query)].slice(0, MOST));
      setSearches(kept.read());
    },
    forget(): void {
      kept.write(null);
      setSearches([]);
    },
  };
}

function parse(data: unknown): string[] {
  return Array.isArray(data) ? data.filter((query) => typeof query === "string").slice(0, MOST) : [];
}
