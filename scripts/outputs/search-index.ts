import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildIndex } from "../../src/search/build-index";
import readerWords from "../../src/search/reader-words.json";
import type { SearchFileNames, SearchRecord } from "../../src/search/types";

/** The embedded search index, as files. */
export interface SearchFiles {
  names: SearchFileNames;
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
  const names = {
    heads: `search/heads.${hash(parts.heads)}.bin`,
    bodies: `search/full.${hash(parts.bodies)}.bin`,
    words: `search/words.${hash(parts.words)}.json`,
    texts: `search/text.${hash(...parts.texts)}/`,
  };
  return { names, titles: new TextDecoder().decode(parts.heads), files: filesOf(parts, names) };
}

/** Development: the same without hashes in the names, made when somebody searches. Making them takes longer than all else. */
export function searchFilesOnDemand(records: () => readonly SearchRecord[]): SearchFiles {
  const names = {
    heads: "search/heads.bin",
    bodies: "search/full.bin",
    words: "search/words.json",
    texts: "search/text/",
  };
  let files: SearchFiles["files"] | undefined;
  return {
    names,
    titles: null,
    get files() {
      files ??= filesOf(makeParts(records()), names);
      return files;
    },
  };
}

function makeParts(records: readonly SearchRecord[]) {
  const words = new TextEncoder().encode(JSON.stringify(readerWords));
  return { ...buildIndex(records), words, texts: textsByPage(records) };
}

function filesOf(
  { heads, bodies, words, texts }: ReturnType<typeof makeParts>,
  names: SearchFileNames,
): SearchFiles["files"] {
  return new Map([
    // Fetched in development only: a built worker has it inside. A build writes it nevertheless, because what is inside
    // can be neither weighed nor asked by itself: the budget and the benchmark do that with the file.
    [names.heads, heads],
    [names.bodies, bodies],
    [names.words, words],
    ...texts.map((text, page) => [`${names.texts}${page}.json`, text] as const),
  ]);
}

/** Writes the files into the output folder. */
export async function writeSearchFiles({ files }: SearchFiles, outputDir: string): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(outputDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** What the client bundle knows of the index: where it lies, and the titles themselves. */
export function searchModule({ names, titles }: SearchFiles): string {
  return `export const searchFiles = ${JSON.stringify(names)};\nexport const titles = ${JSON.stringify(titles)};\n`;
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
