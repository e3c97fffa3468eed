import path from "node:path";
import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, run } from "../../lib/project";

const page = await outputsOf("configuration/other-options.mdx");

page.shows("configuration.ignoreWarnings[0] should be one of these", () =>
  build({}, { ignoreWarnings: ["was not found" as unknown as RegExp] }),
);

page.shows("./b/amd.js 177 bytes", () =>
  build(
    {
      "package.json": "{}",
      "src/index.js": 'require("../b/amd.js");\n',
      "b/amd.js": 'define([], () => { document.title = "Shop"; });'.padEnd(177),
    },
    { profile: true },
  ),
);

page.shows('You are using "bail" with "watch"', () =>
  run("npx webpack watch --watch-options-stdin", {
    "webpack.config.js": 'export default { mode: "production", bail: true };',
  }),
);

page.shows('The provided value "records.json" is not an absolute path', () =>
  build({}, { recordsPath: "records.json" }),
);

const withRecords = `
  import path from "node:path";

  export default {
    mode: "production",
    recordsPath: path.resolve(import.meta.dirname, "records.json"),
  };`;

page.shows("Cannot parse records", () =>
  run("npx webpack", { "webpack.config.js": withRecords, "records.json": "<<<<<<< HEAD\n{}\n" }),
);

page.shows("has an unknown property 'devtol'", () =>
  run("npx webpack", { "webpack.config.js": 'export default { devtol: "source-map" };' }),
);

page.restIs({});

test("records.json", async () => {
  const fences = await fencesOf("configuration/other-options.mdx");
  const shown = fences.find(({ title }) => title === "records.json")?.code ?? "";
  const printed = await build({}, (folder) => ({ recordsPath: path.join(folder, "dist/records.json") }));
  const [, records = "{}"] = /\nrecords\.json\n(.*)/s.exec(printed) ?? [];
  expect(JSON.parse(records)).toMatchObject(JSON.parse(shown));
});

test.each([
  ["src/index.mjs", "{}", false],
  ["src/index.js", '{ "type": "module" }', false],
  ["src/index.js", "{}", true],
])("AMD in %s, an ES module below %s", async (file, description, isRead) => {
  const files = {
    "package.json": description,
    [file]: 'import "./a.js";\nconsole.log(define.amd);\nrequire(["./b.js"], (b) => console.log(b));\n',
    "src/a.js": "",
    "src/b.js": 'module.exports = "from b";',
  };
  const built = await build(files, { mode: "development", devtool: false, entry: `./${file}` });
  expect(built.includes("console.log(define.amd)")).toBe(!isRead);
  expect(built.includes('require(["./b.js"]')).toBe(!isRead);
  expect(built.includes("from b")).toBe(isRead);
});
