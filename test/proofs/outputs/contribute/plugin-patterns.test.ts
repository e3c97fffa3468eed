import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, type Files, project, runUntil, samplesOf } from "../../lib/project";
import { start } from "../../lib/starts";

const PAGE = "contribute/plugin-patterns.mdx";
const page = await outputsOf(PAGE);

/** The program that the page describes. */
const program: Files = {
  "src/index.js":
    'import { shapes } from "./shapes.js";\n\nconsole.log(shapes);\n\nimport("./pages/about.js").then(({ about }) => console.log(about));\n',
  "src/shapes.js":
    'import { format } from "./format.js";\nexport const shapes = [1, 2, 3, 4, 5].map(format).join(", ");\n',
  "src/pages/about.js": 'import { format } from "../format.js";\nexport const about = `Total area: ${format(15)}`;\n',
  "src/format.js": "export const format = (n) => n.toFixed(2);\n",
};

/** Returns the program with one plugin of the page. */
async function withPlugin(sample: string, options: string, parameters = ""): Promise<Files> {
  const configuration = `import Plugin from "./${sample}";\nexport default { ${options}, plugins: [new Plugin(${parameters})] };`;
  return { ...program, ...(await samplesOf(PAGE, sample)), "webpack.config.js": configuration };
}

/** Watches the program, and changes the page "about" after the first build. Returns what is printed until the plugin has logged that. */
async function watched(sample: string, last: string): Promise<string> {
  return runUntil("npx webpack --watch", await withPlugin(sample, 'mode: "development"'), [
    ["compiled successfully", (folder) => appendFile(path.join(folder, "src/pages/about.js"), "console.log(about);\n")],
    [last],
    ["compiled successfully"],
  ]);
}

page.shows("main (initial): main.js", async () =>
  buildOwn(await withPlugin("chunk-report-plugin.js", 'mode: "production", target: "node"')),
);

page.shows("harmony import specifier", async () =>
  buildOwn(
    await withPlugin("importers-plugin.js", 'mode: "production"', 'new URL("src/format.js", import.meta.url).pathname'),
  ),
);

page.shows("built [ './src/pages/about.js' ]", async () =>
  (await watched("changed-files-plugin.js", "modified")).replaceAll(/'\/[^']*(?=\/src\/pages)/g, "'/app"),
);

page.shows("changed chunks [ 'main'", () => watched("changed-chunks-plugin.js", "changed chunks"));

page.restIs({});

/** A program that has to know its server, and a plugin of the page that tells it. */
async function withHost(sample: string, parameters: string, options = "", index = "console.log(__API_HOST__);\n") {
  const files = await withPlugin(sample, `mode: "production", ${options}`, parameters);
  return { ...files, ...(await samplesOf(PAGE, "api-host-loader.js")), "src/index.js": index };
}

test("api-host-plugin.js: its loader sees the source first, and a cache knows its options", async () => {
  const host = (name: string) => `{ host: "${name}.example.com" }`;
  const seen = `console.log("as written: " + __API_HOST__);\n`;
  const last = "module: { rules: [{ test: /\\.js$/, loader: './last.cjs' }] }";
  const files: Files = {
    ...(await withHost("api-host-plugin.js", host("one"), last, seen)),
    "last.cjs": "module.exports = (source) => source + 'console.log(' + source.length + ')';",
  };
  expect(await buildOwn(files)).toMatch(/"as written: one\.example\.com"\),console\.log\(49\)/);

  /** Builds twice with a stored cache, for two hosts. Returns the second bundle. */
  const secondBundle = async (plugin: string) => {
    const folder = await project({
      ...files,
      "src/index.js": "console.log(__API_HOST__);",
      "api-host-plugin.js": plugin,
    });
    const { default: Plugin } = await import(/* @vite-ignore */ pathToFileURL(`${folder}/api-host-plugin.js`).href);
    for (const host of ["one", "two"]) {
      await start(folder, { mode: "production", cache: { type: "filesystem" }, plugins: [new Plugin({ host })] });
    }
    return readFile(path.join(folder, "dist/main.js"), "utf8");
  };
  const plugin = files["api-host-plugin.js"] ?? "";
  expect(await secondBundle(plugin)).toContain('"two"');
  expect(await secondBundle(plugin.replace("options, ident }", "options }"))).toContain('"one"');
});

test("layer-loader-plugin.js: only the modules of the layer get the loader", async () => {
  const entry = 'entry: { main: { import: "./src/index.js", layer: "client" }, other: "./src/other.js" }';
  const files = await withHost("layer-loader-plugin.js", '"client", { host: "one" }', entry);
  const built = await buildOwn({ ...files, "src/other.js": "console.log(__API_HOST__);\n" });
  expect(built).toContain('console.log("one")');
  expect(built).toContain("console.log(__API_HOST__)");
});
