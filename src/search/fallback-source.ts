import { type SearchSource, UnreachableError } from "./source";

interface FallbackOptions {
  /**
   * How many milliseconds an unreachable source is skipped. The default is as long as the provider's client avoids a
   * host.
   */
  pause?: number;
  now?: () => number;
}

/**
 * Creates a source that asks `first`, and asks `second` instead while `first` is unreachable. The console shows the
 * reason.
 */
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
