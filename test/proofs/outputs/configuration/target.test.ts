import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, run, withoutFormat } from "../../lib/project";

const page = await outputsOf("configuration/target.mdx");

const buildFor = (target: Configuration["target"], output?: Configuration["output"]) => build({}, { target, output });

page.shows("Error: Unknown target 'browser'", () => buildFor("browser"));

page.shows("No browserslist config found", () => buildFor("browserslist"));

page.shows("Unknown browser query `legacy`", () => buildFor("browserslist:legacy"));

page.shows("Chunk format can't be selected by default when no target is specified", () => buildFor(false));

page.shows("For the selected environment is no default script chunk format available", () => buildFor("es2020"));

page.shows("Automatic publicPath is not supported in this browser", () =>
  run("npx webpack --mode production && node dist/main.js", {
    "webpack.config.js": `
      export default { target: "web", module: { rules: [{ test: /\\.svg$/, type: "asset/resource" }] } };`,
    "src/index.js": 'import logo from "./logo.svg"; console.log(logo);',
    "src/logo.svg": "<svg/>",
  }),
);

const reader = { "src/index.js": 'import { readFileSync } from "node:fs";\nconsole.log(readFileSync);\n' };

page.shows('WARNING in external "node:fs"', () => build(reader, { target: "universal" }));

page.restIs({});

const fences = await fencesOf("configuration/target.mdx");
const fence = (title: string) => fences.find((candidate) => candidate.title === title)?.code ?? "";

test("es5 is for the code of webpack", async () => {
  const printed = await build({ "src/index.js": fence("src/index.js") }, { target: ["web", "es5"] });
  // The page shows it formatted.
  expect(withoutFormat(printed)).toContain(withoutFormat(fence("dist/main.js")));
});

test("a universal file reads modules of Node.js, if the version can", async () => {
  const write = (target: string[]) => build(reader, { target, optimization: { minimize: false } });
  expect(await write(["web", "node22.3"])).toContain(fence("dist/main.mjs"));
  expect(await write(["web", "node20.16"])).toContain(fence("dist/main.mjs"));
  expect(await write(["web", "node22"])).toContain("import { readFileSync as");
});
