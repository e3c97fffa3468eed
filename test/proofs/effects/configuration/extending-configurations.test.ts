import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { fencesOf } from "../../lib/page-text";
import { type Files, project, run, samplesOf } from "../../lib/project";

const PAGE = "configuration/extending-configurations.mdx";
const samples = effectsOf(PAGE);

/** Returns the sample of the page that contains the words, for a project of several. */
const other = async (words: string) => (await fencesOf(PAGE)).find(({ code }) => code.includes(words))?.code ?? "";

const build = (files: Files, flags = "") => run(`npx webpack ${flags}`, { "src/shop.js": "console.log(1);", ...files });

samples.tries('filename: "[name].[contenthash].js",\n    clean: true', async (code) => {
  const files = { "webpack.base.js": code, "webpack.config.js": await other('mode: "production",\n  devtool') };
  const folder = await project({ ...files, "src/shop.js": "console.log(1);", "dist/old.js": "" });
  const { output } = await execute("npx webpack", folder);
  expect(output).toContain("./src/shop.js");
  const [script = "", ...others] = await readdir(path.join(folder, "dist"));
  expect(script).toMatch(/^main\.\w{20}\.js$/);
  expect(others).toEqual([`${script}.map`]);
});

samples.tries('extends: "./webpack.base.js",\n  mode: "production",\n  devtool: "source-map"', async (code) => {
  // The file has the last word.
  const base = 'export default { entry: "./src/shop.js", mode: "none", devtool: "eval" };';
  const printed = await build({ "webpack.base.js": base, "webpack.config.js": code });
  expect(printed).toMatch(/^asset main\.js .* \[minimized\] \(name: main\) 1 related asset\n\.\/src\/shop\.js/m);
});

samples.tries('path.resolve(import.meta.dirname, "webpack.base.js")', async (code) => {
  const files = {
    "config/webpack.base.js": 'export default { entry: "./src/shop.js" };',
    "config/webpack.shop.js": code,
  };
  const relative = { ...files, "config/webpack.shop.js": code.replace(/path\.resolve\(.*\)/, '"./webpack.base.js"') };
  const flags = "--config config/webpack.shop.js";
  const [printed, failed] = await Promise.all([build(files, flags), build(relative, flags)]);
  expect(printed).toContain("./src/shop.js");
  expect(failed).toContain("Failed to load './webpack.base.js' config");
});

const several: Files = {
  "webpack.base.js": 'export default { devtool: "eval", mode: "none", output: { filename: "base.js" } };',
  "webpack.typescript.js": 'export default { entry: "./src/shop", mode: "none", output: { filename: "typed.js" } };',
};

samples.tries('extends: ["./webpack.base.js", "./webpack.typescript.js"]', async (code) => {
  const shown = "plugins: [({ options }) => console.log(options.mode, options.devtool, options.output.filename)] };";
  const printed = await build({ ...several, "webpack.config.js": code.replace(/\};\s*$/, shown) });
  expect(printed).toMatch(/^production eval typed\.js$/m);
});

samples.tries('devtool: env.maps ? "source-map" : false', async (code) => {
  const files = {
    "webpack.base.js": code,
    "webpack.config.js": 'export default { extends: "./webpack.base.js", mode: "production" };',
  };
  const [withMaps, without] = await Promise.all([build(files, "--env maps"), build(files)]);
  expect(withMaps).toMatch(/asset main\.js .* 1 related asset/);
  expect(without).toContain("asset main.js");
  expect(without).not.toContain("related asset");
});

samples.tries("console.log(compiler.options.module.rules)", async (code) => {
  const rules = 'module: { rules: [{ test: /a\\.css$/, type: "css/auto" }] }';
  const base = `export default { entry: "./src/shop.js", ${rules} };`;
  expect(await build({ "webpack.base.js": base, "webpack.config.js": code })).toContain(
    "[ { test: /a\\.css$/, type: 'css/auto' } ]",
  );
});

samples.tries('rules: [{ test: /\\.svg$/, type: "asset/resource" }]', async (code) => {
  const own = await other('import.meta.resolve("acme-webpack-config")');
  const [manifest = ""] = Object.values(await samplesOf(PAGE, "package.json"));
  const printed = await run("npx webpack", {
    "webpack.config.js": own,
    "node_modules/acme-webpack-config/package.json": manifest,
    "node_modules/acme-webpack-config/index.js": code,
    "src/index.js": 'console.log(new URL("./logo.svg", import.meta.url), require("./logo.svg"));',
    "src/logo.svg": "<svg/>",
  });
  expect(printed).toMatch(/^asset \w{20}\.svg /m);
});

samples.tries('extends: ["./webpack.base.js"],', async (code) => {
  const printed = await build({
    "webpack.base.js": 'export default { entry: "./src/shop" };',
    "webpack.typescript.js": code,
    "webpack.config.js": 'export default { mode: "production", extends: "./webpack.typescript.js" };',
    "src/shop.ts": "console.log(2 as number);",
  });
  // The first extension that is tried is that of the middle file, and the entry that of the last base.
  expect(printed).toContain("./src/shop.ts");
});
