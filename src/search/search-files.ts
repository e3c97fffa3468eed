/** The names of the index's files, all relative to one folder. */
export const SEARCH_FILES = {
  heads: "heads.bin",
  bodies: "full.json",
  /** The synonyms, built from `reader-words.json`. */
  words: "words.json",
  /** The texts of the sections of a page, in the order of the sections. */
  texts: (page: number) => `text/${page}.json`,
} as const;
