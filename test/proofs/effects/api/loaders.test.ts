import { inspect } from "node:util";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { textOf } from "../../lib/page-text";
import { buildOwn, type Files, project } from "../../lib/project";

const PAGE = "api/loaders.mdx";
const samples = effectsOf(PAGE);

/** Returns what the page says about the values of members of `this`, by their names. */
async function valuesOfPage(): Promise<Record<string, string>> {
  const text = await textOf(PAGE);
  const listed = text.matchAll(/^#### this\.(\w+)\n(?:(?!#).*\n)*?- Value: `"?(.*?)"?`$/gm);
  const inTables = text.matchAll(/^\| `this\.(\w+)` \| `([^`]*)` \|$/gm);
  const emptyInTables = text.matchAll(/^\| `this\.(\w+)` \| (?=empty)/gm);
  const found = [...listed, ...inTables, ...emptyInTables];
  const values = Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
  expect(text).toContain("| `this.currentRequest` | same as `request` |");
  return { ...values, currentRequest: values.request ?? "" };
}

samples.tries('{ loader: "./loaders/probe-loader.js"', async (code) => {
  const expected = await valuesOfPage();
  const names = Object.keys(expected);
  // One of each list and table of the page.
  expect(names).toEqual(expect.arrayContaining(["query", "loaderIndex", "rootContext", "request", "previousRequest"]));
  const files: Files = {
    "src/index.js": 'import "./prices.csv?sep=semi#top";',
    "src/prices.csv": "apple;2",
    "loaders/csv-loader.js": 'export default (source) => `console.log("rows", "${source}");`;',
    "loaders/probe-loader.js": `export default function probeLoader(code) {
  const values = ${JSON.stringify(names)}.map((name) => [name, this[name]]);
  console.log("values", JSON.stringify(Object.fromEntries(values)));
  return code.replace("rows", this.getOptions().header ? "rows with a header" : "rows without");
}`,
  };
  const folder = await project({ ...files, "webpack.config.js": code });
  const built = (await buildOwn(folder)).replaceAll(folder, "/shop");
  const [, json = ""] = /^values (.*)$/m.exec(built) ?? [];
  const values = Object.entries(JSON.parse(json)).map(([name, value]) => {
    const shown = typeof value === "string" ? value : inspect(value);
    return [name, name.endsWith("Request") || name === "request" ? shown.replaceAll(/[^!]*\//g, "") : shown];
  });
  expect(Object.fromEntries(values)).toEqual(expected);
  // The first loader gets what the second one returns.
  expect(built).toContain("rows with a header");
  const plain = await buildOwn({ ...files, "webpack.config.js": code.replace(", options: { header: true }", "") });
  expect(plain).toContain("rows without");
});
