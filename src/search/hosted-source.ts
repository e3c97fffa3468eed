import { liteClient } from "algoliasearch/lite";
import type { HostedSearch } from "../types";
import { formatHits, MARKS } from "./format-hits";
import { createHostStates } from "./host-states";
import { PAGE_SIZE, type SearchOptions, type SearchSource } from "./source";

/** Milliseconds, by specification. The client waits longer for the next host after one that gave no answer. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

interface HostedSourceOptions extends HostedSearch {
  /** Turns the address of a hit into one that links of this site use. */
  toPath: (url: string) => string;
}

/**
 * The provider's index. Asks the next host when one gives no answer in time or a fault of its own, and gives up at once
 * when one refuses the question (4xx). A host that failed is left alone for two minutes.
 *
 * @throws {Error} with a usage sentence when something is missing or a host cannot be one.
 */
export function createHostedSource({ appId, apiKey, index, hosts, toPath }: HostedSourceOptions): SearchSource {
  if (!appId || !apiKey || !index) {
    throw new Error(
      "Usage: createHostedSource({ appId, apiKey, index, hosts, toPath }). The first three are required.",
    );
  }
  const client = liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostStates(),
    maxRateLimitRetries: 0, // "too many requests" is a refusal as well
    ...(hosts.length > 0 && { hosts: hosts.map(toHost) }),
  });

  return {
    async search(query, options) {
      const { results } = await client.search<object>({
        requests: [{ indexName: index, params: parameters(query, options) }] as never, // the form by specification: encoded
      });
      const [result] = results;
      return formatHits(result && "hits" in result ? result.hits : undefined, toPath);
    },
  };
}

function parameters(query: string, { section, limit }: Pick<SearchOptions, "section" | "limit">): string {
  return new URLSearchParams({
    query,
    hitsPerPage: String(Math.min(limit, PAGE_SIZE)),
    attributesToSnippet: JSON.stringify(["content:20"]),
    snippetEllipsisText: "…",
    highlightPreTag: MARKS.open,
    highlightPostTag: MARKS.close,
    ...(section && { optionalFilters: JSON.stringify([`section:${section}`]) }),
  }).toString();
}

/** A host from its address, which may end in a folder. */
function toHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") {
    throw new Error(`The search host "${address}" has the protocol "${protocol}". It must be "http:" or "https:".`);
  }
  return {
    url: host + pathname.replace(/\/+$/, ""),
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}
