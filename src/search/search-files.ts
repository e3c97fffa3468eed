/** The index's files, all in one folder. */
export const SEARCH_FILES = {
  heads: "heads.bin",
  bodies: "full.bin",
  /** How readers say it: `reader-words.json`. */
  words: "words.json",
  /** The texts of the sections of a page, in order. */
  texts: (page: number) => `text/${page}.json`,
} as const;
