import { createHash } from "node:crypto";
import type { ClientFiles } from "../../../src/prerender/document";

/** Name of the file that says which build a host has, for pages that stay open while another is put in its place. */
const VERSION = "version.json";

/** An id of a build: it changes when any of the client's files does, since their names hold hashes of their content. */
export function buildId(files: ClientFiles, searchFolder: string): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([sorted, searchFolder]))
    .digest("hex")
    .slice(0, 12);
}

/** By path in the output. */
export function versionFile(build: string): Map<string, string> {
  return new Map([[VERSION, `${JSON.stringify({ build })}\n`]]);
}
