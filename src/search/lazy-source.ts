import type { SearchSource } from "./source";

/** A source whose code is loaded when it is first needed, and again when that failed. */
export function createLazySource(load: () => Promise<SearchSource>): SearchSource {
  let loading: Promise<SearchSource> | null = null;
  function get(): Promise<SearchSource> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  return {
    prepare() {
      get().then(
        (source) => source.prepare?.(),
        () => {}, // the search itself will try again and say so
      );
    },
    search: async (query, options) => (await get()).search(query, options),
  };
}
