import { buildIndex } from "../../../src/search/build-index";
import readerWords from "../../../src/search/reader-words.json";
import { SEARCH_FILES } from "../../../src/search/search-files";
import type { SearchRecord } from "../../../src/search/types";
import { digest } from "../../lib/digest";

/** The folder that contains the folder of the index. In development it is the folder of the index itself. */
export const SEARCH_FOLDER = "search/";

/** The files of the embedded search index. */
export interface SearchFiles {
  /** The folder of the files, relative to the output folder. Its name contains a hash of all of them. */
  folder: string;
  /** The titles file as text, which the script of the search worker embeds; null if the file is fetched instead. */
  titles: string | null;
  /** The files by path, relative to the output folder. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** Creates the files of the index: titles, words of the texts, synonyms, and a file with the texts of each page. */
export function makeSearchFiles(records: readonly SearchRecord[]): SearchFiles {
  const parts = makeParts(records);
  const hash = digest(parts.heads, parts.bodies, parts.words, ...parts.texts).slice(0, 10);
  const folder = `${SEARCH_FOLDER}${hash}/`;
  return { folder, titles: new TextDecoder().decode(parts.heads), files: filesOf(parts, folder) };
}

/**
 * Creates the files for development, without a hash, and only when someone searches, because creating them takes longer
 * than everything else.
 */
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
  const { heads, bodies } = buildIndex(records);
  return { heads, bodies, words, texts: textsByPage(records) };
}

function filesOf({ heads, bodies, words, texts }: ReturnType<typeof makeParts>, folder: string): SearchFiles["files"] {
  const entries = [
    // A built worker contains this file, so only development fetches it. A build writes it too, because the size budget
    // and the benchmark read it.
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
