import { liteClient } from "algoliasearch/lite";
import { formatHits, MARKS } from "./format-hits";
import { createHostStates } from "./host-states";
import { defaultHosts, toHost } from "./hosts";
import { PAGE_SIZE, type SearchOptions, type SearchSource, UnreachableError } from "./source";

/**
 * The timeouts in milliseconds that the specification prescribes. After a host that did not answer, the client waits
 * longer for the next one.
 */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

interface HostedSourceOptions {
  appId: string;
  /** A public key that only allows searching, because every reader receives it. */
  apiKey: string;
  index: string;
  /** The addresses to query in order; if empty, those that the provider assigns to the application. */
  hosts: string[];
  /** Converts the address of a hit into a path that links on this site can use. */
  toPath: (url: string) => string;
}

/**
 * Creates the source that searches the provider's index. If a host does not answer in time or fails with a server
 * error, the source asks the next one and avoids that host for two minutes. A refusal (4xx) ends the search at once. If
 * all hosts have failed, it asks them once more by GET, because some networks block only POST.
 *
 * @throws {Error} With a usage message, if an option is missing or a host is not a web address.
 */
export function createHostedSource({ appId, apiKey, index, hosts, toPath }: HostedSourceOptions): SearchSource {
  if (!appId || !apiKey || !index) {
    throw new Error(
      "Usage: createHostedSource({ appId, apiKey, index, hosts, toPath }). The first three are required.",
    );
  }
  const known = (hosts.length > 0 ? hosts : defaultHosts(appId)).map(toHost);
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostStates(),
    maxRateLimitRetries: 0, // status 429 is a refusal too
    hosts: known,
  });

  async function post(params: string): Promise<unknown> {
    const { results } = await client.search<object>({
      requests: [{ indexName: index, params }] as never, // the specification wants the parameters URL-encoded
    });
    const [result] = results;
    return result && "hits" in result ? result.hits : undefined;
  }

  async function get(params: string, signal: AbortSignal): Promise<unknown> {
    const credentials = new URLSearchParams({ "x-algolia-application-id": appId, "x-algolia-api-key": apiKey });
    for (const { protocol, url } of known) {
      const address = `${protocol}://${url}/1/indexes/${encodeURIComponent(index)}?${params}&${credentials}`;
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUTS.connect + TIMEOUTS.read)]);
      const response = await fetch(address, { signal: timeout }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { hits?: unknown }).hits;
    }
    return null;
  }

  return {
    async search(query, options) {
      const params = parameters(query, options);
      try {
        return formatHits(await post(params), toPath);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== "RetryError") throw error;
        const hits = await get(params, options.signal);
        if (hits === null) throw new UnreachableError(error.message, { cause: error });
        return formatHits(hits, toPath);
      }
    },
  };
}

function parameters(
  query: string,
  { section, limit, kind }: Pick<SearchOptions, "section" | "limit" | "kind">,
): string {
  return new URLSearchParams({
    query,
    hitsPerPage: String(Math.min(limit, PAGE_SIZE)),
    attributesToSnippet: JSON.stringify(["content:20"]),
    snippetEllipsisText: "…",
    highlightPreTag: MARKS.open,
    highlightPostTag: MARKS.close,
    ...(kind && { facetFilters: JSON.stringify([`kind:${kind}`]) }),
    ...(section && { optionalFilters: JSON.stringify([`section:${section}`]) }),
  }).toString();
}
