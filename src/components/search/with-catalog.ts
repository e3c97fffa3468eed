import type { SearchSource, Suggestion } from "../../search/source";

/** Returns the entries of the error catalog that a query is about. */
type SuggestEntries = (query: string) => Promise<Suggestion[]>;

/** Characters and words that are typical of messages. Other queries don't need to wait for the catalog. */
const MESSAGE =
  /['"`:()]|\.\/|\b(?:error|warning|failed|cannot|can't|unable|not|unexpected|undefined|unknown|invalid|conflict|missing|exceeds?|should|must|deprecated|loading chunk)\b|[a-z]Error\b/i;

/**
 * Creates a source that asks the error catalog if a query looks like a message, and lists its entries before the
 * results of another source.
 *
 * @param load Loads the function that asks the catalog. If that fails, the other source answers alone.
 */
export function withCatalog(source: SearchSource, load: () => Promise<SuggestEntries>): SearchSource {
  const ask = async (query: string, kind: string | undefined) => {
    if (kind && !"error".startsWith(kind)) return [];
    // Only the catalog has messages, so a filter for errors always asks it.
    if (!kind && (!/\S\s+\S/.test(query) || !MESSAGE.test(query))) return [];
    return load()
      .then((suggest) => suggest(query))
      .catch(() => []);
  };
  return {
    ...source,
    async search(query, { onBetter, ...options }) {
      const entries = ask(query, options.kind);
      const merge = async (suggestions: Suggestion[]) => {
        const first = await entries;
        const urls = new Set(first.map(({ url }) => url));
        const rest = suggestions.filter(({ url }) => !urls.has(url));
        return [...first, ...rest].slice(0, options.limit);
      };
      const better = onBetter && (async (suggestions: Suggestion[]) => onBetter(await merge(suggestions)));
      return merge(await source.search(query, { ...options, ...(better && { onBetter: better }) }));
    },
  };
}
