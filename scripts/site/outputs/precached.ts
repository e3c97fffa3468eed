import { readFile } from "node:fs/promises";
import path from "node:path";
import { LISTING } from "../../../src/offline/listing";
import type { ClientFiles } from "../../../src/types";
import { APP_SHELL, withBase } from "../../../src/utilities/urls";
import { contentHash } from "../../lib/digest";
import { sectionName } from "../content/names";

/**
 * The files that rendering a page offline always requires: the entry, the section of the app shell, and the offline
 * screen. It also includes the notice about a newer version, because the host may have deleted this version's files by
 * then.
 */
const NEEDED = ["main", sectionName({ name: "" }), "screen-offline", "update-notice"];

/** A file that the service worker, or the application cache, downloads on installation. */
export interface PrecachedFile {
  /** The path from the root of the host. */
  url: string;
  /** A hash of the content; null if the name contains one. */
  revision: string | null;
}

/**
 * The maximum number of files. More would slow down the first visit, and a single failure prevents the installation.
 */
const MOST = 15;

/**
 * Returns the files that the service worker downloads on installation.
 *
 * @param outputDir The output folder, which has to contain these files already.
 * @throws {Error} When there are too many files.
 */
export async function precached(files: ClientFiles, basePath: string, outputDir: string): Promise<PrecachedFile[]> {
  const assets = [...new Set(NEEDED.flatMap((name) => files[name] ?? []))];
  const revision = async (file: string) => contentHash(await readFile(path.join(outputDir, file)), 12);
  const entries: PrecachedFile[] = [
    { url: withBase(basePath, APP_SHELL), revision: await revision(`${APP_SHELL}index.html`) },
    { url: basePath + LISTING, revision: await revision(LISTING) },
    // A hash in the name makes a revision unnecessary.
    ...assets.map((file) => ({ url: basePath + file, revision: null })),
  ];
  if (entries.length > MOST) {
    const list = entries.map(({ url }) => url).join(", ");
    throw new Error(
      `The service worker would fetch ${entries.length} files when it starts, more than the limit of ${MOST}: ${list}`,
    );
  }
  return entries;
}
