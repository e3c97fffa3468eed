import { useId } from "react";

interface Props {
  searches: string[];
  onRepeat: (query: string) => void;
  onClear: () => void;
}

/** Renders the earlier searches of this device below an empty search box. */
export function RecentSearches({ searches, onRepeat, onClear }: Props) {
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section className="search-recent" aria-labelledby={id}>
      <h2 id={id} className="search-category">
        Recent searches
      </h2>
      <ul className="search-list">
        {searches.map((query) => (
          <li key={query}>
            <button type="button" className="search-repeat" onClick={() => onRepeat(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onClear}>
        Clear recent searches
      </button>
    </section>
  );
}
