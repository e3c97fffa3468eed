import { countWords, type WordCounts } from "../../src/search/count-words";
import type { SearchRecord } from "../../src/search/types";
import { codeKey, keepIn, keyOf } from "../kept";

/**
 * The words of each record, counted only where the texts of a page are others than in an earlier build: cutting texts into
 * words is nearly all the work of making an index.
 *
 * @param cacheDir made when missing; one for each site.
 */
export function* keptCounts(records: readonly SearchRecord[], cacheDir: string): Generator<WordCounts> {
  const keep = keepIn(cacheDir);
  const code = codeKey("src/search");
  for (const page of recordsByPage(records)) {
    const texts = page.map(({ content, output, code }) => ({ content, output, code }));
    const key = keyOf(code, JSON.stringify(texts));
    yield* JSON.parse(keep(page[0]?.url ?? "", key, () => JSON.stringify([...countWords(texts)])));
  }
}

/** Records of one page follow each other, the page's own first. */
export function recordsByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    if (record.anchor === "") pages.push([]);
    pages.at(-1)?.push(record);
  }
  return pages;
}
