/**
 * The house style, as far as a program can check it: what `npm run check` finds in the text of our own pages. Code and
 * what stands in quotes is no text. Headings are names of options or messages of webpack, so only filler is looked for.
 */
export const style = {
  /** In words; a name in code is one. */
  longestSentence: 35,

  /** Words that say nothing, and what to do about them. */
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

  /** Names with their only spelling, at the start of a sentence too. */
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

  /** Words that are written with these spaces. The entries of the glossary that have several words are too. */
  words: ["source map", "style sheet", "command line", "dev server", "file name", "pull request"],

  /** Pages that explain the spelling, and so have the wrong ones. */
  wrongOnPurpose: ["branding.mdx"],

  /** What starts an entry of a list without numbers. */
  bullet: "-",
};
