import type { SiteConfig } from "./types";

/** Directives of a content security policy with their sources. Source: https://www.w3.org/TR/CSP3/ */
export type SecurityPolicy = Record<string, string[]>;

/** Names under which our own code makes trusted values: webpack's chunk loading, and `src/utilities/browser/trusted*.ts`. */
const TRUSTED_TYPES = ["webpack", "html", "script"];

/**
 * What the pages may load: this site, and of other hosts only those that the configuration names.
 *
 * @param scriptHashes `sha256-…` of inline scripts.
 */
export function securityPolicy(config: SiteConfig, scriptHashes: string[]): SecurityPolicy {
  const { search, voteApi, analytics, chat } = config;
  const searchHosts = search ? (search.hosts.length > 0 ? search.hosts : providerHosts(search.appId)) : [];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...origins(analytics?.script)],
    "style-src": ["'self'"],
    // Portraits of contributors and pictures that pages show from elsewhere; a picture cannot run.
    "img-src": ["'self'", "data:", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins(...searchHosts, voteApi, ...(analytics ? COUNTERS : []))],
    "frame-src": ["'self'", ...origins(chat?.kind === "panel" ? chat.frame : undefined)],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": TRUSTED_TYPES,
  };
}

/** As text, for a header, or for a `meta` element, where some directives have no meaning and browsers warn about them. */
export function policyText(policy: SecurityPolicy, place: "header" | "meta"): string {
  return Object.entries(policy)
    .filter(([directive]) => place === "header" || directive !== "frame-ancestors")
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Where Google's scripts send what they count. */
const COUNTERS = ["https://www.google-analytics.com", "https://region1.google-analytics.com"];

/** The read hosts of the search provider (specification, section 5). */
function providerHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks];
}

function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
