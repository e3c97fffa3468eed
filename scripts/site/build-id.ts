import type { ClientFiles } from "../../src/types";
import { contentHash } from "../lib/digest";

/** Returns the id of a build. It changes with any file of the client, because their names contain content hashes. */
export function buildId(files: ClientFiles, searchFolder: string): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return contentHash(JSON.stringify([sorted, searchFolder]), 12);
}
