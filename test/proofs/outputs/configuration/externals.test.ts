import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, type Files, run, samplesOf, shownIn, withoutFormat } from "../../lib/project";

const page = await outputsOf("configuration/externals.mdx");

/** Returns a program that uses one import. */
const using = (request: string): Files => ({
  "src/index.js": `import { pin } from "${request}";\n\nconsole.log(pin);\n`,
});

/** Builds a program with one import. */
const buildUsing = (request: string, configuration: Configuration) => build(using(request), configuration);

/** Builds a program with one import on the command line and runs it. */
const runUsing = async (request: string, configuration: string) =>
  shownIn(
    "/shop",
    await run("npx webpack && node dist/main.js", {
      ...using(request),
      "package.json": '{ "name": "shop" }',
      "webpack.config.mjs": `export default { mode: "production", ${configuration} };`,
    }),
  );

page.shows("[DEP_WEBPACK_EXTERNALS_FUNCTION_PARAMETERS]", async () => {
  const printed = await run("npx webpack", {
    "webpack.config.js": `
      export default { mode: "none", externals: (context, request, callback) => callback() };`,
  });
  return printed.replaceAll(/\(node:\d+\)/g, "(node:25507)");
});

page.shows("ReferenceError: __WEBPACK_EXTERNAL_MODULE", () =>
  runUsing("map-kit", 'externals: { "map-kit": "amd map-kit" }'),
);

page.shows("Can't resolve 'fs'", async () => shownIn("/shop", await buildUsing("fs", {})));

// What goes wrong

page.shows("ReferenceError: express is not defined", () =>
  runUsing("express", 'target: "node", externals: ["express"]'),
);

page.shows("WARNING in webpack externals recommendations", () =>
  buildUsing("./map-kit.js", { externals: { "map-kitt": "mapKit" }, performance: { unusedConfig: true } }),
);

page.shows("Can't 'export * from", () =>
  build(
    { "src/index.js": 'export * from "acme-ui";\n' },
    {
      target: ["web", "es2020"],
      output: { module: true, library: { type: "module" } },
      externals: { "acme-ui": ["acme-ui", "widgets"] },
    },
  ),
);

page.restIs({});

test.each<[string, Configuration]>([
  ["dist/main.js", { externals: { "map-kit": "mapKit", "acme-ui/charts": ["acme", "charts"] } }],
  ["dist/main.mjs", { target: ["web", "es2020"], output: { module: true }, externals: ["map-kit"] }],
])("%s", async (name, configuration) => {
  const { [name]: file = "" } = await samplesOf("configuration/externals.mdx", name);
  expect(withoutFormat(await buildUsing("map-kit", configuration))).toContain(withoutFormat(file));
});
