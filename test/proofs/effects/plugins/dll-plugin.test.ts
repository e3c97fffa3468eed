import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { build, buildOwn, type Files, project, samplesOf } from "../../lib/project";
import { printedBy } from "../../lib/run-own";

const PAGE = "plugins/dll-plugin.mdx";
const samples = effectsOf(PAGE);

const files: Files = {
  "node_modules/acme-charts/package.json": '{ "name": "acme-charts", "type": "module" }',
  "node_modules/acme-charts/index.js": 'export const line = () => "a line";\nexport const bar = () => "a bar";',
  "node_modules/acme-dates/package.json": '{ "name": "acme-dates", "type": "module", "exports": "./dates.js" }',
  "node_modules/acme-dates/dates.js": 'export const format = () => "a date";',
  "src/index.js": `import { line } from "acme-charts";
import { format } from "acme-dates";
console.log(line(), format());`,
};

/** Builds the library of the page, or that of another configuration. Returns the folder of the project. */
async function withLibrary(code: string, more: Files = {}): Promise<string> {
  const name = "webpack.dll.config.js";
  const folder = await project({ ...files, ...(await samplesOf(PAGE, name)), "webpack.config.js": code, ...more });
  const { default: library } = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, name)).href);
  await build(folder, library);
  return folder;
}

/** Returns what a page prints that loads the library and the application. */
async function printedIn(folder: string): Promise<string> {
  const read = (name: string) => readFile(path.join(folder, "dist", name), "utf8");
  return printedBy(await read("vendor.js"), await read("main.js"));
}

samples.tries('entry: { vendor: ["acme-charts", "acme-dates"] }', async (code) => {
  const manifestBy = async (sample: string) => {
    const folder = await withLibrary("export default {};", { "webpack.dll.config.js": sample });
    return readFile(path.join(folder, "dist/vendor-manifest.json"), "utf8");
  };
  const manifest = JSON.parse(await manifestBy(code));
  expect(manifest.name).toBe("vendor_lib");
  expect(Object.keys(manifest.content).sort()).toEqual([
    "./node_modules/acme-charts/index.js",
    "./node_modules/acme-dates/dates.js",
  ]);
  await expect(manifestBy(code.replace("new webpack.DllPlugin", "void"))).rejects.toThrow("ENOENT");
});

samples.tries('vendor-manifest.json"),\n    }),', async (code) => {
  const folder = await withLibrary(code);
  const built = await buildOwn(folder);
  expect(built).toContain("delegated ./node_modules/acme-charts/index.js from dll-reference vendor_lib");
  expect(built).toContain("delegated ./node_modules/acme-dates/dates.js from dll-reference vendor_lib");
  expect(built).toContain('external "vendor_lib"');
  expect(await printedIn(folder)).toBe("a line a date");
  const alone = await printedBy(await readFile(path.join(folder, "dist/main.js"), "utf8"));
  expect(alone).toBe("ReferenceError: vendor_lib is not defined");
});

samples.tries("id: 742", async (code) => {
  const built = await buildOwn({
    ...files,
    "webpack.config.js": code,
    "src/index.js": 'import { line } from "acme-charts";\nconsole.log(line());',
  });
  const [, script = ""] = built.split("\nmain.js\n");
  expect(await printedBy('var vendor_lib = (id) => ({ line: () => "line of " + id });', script)).toBe("line of 742");
});

samples.tries('sourceType: "commonjs2"', async (code) => {
  const { "webpack.dll.config.js": library = "" } = await samplesOf(PAGE, "webpack.dll.config.js");
  const folder = await withLibrary(code, {
    "webpack.dll.config.js": library
      .replace('name: "[name]_lib", type: "var"', 'type: "commonjs2"')
      .replace('mode: "production"', 'mode: "production", target: "node"')
      .replace("new webpack.DllPlugin({", 'new webpack.DllPlugin({ type: "commonjs2",'),
    "dist/package.json": "{}",
  });
  expect(await buildOwn(folder)).toContain("delegated ./node_modules/acme-charts/index.js");
  expect((await execute("node dist/main.js", folder)).output).toBe("a line a date\n");
});

samples.tries('scope: "vendor"', async (code) => {
  const more = {
    "src/index.js": 'import { line } from "vendor/node_modules/acme-charts/index";\nconsole.log(line());',
  };
  const folder = await withLibrary(code, more);
  expect(await buildOwn(folder)).toContain("compiled successfully");
  expect(await printedIn(folder)).toBe("a line");
  const mapped = await withLibrary(code.replace('scope: "vendor",', ""), more);
  expect(await buildOwn(mapped)).toContain("Can't resolve 'vendor/node_modules/acme-charts/index'");
});
