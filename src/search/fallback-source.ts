import { type SearchSource, UnreachableError } from "./source";

interface FallbackOptions {
  /** Milliseconds for which a source that was away is not asked again: as long as the provider's client avoids a host. */
  pause?: number;
  now?: () => number;
}

/** Asks the first source, and the second while the first cannot be reached. The log says why. */
export function createFallbackSource(
  first: SearchSource,
  second: SearchSource,
  { pause = 120_000, now = Date.now }: FallbackOptions = {},
): SearchSource {
  let resumeAt = Number.NEGATIVE_INFINITY;
  return {
    prepare: () => first.prepare?.(),
    async search(query, options) {
      if (now() < resumeAt) return second.search(query, options);
      try {
        return await first.search(query, options);
      } catch (error) {
        if (options.signal.aborted || !(error instanceof UnreachableError)) throw error;
        console.error(error);
        resumeAt = now() + pause;
        return second.search(query, options);
      }
    },
  };
}
