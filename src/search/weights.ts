/**
 * What a match is worth, by what it is. Found by trying, one weight after the other, what answers the questions of
 * `test/search` best; only those counted that are not held back.
 */
export const weights = {
  /** Terms that stand for what was typed, compared with the word itself. */
  joined: 0.8, // `publicPath` for `public path`
  whole: 0.9, // `output.publicPath` for its parts
  symbol: 0.84, // `[name]`, `--watch`, `asset/resource`
  partOfSymbol: 0.625, // `name`
  flag: 1.6, // a flag where commands are described
  synonym: 0.74,
  phrase: 0.8, // a synonym of several words
  next: 0.93, // for every synonym in front of one
  ending: 0.95, // `splitting` for `split`
  prefix: 0.8,
  typo: 0.75, // for every letter
  piece: 0.25, // `path` for `publicPath`
  vague: 0.5, // how much of its rarity a word of how people ask keeps

  /** How much a title says, compared with a text, by how many words were asked for. */
  head1: 1.875,
  head2: 2.3,
  head3: 1.5,
  headMore: 1.875,
  /** What a section gets for a word that only another section of its page has. */
  page: 0.15,
  /** How soon sections with part of the words fall behind those with all. */
  coverage: 1.6,

  /** A title that is the query: to the letter, but for spaces and signs, at the end of its path, at its start. */
  literal: 1.6,
  same: 1.375,
  end: 1.45,
  spaced: 0.5,
  begun: 0.45,
  begunLiteral: 0.7,
  meaning: 1.2, // compared with a title that was typed
  partMeaning: 3.4, // how soon a meaning of part of the query stops to matter
  nextMeaning: 0.85, // for every meaning in front of one
  explained: 0.6,
  /** A title that has the words of the query, and no others. */
  covered: 1.44,
  precise: 0.25,
  /** The first section of a page; what the site links to; pages beside the documentation; the reader's own section. */
  first: 0.22,
  linked: 0.8,
  aside: 0.25,
  asideByName: 0.8,
  near: 0.08,
};
