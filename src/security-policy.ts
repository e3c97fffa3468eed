import { defaultHosts } from "./search/hosts";
import type { SiteConfig } from "./types";
import { PLAYGROUND_FRAMES } from "./utilities/playground-urls";

/** The directives of a content security policy with their sources. Source: https://www.w3.org/TR/CSP3/ */
export type SecurityPolicy = Record<string, string[]>;

/** The names of our Trusted Types policies: webpack's chunk loading and `src/utilities/browser/trusted*.ts`. */
const TRUSTED_TYPES = ["webpack", "html", "script"];

/**
 * Returns the security policy of the pages. They may load resources from this site, and from other hosts only if the
 * configuration names them.
 *
 * @param scriptHashes The hashes of inline scripts: `sha256-…`.
 */
export function securityPolicy(config: SiteConfig, scriptHashes: string[]): SecurityPolicy {
  const { search, voteApi, analytics, chat } = config;
  const searchHosts = search ? (search.hosts.length > 0 ? search.hosts : defaultHosts(search.appId)) : [];
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...origins(analytics?.script)],
    "style-src": ["'self'"],
    // Contributors' portraits and other pictures may come from any host, because a picture cannot run code.
    "img-src": ["'self'", "data:", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins(...searchHosts, voteApi, ...(analytics ? COUNTERS : []))],
    // The playground takes the chat away again before it runs foreign code: `src/playground/session/sandbox.ts`.
    "frame-src": ["'self'", ...origins(chat?.kind === "panel" ? chat.frame : undefined)],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Only the playground has a form, which sends a project to StackBlitz when the reader asks for it. But a document
    // keeps the policy of the page on which the reader entered the site.
    "form-action": ["https://stackblitz.com"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": TRUSTED_TYPES,
  };
}

/** A document of the playground that has a separate policy: its folder without the base path, and the policy. */
export interface FramePolicy {
  folder: string;
  policy: SecurityPolicy;
}

/**
 * The policy of both sandboxed documents. They run foreign code, so they have no origin, and they can only request URLs
 * that they create themselves.
 */
const FRAME: SecurityPolicy = {
  "default-src": ["'none'"],
  // webpack compiles functions from text, and so do the scripts of its development builds.
  "script-src": ["'unsafe-inline'", "'unsafe-eval'", "blob:"],
  "worker-src": ["blob:"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
  sandbox: ["allow-scripts"],
};

/** The sandboxed documents of the playground with their policies. */
export const FRAME_POLICIES: Readonly<Record<keyof typeof PLAYGROUND_FRAMES, FramePolicy>> = {
  compiler: { folder: PLAYGROUND_FRAMES.compiler, policy: FRAME },
  run: {
    folder: PLAYGROUND_FRAMES.run,
    policy: {
      ...FRAME,
      ...Object.fromEntries(
        ["connect-src", "font-src", "img-src", "media-src"].map((directive) => [directive, ["blob:", "data:"]]),
      ),
      "style-src": ["'unsafe-inline'", "blob:", "data:"],
    },
  },
};

/** The directives that only a header can have. */
const HEADER_ONLY = ["frame-ancestors", "sandbox"];

/**
 * Formats the policy for a header or for a `meta` element. In a `meta` element, some directives have no effect and
 * cause warnings, so they are left out.
 */
export function policyText(policy: SecurityPolicy, place: "header" | "meta"): string {
  return Object.entries(policy)
    .filter(([directive]) => place === "header" || !HEADER_ONLY.includes(directive))
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** The hosts that Google's scripts send page views to. */
const COUNTERS = ["https://www.google-analytics.com", "https://region1.google-analytics.com"];

function origins(...addresses: (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
