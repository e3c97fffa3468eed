import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** A program that imports a package, which reads a file next to its code. */
const READER: Files = {
  "package.json": "{}",
  "src/index.js": 'console.log(require("acme-rates"));',
  "node_modules/acme-rates/index.js":
    'const { readFileSync } = require("fs");\nmodule.exports = readFileSync(__dirname + "/rates.csv", "utf8");',
  "node_modules/acme-rates/rates.csv": "eur,3",
};

/** Builds the program with a version of webpack, and runs it. */
async function built(version: string, options: string, files: Files = {}): Promise<string> {
  const webpack = path.join(await installVersion("webpack", version), "webpack");
  return run("node --openssl-legacy-provider build.cjs && node dist/main.js", {
    ...READER,
    "build.cjs": `require(${JSON.stringify(webpack)})({ mode: "development", target: "node", context: __dirname, output: { path: __dirname + "/dist" }, ${options} },
      (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`,
    ...files,
  });
}
const COPIED: Files = { "dist/rates.csv": "eur,3" };

for (const version of ["4.47.0", "5.105.0"]) {
  raises("externals/#own-files", {
    broken: () => built(version, ""),
    fixed: [
      () => built(version, 'externals: { "acme-rates": "commonjs acme-rates" }'),
      () => built(version, version.startsWith("4") ? "node: { __dirname: false }" : "", COPIED),
    ],
  });
}

/** Runs a program from a folder above it. */
async function started(file: string): Promise<string> {
  const folder = await project({
    "shop/package.json": '{ "type": "module" }',
    "shop/server.js": `import { readFileSync } from "node:fs";\nconsole.log(readFileSync(${file}, "utf8"));`,
    "shop/rates.csv": "eur,3",
  });
  return run("node shop/server.js", folder);
}
raises("externals/#own-files", {
  broken: () => started('"rates.csv"'),
  fixed: () => started('new URL("rates.csv", import.meta.url)'),
});
