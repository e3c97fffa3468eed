import { expect, test } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, samplesOf } from "../../lib/project";

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

samples.effect('entry: { "acme-ui"', {
  files: {
    "src/index.js":
      'import * as styles from "./price.module.css";\nexport const price = (text) => `<b class="${styles.price}">${text}</b>`;',
    "src/price.module.css": ".price { color: green }",
  },
  without: ["output.library"],
  // The class of the script is that of the style sheet.
  shows: /^acme-ui\.css\n\.(\w+)\{color:green\}[\s\S]*^acme-ui\.mjs\n[\s\S]*class="\1"[\s\S]*export\s*\{/m,
});

test("the style sheet of the package is kept, unless sideEffects is false", async () => {
  const { "package.json": shown = "" } = await samplesOf("guides/author-libraries.mdx", "package.json");
  const userOf = (manifest: string) => ({
    "src/index.js": 'import { price } from "acme-ui";\nimport "acme-ui/style.css";\nconsole.log(price("19"));',
    "node_modules/acme-ui/package.json": manifest,
    "node_modules/acme-ui/dist/acme-ui.mjs": "export const price = (text) => text;",
    "node_modules/acme-ui/dist/acme-ui.css": ".price { color: green }",
  });
  expect(await build(userOf(shown), {})).toContain("color:green");
  const dropped = shown.replace('["*.css"]', "false");
  expect(dropped).not.toBe(shown);
  expect(await build(userOf(dropped), {})).not.toContain("color:green");
});
