import { effectsOf } from "../effects";

const samples = effectsOf("guides/author-libraries.mdx");

samples.effect("externalsPresets: { nodeModules: true }", {
  files: {
    "src/index.js": 'import words from "lodash/words.js";\nexport const count = (text) => words(text).length;',
    "node_modules/lodash/package.json": "{}",
    "node_modules/lodash/words.js": 'module.exports = (text) => text.split("a space");',
  },
  without: ["externalsPresets"],
  shows: /from ?"lodash\/words\.js"/,
  hides: "a space",
});
