import { type SearchSource, UnreachableError } from "./source";

/**
 * An unreachable source is skipped for this number of milliseconds, the same time for which the provider's client
 * avoids a host.
 */
const PAUSE = 120_000;

/** Creates a source that asks `first`, or `second` while `first` is unreachable. The console shows the reason. */
export function createFallbackSource(first: SearchSource, second: SearchSource): SearchSource {
  let resumeAt = Number.NEGATIVE_INFINITY;
  return {
    prepare: () => first.prepare?.(),
    async search(query, options) {
      if (Date.now() < resumeAt) return second.search(query, options);
      try {
        return await first.search(query, options);
      } catch (error) {
        if (options.signal.aborted || !(error instanceof UnreachableError)) throw error;
        console.error(error);
        resumeAt = Date.now() + PAUSE;
        return second.search(query, options);
      }
    },
  };
}
