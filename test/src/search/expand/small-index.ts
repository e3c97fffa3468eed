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

/** Returns the expansion of a query. */
export function expanded(query: string): Expansion {
  return expand(parseQuery(query), vocabulary());
}

/** Returns the terms that a query expands to. If the query ends with a space, its last word is complete. */
export function termsFor(query: string): string[] {
  return expanded(query).covers.map(({ terms }) => terms.join(" "));
}
