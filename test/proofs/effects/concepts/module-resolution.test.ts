import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("concepts/module-resolution.mdx");

/** Returns files that print their own names, when they run. */
const printing = (...names: string[]): Files =>
  Object.fromEntries(names.map((name) => [name, `console.log("<${name}>");`]));
const importing = (...requests: string[]): Files => ({
  "src/index.js": requests.map((request) => `import "${request}";`).join("\n"),
});

samples.effect('"@app": path.resolve(root, "src")', {
  files: {
    ...importing("@app/cart.js", "@app-tools/kit.js"),
    ...printing("src/cart.js", "node_modules/@app-tools/kit.js"),
  },
  without: ["resolve.alias.@app"],
  shows: /"<src\/cart\.js>".*"<node_modules\/@app-tools\/kit\.js>"/,
});

samples.effect('"@theme": [', {
  files: {
    ...importing("@theme/logo.js", "@theme/menu.js"),
    ...printing("brand/logo.js", "theme/logo.js", "theme/menu.js"),
  },
  without: ["resolve.alias.@theme"],
  shows: /"<brand\/logo\.js>".*"<theme\/menu\.js>"/,
});

samples.effect("moment$:", {
  files: {
    ...importing("moment", "moment/locale/de.js"),
    ...printing("src/moment-stub.js", "node_modules/moment/index.js", "node_modules/moment/locale/de.js"),
  },
  without: ["resolve.alias.moment$"],
  shows: /"<src\/moment-stub\.js>".*"<node_modules\/moment\/locale\/de\.js>"/,
});

samples.effect('"heavy-debug-panel": false', {
  files: { ...importing("heavy-debug-panel"), ...printing("node_modules/heavy-debug-panel/index.js") },
  without: ["resolve.alias.heavy-debug-panel"],
  hides: '"<node_modules/heavy-debug-panel/index.js>"',
});

/** Extensions may be left out, as they may not in a package of ES modules. */
const extensionless: Files = {
  "src/package.json": "{}",
  ...importing("./card", "./cart"),
  ...printing("src/card.jsx", "src/cart.js"),
};
samples.effect('extensions: [".jsx", "..."]', {
  files: extensionless,
  without: ["resolve.extensions"],
  shows: /"<src\/card\.jsx>".*"<src\/cart\.js>"/,
});

samples.tries('extensions: [".jsx", "..."]', async (code) => {
  const replaced = code.replace(', "..."', "");
  expect(await buildOwn({ ...extensionless, "webpack.config.js": replaced })).toContain("Can't resolve './src'");
});

samples.effect('path.resolve(import.meta.dirname, "build/loaders")', {
  files: {
    ...importing("./guide.md"),
    "src/guide.md": "Guide",
    "build/loaders/markdown-page-loader.js": "export default (text) => `console.log('<h1>${text}</h1>');`;",
  },
  without: ["resolveLoader"],
  shows: '"<h1>Guide</h1>"',
  hides: /Can't resolve 'markdown-page-loader' in '[^']*\/p-\w+'/,
});
