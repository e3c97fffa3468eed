import { buildIndex } from "../../../../src/search/build-index";
import { expand } from "../../../../src/search/expand/expand";
import type { Expansion } from "../../../../src/search/expand/expansion";
import { parseQuery } from "../../../../src/search/parse-query";
import { readBodies, readHeads } from "../../../../src/search/read-index";
import readerWords from "../../../../src/search/reader-words.json";
import { readSynonyms } from "../../../../src/search/synonyms";
import { Vocabulary } from "../../../../src/search/vocabulary";
import { records } from "../records";

/** The words of the small documentation. */
export function vocabulary(): Vocabulary {
  const files = buildIndex(records);
  const { heads, bodies } = readBodies(files.bodies, readHeads(files.heads));
  return new Vocabulary(records.length, [heads, bodies], readSynonyms(readerWords));
}

/** What a query becomes. */
export function expanded(query: string): Expansion {
  return expand(parseQuery(query), vocabulary());
}

/** The terms that stand for something of a query; a space after its last word says that it is finished. */
export function termsFor(query: string): string[] {
  return expanded(query).covers.map(({ terms }) => terms.join(" "));
}
