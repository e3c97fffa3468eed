import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { DIFFERENCES, FILES, ROWS, type Row, resultsScript, rollupConfig, webpackConfig } from "./rollup-rows";

const guide = useGuide("rollup");

const RED = "shoes/red-480.jpg 480w, shoes/red-960.jpg 960w, shoes/red-1920.jpg 1920w";

/** Writes the sources of all rows. */
async function writeSources(): Promise<void> {
  await guide.goTo("1-rollup");
  for (const [file, text] of Object.entries({ ...FILES, "package.json": '{ "type": "module" }' })) {
    await guide.write(file, text);
  }
}

/** Builds rows with both tools, and compares the results of the bundles. */
async function expectResults(rows: Row[]): Promise<void> {
  await writeSources();
  await guide.write("rows.rollup.js", rollupConfig(rows));
  await guide.write("rows.webpack.js", webpackConfig(rows));
  await guide.write("rows.results.js", resultsScript(rows));
  await guide.run("npx rollup --config rows.rollup.js", { allowWarnings: true });
  await guide.run("npx webpack --config rows.webpack.js");
  const { output } = await guide.run("node rows.results.js");
  const expected = rows.map(({ name, result, webpackResult = result }) => {
    return [name, { rollup: result, webpack: webpackResult }];
  });
  expect(JSON.parse(output)).toEqual(Object.fromEntries(expected));
}

test.each(["1-rollup", "2-webpack"])("%s: import, require and a page get the library", async (step) => {
  await guide.goTo(step);
  await guide.run("npm run build");
  const names = guide.files("dist").filter((file) => !file.endsWith(".map"));
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(["acme-pictures.mjs", "acme-pictures.umd.js"]));

  const module = await guide.read("dist/acme-pictures.mjs");
  expect(module).toContain(step === "1-rollup" ? "await import('./svg-" : "__webpack_require__.e(");

  await guide.write("use.mjs", 'import * as pictures from "acme-pictures"; use(pictures, "import");');
  await guide.write("use.cjs", 'use(require("acme-pictures"), "require");');
  await guide.write(
    "preload.cjs",
    `globalThis.use = async ({ srcset, placeholder }, how) => {
       console.log(how, srcset("shoes/red.jpg"), await placeholder(2, 1));
     };`,
  );
  for (const [file, how] of [
    ["use.mjs", "import"],
    ["use.cjs", "require"],
  ]) {
    const { output } = await guide.run(`node --require ./preload.cjs ${file}`);
    expect(output).toBe(`${how} ${RED} <svg width="2" height="1"><path fill="#ccc" d="M0 0h2v1H0z"/></svg>\n`);
  }

  // A page has no modules, so both scripts lie beside it, Lodash first.
  await guide.write("dist/lodash.js", await guide.read("node_modules/lodash/lodash.min.js"));
  await guide.write(
    "dist/index.html",
    `<!doctype html><title>Pictures</title><link rel="icon" href="data:,"><p></p>
     <script src="lodash.js"></script><script src="acme-pictures.umd.js"></script>
     <script>document.querySelector("p").textContent = acmePictures.srcset("shoes/red.jpg");</script>`,
  );
  const page = await guide.open("dist/index.html");
  await page.getByText(RED).waitFor();
});

test.each(["1-rollup", "2-webpack"])("%s: the watch mode builds again", async (step) => {
  await guide.goTo(step);
  const running = await guide.start(
    "npm start",
    step === "1-rollup" ? "waiting for changes" : /umd \(webpack .*compiled/,
  );
  await guide.write("src/sizes.json", '{ "phone": 333 }');
  await running.waitFor(step === "1-rollup" ? "waiting for changes" : /umd \(webpack .*compiled/);
  expect(await guide.read("dist/acme-pictures.umd.js")).toContain("333");
});

test("every row of the table has the same result in both tools", () => expectResults(ROWS));

test("without the options of the table, results differ", () => expectResults(DIFFERENCES));

test("webpack: a named import from JSON fails in a package of ES modules", async () => {
  await writeSources();
  const { output } = await guide.run("npx webpack --mode production --entry ./src/named.js", { status: 1 });
  await guide.expectOutput("json.txt", errorOf(output));
});

test("webpack: UMD needs a name of an external for each module system", async () => {
  await guide.goTo("2-webpack");
  const config = await guide.read("webpack.config.mjs");
  const changed = config.replace('        commonjs2: "lodash",\n', "").replace('        commonjs: "lodash",\n', "");
  expect(changed).not.toBe(config);
  await guide.write("webpack.config.mjs", changed);
  const { output } = await guide.run("npx webpack --config-name umd", { status: 1 });
  expect(output).toContain("Error: Missing external configuration for type:commonjs");
});

test("Rollup: packages, CommonJS and JSON need their plugins", async () => {
  await guide.goTo("1-rollup");
  const build = (input: string, status: number) =>
    guide.run(`npx rollup ${input} --format es --file dist/main.mjs`, { status, allowWarnings: true });
  await guide.write("src/package.js", 'import { parse } from "path-browserify"; export { parse };');
  expect((await build("src/package.js", 0)).output).toContain("(!) Unresolved dependencies");
  await guide.write("src/common.cjs", "module.exports = 1;");
  await guide.write("src/common.js", 'import one from "./common.cjs"; export { one };');
  expect((await build("src/common.js", 1)).output).toContain('"default" is not exported by "src/common.cjs"');
  await guide.write("src/data.js", 'import data from "./sizes.json"; export { data };');
  expect((await build("src/data.js", 1)).output).toContain(
    "Note that you need @rollup/plugin-json to import JSON files",
  );
});

/** Returns the first error that webpack prints. */
function errorOf(output: string): string {
  return /^ERROR in [\s\S]*?(?=\n\n)/m.exec(output)?.[0] ?? output;
}
