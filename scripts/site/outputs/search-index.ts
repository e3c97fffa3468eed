import { createHash } from "node:crypto";
import { buildIndex } from "../../../src/search/build-index";
import readerWords from "../../../src/search/reader-words.json";
import { SEARCH_FILES } from "../../../src/search/search-files";
import type { SearchRecord } from "../../../src/search/types";

/** Holds the folder of the index; in development it is that folder. */
export const SEARCH_FOLDER = "search/";

/** The embedded search index, as files. */
export interface SearchFiles {
  /** Where they lie, inside the output folder: the name has a hash of all of them. */
  folder: string;
  /** The file of titles as text, for the script that asks it: null where the file is fetched. */
  titles: string | null;
  /** By path inside the output folder. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes the files of the index: titles, terms of the texts, how readers say it, and the texts themselves, a file for each
 * page.
 */
export function makeSearchFiles(records: readonly SearchRecord[]): SearchFiles {
  const parts = makeParts(records);
  const folder = `${SEARCH_FOLDER}${hash(parts.heads, parts.bodies, parts.words, ...parts.texts)}/`;
  return { folder, titles: new TextDecoder().decode(parts.heads), files: filesOf(parts, folder) };
}

/** Development: the same without a hash, made when somebody searches. Making them takes longer than all else. */
export function searchFilesOnDemand(records: () => readonly SearchRecord[]): SearchFiles {
  let files: SearchFiles["files"] | undefined;
  return {
    folder: SEARCH_FOLDER,
    titles: null,
    get files() {
      files ??= filesOf(makeParts(records()), SEARCH_FOLDER);
      return files;
    },
  };
}

function makeParts(records: readonly SearchRecord[]) {
  const words = new TextEncoder().encode(JSON.stringify(readerWords));
  return { ...buildIndex(records), words, texts: textsByPage(records) };
}

function filesOf({ heads, bodies, words, texts }: ReturnType<typeof makeParts>, folder: string): SearchFiles["files"] {
  const entries = [
    // Fetched in development only: a built worker has it inside. A build writes it nevertheless, because what is inside
    // can be neither weighed nor asked by itself: the budget and the benchmark do that with the file.
    [SEARCH_FILES.heads, heads],
    [SEARCH_FILES.bodies, bodies],
    [SEARCH_FILES.words, words],
    ...texts.map((text, page) => [SEARCH_FILES.texts(page), text] as const),
  ] as const;
  return new Map(entries.map(([name, bytes]) => [folder + name, bytes]));
}

function textsByPage(records: readonly SearchRecord[]): Uint8Array[] {
  const pages: string[][] = [];
  for (const { anchor, content } of records) {
    if (anchor === "") pages.push([]);
    pages.at(-1)?.push(content);
  }
  return pages.map((texts) => new TextEncoder().encode(JSON.stringify(texts)));
}

function hash(...parts: Uint8Array[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}
