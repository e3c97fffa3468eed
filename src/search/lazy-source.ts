import { type SearchSource, UnreachableError } from "./source";

/**
 * A source whose code is loaded when it is first needed, and again when that failed.
 *
 * @param load the code; fails when it cannot be reached.
 * @param create makes the source; fails when it is set up wrong.
 */
export function createLazySource<Code>(load: () => Promise<Code>, create: (code: Code) => SearchSource): SearchSource {
  let loading: Promise<SearchSource> | null = null;
  function get(): Promise<SearchSource> {
    loading ??= load()
      .catch((cause: unknown) => {
        loading = null;
        throw new UnreachableError("The code of the search could not be loaded.", { cause });
      })
      .then(create);
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
