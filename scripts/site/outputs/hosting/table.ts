import { createHash } from "node:crypto";
import { inlineScript } from "../../../../src/prerender/inline-script";
import { FRAME_POLICIES, type FramePolicy, policyText, securityPolicy } from "../../../../src/security-policy";
import type { SiteConfig } from "../../../../src/types";
import { HASHED_FOLDERS, withBase } from "../../../../src/utilities/urls";
import { CACHE_PAGE } from "../application-cache";
import type { PageRedirect } from "../redirects";

/** The configuration that every host needs. The other files in this folder translate it for each host. */
export interface Hosting {
  basePath: string;
  /** The headers of all responses, by name. */
  headers: Record<string, string>;
  /** The documents with a security policy other than the general one: the start of their addresses, and that policy. */
  frames: { folder: string; policy: string }[];
  /**
   * Paths that cover all other files, from the root of the host: `*` at the end matches anything. Hosts that combine
   * the values of all matching rules need them, because with two policies, everything that either of them forbids is
   * forbidden.
   */
  othersThanFrames: string[];
  /** Folders, from the root of the host, whose file names contain a content hash, and the caching header for them. */
  immutable: { folders: string[]; cacheControl: string };
  /** The caching header for everything else, which makes browsers revalidate. */
  cacheControl: string;
  /** The types of all files, by file extension. */
  types: Record<string, string>;
  /** The redirects of old page addresses to whole pages, from the root of the host. */
  redirects: PageRedirect[];
  /** The page for unknown addresses, which has status 404. */
  notFound: string;
}

/**
 * Browser features that no page uses, and that frames must not use either. All engines either know or ignore the names
 * in this list.
 */
const POWERS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The types of all files that a build writes, by file extension. Hosts know most of them, but would send the others as
 * downloads or uncompressed. Source: https://www.iana.org/assignments/media-types/
 */
export const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".bin": "application/octet-stream",
  ".appcache": "text/cache-manifest",
};

/** The hidden frame with the application cache. Unlike all other documents, pages of this site may frame it. */
const CACHE_FRAME: FramePolicy = {
  folder: `/${CACHE_PAGE}`,
  policy: { "default-src": ["'none'"], "frame-ancestors": ["'self'"] },
};

/**
 * Returns the configuration that every host needs for this site.
 *
 * @param redirects The redirects without the base path.
 * @param routes The paths of all pages without the base path.
 */
export function hosting(config: SiteConfig, redirects: PageRedirect[], routes: readonly string[]): Hosting {
  const { basePath } = config;
  const address = (url: string) => withBase(basePath, url);
  return {
    basePath,
    headers: {
      "Content-Security-Policy": policyText(securityPolicy(config, inlineScripts()), "header"),
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "Permissions-Policy": POWERS.map((power) => `${power}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    frames: [...Object.values(FRAME_POLICIES), CACHE_FRAME].map(({ folder, policy }) => {
      return { folder: address(folder), policy: policyText(policy, "header") };
    }),
    othersThanFrames: othersThanFrames(routes).map(address),
    immutable: {
      folders: HASHED_FOLDERS.map((folder) => address(`/${folder}/`)),
      cacheControl: "public, max-age=31536000, immutable",
    },
    cacheControl: "no-cache",
    types: TYPES,
    // Some hosts encode a fragment in the target, and others append the query to it, so the page at the old address
    // redirects to sections.
    redirects: redirects
      .filter(({ to }) => !to.includes("#"))
      .map(({ from, to }) => ({ from: address(from), to: address(to) })),
    notFound: address("/404.html"),
  };
}

function othersThanFrames(routes: readonly string[]): string[] {
  const parents = new Set(Object.values(FRAME_POLICIES).map(({ folder }) => folder.split("/")[1]));
  const covering = routes.map((route) => {
    const [first = "", ...rest] = route.split("/").slice(1);
    return rest.length > 0 && !parents.has(first) ? `/${first}/*` : route;
  });
  return [...new Set([...covering, ...HASHED_FOLDERS.map((folder) => `/${folder}/*`), "/sw.js"])];
}

/** Returns the hashes of the inline scripts. */
export function inlineScripts(): string[] {
  return [`sha256-${createHash("sha256").update(inlineScript).digest("base64")}`];
}
