import { expect, test } from "vitest";
import { outputsOf } from "../page-outputs";
import { run, samplesOf } from "../project";

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
