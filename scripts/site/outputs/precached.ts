import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LISTING } from "../../../src/offline/listing";
import type { ClientFiles } from "../../../src/prerender/document";
import { sectionName } from "../content/names";

/**
 * Files without which nothing can be drawn offline: the entry, the shell's section, and the list of what is there; and
 * the notice of a newer version, because by then the host has this version's files no longer.
 */
const NEEDED = ["main", sectionName({ name: "" }), "screen-offline", "update-notice"];

/** A file that the worker fetches when it is installed. */
export interface PrecachedFile {
  /** From the root of the host. */
  url: string;
  /** Changes with the content; null where the name does. */
  revision: string | null;
}

/** More would make the first visit dear, and one file that fails keeps the worker from being installed. */
const MOST = 15;

/**
 * What the worker fetches when it is installed.
 *
 * @param outputDir where everything lies already.
 * @throws {Error} when it would be too much.
 */
export async function precached(files: ClientFiles, basePath: string, outputDir: string): Promise<PrecachedFile[]> {
  const assets = [...new Set(NEEDED.flatMap((name) => files[name] ?? []))];
  const revision = async (file: string) =>
    createHash("sha256")
      .update(await readFile(path.join(outputDir, file)))
      .digest("hex")
      .slice(0, 12);
  const entries: PrecachedFile[] = [
    { url: `${basePath}app-shell/`, revision: await revision("app-shell/index.html") },
    { url: basePath + LISTING, revision: await revision(LISTING) },
    // A hash in the name is revision enough.
    ...assets.map((file) => ({ url: basePath + file, revision: null })),
  ];
  if (entries.length > MOST) {
    const list = entries.map(({ url }) => url).join(", ");
    throw new Error(`The service worker would fetch ${entries.length} files at its start, more than ${MOST}: ${list}`);
  }
  return entries;
}
