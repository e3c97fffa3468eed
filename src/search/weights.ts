/**
 * The weight of each kind of match. They are tuned one at a time for the best answers to the questions in
 * `test/search`, except for the questions that are held back to verify the result.
 */
export const weights = {
  /** Weights of terms that match what was typed indirectly; the typed word itself has weight 1. */
  joined: 0.8, // `publicPath` for `public path`
  whole: 0.9, // `output.publicPath` for its parts
  symbol: 0.84, // `[name]`, `--watch`, `asset/resource`
  partOfSymbol: 0.625, // `name`
  flag: 1.6, // a flag, in a section about commands
  synonym: 0.74,
  phrase: 0.8, // a synonym that consists of several words
  next: 0.93, // per synonym that precedes it in the list
  ending: 0.95, // `splitting` for `split`
  prefix: 0.8,
  typo: 0.75, // per wrong letter
  rareName: 9, // a whole query that only a few texts have, and no title: `__webpack_require__.e`
  piece: 0.25, // `path` for `publicPath`
  vague: 0.5, // the share of its rarity that a vague word keeps

  /** How much a title counts compared with a text, by the number of words in the query. */
  head1: 1.875,
  head2: 2.3,
  head3: 1.5,
  headMore: 1.875,
  /** The share that a section gets for a word that occurs only in another section of its page. */
  page: 0.15,
  /** How much sections that contain only some of the words lose compared with sections that contain all. */
  coverage: 1.6,

  /**
   * For titles that equal the query: literally, without spaces and punctuation, at the end of its path or at its start.
   */
  literal: 1.6,
  same: 1.375,
  end: 1.45,
  spaced: 0.5,
  begun: 0.45,
  begunLiteral: 0.7,
  meaning: 1.2, // compared with a title that was typed
  partMeaning: 3.4, // how fast a synonym for only part of the query loses weight
  nextMeaning: 0.85, // per synonym that precedes it in the list
  explained: 0.6,
  /** For a title that contains the words of the query (`covered`) and no others (`precise`). */
  covered: 1.44,
  precise: 0.25,
  /**
   * For the first section of a page, sections with many links to them, pages that aren't part of the documentation
   * (also if the query contains their name), and the section of the site that the reader is in.
   */
  first: 0.22,
  linked: 0.8,
  aside: 0.25,
  asideByName: 0.8,
  near: 0.08,
};
