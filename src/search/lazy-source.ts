import { type SearchSource, UnreachableError } from "./source";

/**
 * Creates a source whose code is loaded when it is first needed. A failed load is tried again by the next call.
 *
 * @param load Loads the code; rejects when it cannot be reached.
 * @param create Creates the source from the code; throws when its configuration is wrong.
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
        () => {}, // The search itself tries again and reports the error.
      );
    },
    search: async (query, options) => (await get()).search(query, options),
  };
}
