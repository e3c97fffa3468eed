import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("concepts/modules.mdx");

const importing = (file: string): Files => ({
  "src/index.js": `import * as everything from "./${file}";\nconsole.log(everything);`,
});

samples.effect('{ test: /\\.(png|svg|woff2)$/, type: "asset" }', {
  files: {
    "src/index.js": 'import logo from "./logo.svg";\nimport photo from "./photo.png";\nconsole.log(logo, photo);',
    "src/logo.svg": "<svg/>",
    "src/photo.png": `a photo ${"of much ".repeat(1100)}`,
  },
  without: ["module.rules.0"],
  // A small one is inlined, a large one is a file.
  shows: /^\w{20}\.png\na photo[\s\S]*"data:image\/svg\+xml/m,
  hides: "Module parse failed: Unexpected token (1:0)\nFile was parsed as module type 'javascript/auto'.",
});

samples.effect('{ test: /\\.txt$/, type: "asset/source" }', {
  files: { ...importing("note.txt"), "src/note.txt": "A note on paper" },
  without: ["module.rules.1"],
  shows: '"A note on paper"',
});

samples.effect("test: /\\.jsx$/", {
  packages: "compilers",
  files: { ...importing("menu.jsx"), "src/menu.jsx": 'export const menu = <nav lang="en" />;' },
  without: ["module.rules.2"],
  rest: { externals: { "react/jsx-runtime": "React" } },
  shows: /\("nav",\{lang:"en"\}\)/,
});

samples.effect('use: "sass-loader"', {
  packages: "compilers",
  files: { ...importing("page.scss"), "src/page.scss": "$space: 8px;\np { margin: $space; }" },
  without: ["module.rules.3"],
  // The loader runs first, then the type parses its result.
  shows: /^main\.css\np\{margin:8px\}/m,
});

/** A project of ES modules with a folder of older code. */
const legacy = (code: string): Files => ({
  "src/index.js": 'import "../legacy/old.js";',
  "legacy/old.js": code,
  "legacy/price.js": 'module.exports = { price: "twelve" };',
  "legacy/tax.js": 'export const tax = "a tax";',
});

samples.effect('include: path.resolve(import.meta.dirname, "legacy")', {
  files: legacy('console.log(require("./price.js").price);'),
  without: ["module"],
  shows: '"twelve"',
  hides: 'require("./price.js")',
});

samples.effect('type: "javascript/auto",\n', {
  files: legacy('import { tax, fee } from "./tax.js";\nconsole.log(tax, fee);'),
  without: ["module.rules.0.type"],
  shows: /^WARNING in \.\/legacy\/old\.js .*\nexport 'fee' .* was not found in '\.\/tax\.js'/m,
  hides: /^ERROR in \.\/legacy\/old\.js .*\nexport 'fee' .* was not found in '\.\/tax\.js'/m,
});

samples.tries('type: "javascript/auto",\n', async (code) => {
  const files = legacy('import { price } from "./price";\nconsole.log(price);');
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toContain("Did you mean 'price.js'?");
  const relaxed = code.replace('type: "javascript/auto"', "$&, resolve: { fullySpecified: false }");
  expect(await buildOwn({ ...files, "webpack.config.js": relaxed })).toContain('"twelve"');
});
