import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";
import { runOwn } from "../../lib/run-own";
import { start } from "../../lib/starts";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";
import { exported } from "../configuration/exported";

const samples = effectsOf("migrate/5.mdx");

samples.tries("ProvidePlugin", async (code) => {
  const files: Files = {
    "src/package.json": "{}",
    "src/index.js": `console.log(Object.keys(require("fs")).length, require("stream").name);
console.log(require("buffer").Buffer.from("ab").toString("hex"), Buffer.from("ab").toString("hex"));
console.log(process.browser);`,
    // A small one with the name of the package.
    "node_modules/stream-browserify/package.json": "{}",
    "node_modules/stream-browserify/index.js": 'exports.name = "stream-browserify";',
  };
  const folderWith = (configuration: string, more: Files = {}) =>
    projectWithGuidePackages(["buffer", "process"], { ...files, ...more, "webpack.config.js": configuration });
  expect(await runOwn(await folderWith(code))).toBe("0 stream-browserify\n6162 6162\ntrue");

  const built = await buildOwn(await folderWith(code.replace(/ +fallback: \{[^}]*\},/, "")));
  for (const name of ["fs", "stream"]) expect(built).toContain(`Can't resolve '${name}'`);

  // Without the two lines it is the browser that reports an error.
  for (const name of ["Buffer", "process"]) {
    const plain = code.replace(new RegExp(`^ +${name}: .*\\n`, "m"), "");
    const folder = await folderWith(plain, { "src/index.js": `console.log(${name}.name);` });
    expect(await runOwn(folder)).toBe(`ReferenceError: ${name} is not defined`);
  }
});

const lazy: Files = {
  "src/index.js": 'import("./map.js");\nglobalThis.own = () => 4321;',
  "src/map.js": "console.log(1);",
};
samples.tries('target: ["web", "es5"]', async (code) => {
  const modern = /=>(?!4321)|\bconst\b/;
  const old = await buildOwn({ ...lazy, "webpack.config.js": code });
  expect(old).not.toMatch(modern);
  expect(old).toContain("()=>4321");
  const plain = code.replace(/ +target: .*\n/, "");
  expect(await buildOwn({ ...lazy, "webpack.config.js": plain })).toMatch(modern);
  // A browserslist has the same effect.
  const listed = { ...lazy, "package.json": '{ "type": "module", "browserslist": ["ie 11"] }' };
  expect(await buildOwn({ ...listed, "webpack.config.js": plain })).not.toMatch(modern);
});

samples.tries('type: "filesystem"', async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.js": "",
    // Its result is another one whenever it runs.
    "slow-loader.cjs": 'module.exports = () => `console.log("${require("node:crypto").randomUUID()}");`;',
  });
  const builtBy = async (cache: Configuration["cache"]) => {
    await start(folder, { ...configuration, cache, module: { rules: [{ test: /\.js$/, use: "./slow-loader.cjs" }] } });
    return readFile(path.join(folder, "dist/main.js"), "utf8");
  };
  const first = await builtBy(configuration.cache);
  expect(await builtBy(configuration.cache)).toBe(first);
  // By default, the cache of development ends with the process.
  const [one, another] = [await builtBy(undefined), await builtBy(undefined)];
  expect(another).not.toBe(one);
});
