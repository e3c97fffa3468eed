import { buildIndex } from "../../../src/search/build-index";
import type { SearchIndex } from "../../../src/search/query";
import { type CompleteIndex, readBodies, readHeads } from "../../../src/search/read-index";
import readerWords from "../../../src/search/reader-words.json";
import { readSynonyms } from "../../../src/search/synonyms";
import type { SearchRecord } from "../../../src/search/types";

/** Returns the index of records as the browser has it once everything has loaded, with the synonyms. */
export function completeIndex(records: readonly SearchRecord[]): SearchIndex & CompleteIndex {
  const { heads, bodies } = buildIndex(records);
  return { ...readBodies(bodies, readHeads(heads)), synonyms: readSynonyms(readerWords) };
}
