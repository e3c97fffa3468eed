import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { POSTCSS_SPACE } from "../../lib/postcss-space";
import { build, buildOwn, type Files, samplesOf } from "../../lib/project";
import { runOwn } from "../../lib/run-own";
import { exported, withoutDots } from "../configuration/exported";

const PAGE = "concepts/loaders.mdx";
const samples = effectsOf(PAGE);

/** The loader that the page writes, and a table for it. */
const table: Files = {
  ...(await samplesOf(PAGE, "loaders/csv-loader.js")),
  "src/index.js": 'import rows from "./prices.csv";\nconsole.log(JSON.stringify(rows));',
  "src/prices.csv": "lamp;19\nbox;5",
};

samples.effect('use: "postcss-loader"', POSTCSS_SPACE);

const sass = {
  files: { "src/index.js": 'import "./page.scss";', "src/page.scss": "$space: 8px;\np { b { margin: $space } }" },
  packages: "compilers",
  // What the loader returns is seen as it is.
  rest: { optimization: { minimize: false } },
} as const;
samples.effect("sassOptions", {
  ...sass,
  without: ["module.rules.0.use.0.options"],
  shows: /^ *p b \{\n +margin: 8px;\n *\}/m,
  hides: "p b{margin:8px}",
});
samples.effect("sassOptions", {
  ...sass,
  without: ["module.rules.0.type"],
  hides: "You may need an additional loader to handle the result of these loaders.",
});

samples.tries("oneOf: [", async (code) => {
  const both = `${table["src/index.js"]}\nimport text from "./prices.csv?raw";\nconsole.log(text);`;
  const printedBy = (sample: string) => runOwn({ ...table, "src/index.js": both, "webpack.config.js": sample });
  const rows = '[["lamp","19"],["box","5"]]';
  expect(await printedBy(code)).toBe(`${rows}\nlamp;19\nbox;5`);
  // Both rules match the second import now, so the text is what the loader returns.
  expect(await printedBy(code.replace("oneOf", "rules"))).toBe(`${rows}\nexport default ${rows};`);
});

samples.tries("// 2. text to JavaScript", async (code) => {
  const files = {
    ...table,
    "src/prices.csv": "desk lamp EUR 19\nbox EUR 5",
    "loaders/price-loader.js": 'export default (source) => source.replaceAll(" EUR ", ",");',
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe('[["desk lamp","19"],["box","5"]]');
  const swapped = code.replace(/(".*csv-loader\.js")([\s\S]*)(".*price-loader\.js")/, "$3$2$1");
  // The lines are split before there are commas in them.
  expect(await runOwn({ ...files, "webpack.config.js": swapped })).toBe('[["desk lamp,19"],["box,5"]]');
  const textLast = code.replace('"./loaders/csv-loader.js",', "");
  expect(await buildOwn({ ...files, "webpack.config.js": textLast })).toContain(
    "You may need an additional loader to handle the result of these loaders.",
  );
});

samples.tries("resolveLoader: {", async (code) => {
  // Outside of this repository, which has a package with the name of the loader.
  const { folder, configuration } = await exported(code, { ...table, "src/prices.csv": "lamp,19" });
  const builtWith = async (resolveLoader: typeof configuration.resolveLoader) =>
    build(await withoutDots(folder), { ...configuration, resolveLoader });
  expect(await builtWith(configuration.resolveLoader)).toContain('[["lamp","19"]]');
  expect(await builtWith(undefined)).toContain("Can't resolve 'csv-loader'");
});
