import { createHash } from "node:crypto";
import { inlineScript } from "../../../../src/prerender/inline-script";
import { policyText, securityPolicy } from "../../../../src/security-policy";
import type { SiteConfig } from "../../../../src/types";
import { HASHED_FOLDERS } from "../../../../src/utilities/hashed-folders";
import { withBase } from "../../../../src/utilities/urls";
import type { PageRedirect } from "../redirects";

/** What every host has to do, in one place; each file beside this one says it in the words of one host. */
export interface Hosting {
  basePath: string;
  /** Headers of every answer, by name. */
  headers: Record<string, string>;
  /** Folders, from the root of the host, whose file names hold a hash of their content, and how long they may be kept. */
  immutable: { folders: string[]; cacheControl: string };
  /** How long everything else may be kept: as long as the host says that it has not changed. */
  cacheControl: string;
  /** Types of all files that are sent, by the end of their name. */
  types: Record<string, string>;
  /** Old addresses of whole pages, from the root of the host. */
  redirects: PageRedirect[];
  /** What unknown addresses show, with status 404. */
  notFound: string;
}

/** What no page of this site asks a browser for, nor lets a frame ask for. Only names that every engine knows or skips. */
const POWERS = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone"],
  ...["midi", "payment", "serial", "usb", "xr-spatial-tracking"],
];

/**
 * Types of all files that a build writes. Hosts know most of them; the others would go out as a download, or uncompressed.
 * Source: https://www.iana.org/assignments/media-types/
 */
const TYPES = {
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
};

/** The table, for one configuration. */
export function hosting(config: SiteConfig, redirects: PageRedirect[]): Hosting {
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
    immutable: {
      folders: HASHED_FOLDERS.map((folder) => address(`/${folder}/`)),
      cacheControl: "public, max-age=31536000, immutable",
    },
    cacheControl: "no-cache",
    types: TYPES,
    redirects,
    notFound: address("/404.html"),
  };
}

/** Hashes of the scripts that stand in the documents. */
export function inlineScripts(): string[] {
  return [`sha256-${createHash("sha256").update(inlineScript).digest("base64")}`];
}
