/**
 * The part of the house style that a program can check: `npm run check` applies it to trusted pages. Code and
 * quotations are excluded. Headings are names of options or messages of webpack, so they are only checked for filler
 * words.
 */
export const style = {
  /** The maximum length in words. A name in code counts as one word. */
  longestSentence: 35,

  /** Words without meaning, with advice. */
  filler: {
    "in order to": 'Write "to".',
    "due to the fact that": 'Write "because".',
    "at this point in time": 'Write "now".',
    "as you can see": "Leave it out.",
    "it should be noted": "Leave it out.",
    "needless to say": "Leave it out.",
    "of course": "Leave it out.",
    simply: "Leave it out.",
    just: "Leave it out, or write what it excludes.",
    easily: "Leave it out, or write what it takes.",
    obviously: "Leave it out.",
    basically: "Leave it out.",
    essentially: "Leave it out.",
    actually: "Leave it out.",
    really: "Leave it out.",
    very: "Leave it out, or write how much.",
    quite: "Leave it out, or write how much.",
    extremely: "Leave it out, or write how much.",
    seamlessly: "Leave it out.",
    "blazing fast": "Write how fast.",
    utilize: 'Write "use".',
    leverage: 'Write "use".',
  },

  /** Phrases that read like a translation, as regular expressions, with the words that a native speaker would use. */
  calques: {
    "in place of": 'Write "instead of".',
    "belongs? into": 'Write "belong in".',
    "you may see": "Say when the message appears.",
    "an own": 'Write "its own" or "a separate".',
    "(?:is|are) told in": "Write where it is described.",
    "room for an?": "Say what it takes.",
    // A fast cache really is in front of the disk.
    "in front of(?! the (?:disk|server))": 'Write "before".',
    nevertheless: 'Write "still" or "anyway".',
    "all the same": 'Write "still" or "anyway".',
    "in spite of": 'Write "despite".',
    // Quoted messages of webpack have "is no default", and "there is no file" is what people say.
    "(?<!\\b(?:there|here|where|it|environment) )(?:is|are|was|were) no (?!longer|more|less|fewer|different)\\w+":
      'Write "isn\'t" or "aren\'t".',
    "of the time of": 'Write "for" and the version.',
    "somebody|everybody": 'Write "someone" or "everyone", or name them.',
  },

  /**
   * How paragraphs of a whole page are written in these sections. Documentation that Americans enjoy reading, such as
   * React's, has about 14 contractions per 1,000 words, and 15 % of its sentences are of seven words or fewer.
   */
  rhythm: {
    sections: ["concepts", "errors", "guides", "releases"],
    /** Shorter pages have too few sentences to count. */
    fewestWords: 150,
    /** Per 1,000 words. */
    fewestContractions: 2,
    /** Percent of the sentences. */
    mostShort: 30,
    /** Percent of a page's sections that may end by pointing to another page, if there are more than three. */
    mostPointing: 60,
  },

  /** Names with a fixed spelling, even at the start of a sentence. */
  names: [
    "webpack",
    "JavaScript",
    "TypeScript",
    "ECMAScript",
    "CommonJS",
    "WebAssembly",
    "Node.js",
    "npm",
    "pnpm",
    "Yarn",
    "ESLint",
    "PostCSS",
    "Babel",
    "Rollup",
    "GitHub",
    "macOS",
    "URL",
  ],

  /** Words that are always written with a space, like the glossary's terms that consist of several words. */
  words: ["source map", "style sheet", "command line", "dev server", "file name", "pull request"],

  /** Pages that explain spelling, so they contain wrong spellings. */
  wrongOnPurpose: ["branding.mdx"],

  /** The marker of unordered list items. */
  bullet: "-",
};
