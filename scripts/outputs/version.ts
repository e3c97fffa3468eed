import { createHash } from "node:crypto";
import type { ClientFiles } from "../../src/prerender/document";

/** Name of the file that says which build a host has, for pages that stay open while another is put in its place. */
const VERSION = "version.json";

/** An id of the client bundle: it changes when any of its files does, since their names hold hashes of their content. */
export function buildId(files: ClientFiles): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 12);
}

/** By path in the output. */
export function versionFile(files: ClientFiles): Map<string, string> {
  return new Map([[VERSION, `${JSON.stringify({ build: buildId(files) })}\n`]]);
}
