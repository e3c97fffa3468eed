import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { inPage } from "../../lib/in-page";
import { samplesOf } from "../../lib/project";

const PAGE = "loaders/css-loader.mdx";
const samples = effectsOf(PAGE);

samples.effect("importLoaders: 1", {
  packages: "plugins",
  files: {
    "src/index.js": 'import "./page.css";',
    "src/page.css": '@import "./label.css";',
    "src/label.css": ".label { color: RED }",
    // In place of postcss-loader and its plugins.
    "lower.cjs": "module.exports = (source) => source.toLowerCase();",
  },
  rest: { devtool: false, resolveLoader: { alias: { "postcss-loader": "./lower.cjs" } } },
  without: ["module.rules.0.use.1.options.importLoaders"],
  shows: ".label { color: red }",
});

samples.tries('exportType: "css-style-sheet"', async (code) => {
  const files = {
    ...(await samplesOf(PAGE, "src/buy-button.js")),
    "src/index.js": `
      import "./constructor.js";
      import "./buy-button.js";
      const button = document.createElement("buy-button");
      document.body.append(button);
      document.title = String(button.shadowRoot.adoptedStyleSheets[0].text);`,
    // The page of the test has no such constructor.
    "src/constructor.js": "window.CSSStyleSheet = class { replaceSync(text) { this.text = text; } };",
    "src/buy-button.css": "button { color: red }",
  };
  const title = async (configuration: string) =>
    (await inPage({ ...files, "webpack.config.js": configuration })).document.title;
  expect(await title(code)).toBe("button { color: red }");
  expect(await title(code.replace('exportType: "css-style-sheet"', ""))).toBe("undefined");
});
