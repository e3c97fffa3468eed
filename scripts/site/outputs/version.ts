import type { ClientFiles } from "../../../src/prerender/document";
import { contentHash } from "../../lib/digest";

/**
 * The file with the id of the host's current build, which pages that stay open during a deployment compare with their
 * own.
 */
const VERSION = "version.json";

/** Returns the id of a build. It changes with any file of the client, because their names contain content hashes. */
export function buildId(files: ClientFiles, searchFolder: string): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentHash(JSON.stringify([sorted, searchFolder]), 12);
}

/** Returns `version.json`, by path in the output. */
export function versionFile(build: string): Map<string, string> {
  return new Map([[VERSION, `${JSON.stringify({ build })}\n`]]);
}
