import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { textOf } from "../../lib/page-text";
import { project, run, samplesOf } from "../../lib/project";

const PAGE = "api/stats.mdx";
const page = await outputsOf(PAGE);

page.shows("[ { name: 'main.js', size: 2531 } ]", async () =>
  run("node build.mjs", {
    ...(await samplesOf(PAGE, "build.mjs")),
    "src/index.js": `console.log("${"a".repeat(2492)}");`,
  }),
);

page.shows("lodash-es 16893", async () =>
  run("npx webpack --mode production --json stats.json && node packages.mjs", {
    ...(await samplesOf(PAGE, "packages.mjs")),
    "src/index.js": `import { map } from "lodash-es";\nimport { total } from "./cart.js";\nconsole.log(total(map([1], (a) => a)));${" ".repeat(104)}\n`,
    "src/cart.js": "export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n",
    "node_modules/lodash-es/package.json": '{ "name": "lodash-es", "type": "module", "sideEffects": false }',
    "node_modules/lodash-es/index.js": 'export { default as map } from "./map.js";\nexport const unused = 1;\n',
    "node_modules/lodash-es/map.js": `import each from "./each.js";\nexport default (list, call) => each(list, call);\n${"//".repeat(4000)}\n`,
    "node_modules/lodash-es/each.js": `export default (list, call) => list.map(call);\n${"/".repeat(8765)}\n`,
  }),
);

page.restIs({});

test("node list-modules.mjs", async () => {
  const printed = await run("node list-modules.mjs", {
    ...(await samplesOf(PAGE, "list-modules.mjs")),
    "src/index.js": 'import { total } from "./cart.js";\nimport(`./pages/${total}.js`);',
    "src/cart.js": "export const total = document.title;",
    "src/pages/home.js": "",
  });
  expect(printed).toContain("./src/cart.js 36");
  expect(printed).toContain("webpack/runtime/");
  expect(printed).not.toContain("undefined");
  expect(printed).toContain("exit status 0");
});

/** Where the page has a row for each field of the objects in a list. Entries of `issuerPath` are described as modules are. */
const sections: Record<string, string> = {
  "": "## Entry points and chunk groups", // those lie in objects
  modules: "## Module objects",
  issuerPath: "## Module objects",
  reasons: "### Reasons",
  origins: "### Chunk origins",
  errors: "## Errors and warnings",
};

/** Returns fields that are `null`, each after the name of the nearest list around it. */
function nullsOf(value: unknown, list = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => nullsOf(item, list));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === null ? [`${list} ${key}`] : nullsOf(inner, Array.isArray(inner) ? key : list),
  );
}

test("each field that is null is described so", async () => {
  const folder = await project({
    "src/index.js": 'import { a } from "./a.js";\nimport "./missing.js";\nimport("./lazy.js");\nconsole.log(a);\n',
    "src/a.js": 'export const a = 1;\nimport("./lazy.js");\nexport const unused = 1;\n',
    "src/lazy.js": "export default 1;\n",
    "webpack.config.js": 'export default { mode: "production", stats: "normal" };\n',
  });
  await run(`npx webpack ${folder}/src/index.js --context ${folder} --mode production --json ${folder}/stats.json`);
  const nulls = new Set(nullsOf(JSON.parse(await readFile(path.join(folder, "stats.json"), "utf8"))));
  expect(nulls).toContain("modules layer");
  expect(nulls).toContain("modules preOrderIndex");
  const text = await textOf(PAGE);
  const undescribed = [...nulls].filter((field) => {
    const [list = "", key = ""] = field.split(" ");
    const rows = text.slice(text.indexOf(`${sections[list]}\n`)).split("\n");
    const row = rows.find((line) => line.split("|")[1]?.includes(`\`${key}\``));
    return !row?.includes("| null`");
  });
  expect(undescribed).toEqual([]);
});
