import { readFile } from "node:fs/promises";
import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { type Files, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** The code that loads a version of a package. */
async function required(name: string, version: string): Promise<string> {
  return `require(${JSON.stringify(path.join(await installVersion(name, version), name))})`;
}

/** Builds with an older webpack 5 and a plugin that adds an entry. */
const withEntry = async (copy: string) =>
  run("node build.cjs", {
    "package.json": "{}",
    "build.cjs": `const acmePlugin = { apply(compiler) {
        const { EntryPlugin } = ${copy};
        const dependency = EntryPlugin.createDependency("./src/index.js", { name: "acme" });
        compiler.hooks.make.tapAsync("Acme", (compilation, callback) => {
          compilation.addEntry(compiler.context, dependency, { name: "acme" }, callback);
        });
      } };
      ${await required("webpack", "5.105.0")}({ mode: "production", context: __dirname, plugins: [acmePlugin] },
        (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`,
  });
raises("plugins/#dependency-factory", {
  broken: () => withEntry('require("webpack")'),
  fixed: [() => withEntry("compiler.webpack"), async () => withEntry(await required("webpack", "5.105.0"))],
});

/** Creates a hook as webpack does. */
const hooked = async (version: string) =>
  run("node hook.cjs", {
    "package.json": "{}",
    "hook.cjs": `const { SyncWaterfallHook } = ${await required("tapable", version)};
      new SyncWaterfallHook(["resolveData"]);`,
  });
raises("plugins/#type-error", {
  broken: () => hooked("0.2.9"),
  fixed: [() => hooked("1.1.3"), () => hooked("2.3.0")],
});

/** Loads a plugin that takes whichever tapable is at the top. */
const withTopmost = async (version: string) => {
  const folder = path.join(await installVersion("tapable", version), "tapable");
  return run("node use.cjs", {
    "package.json": "{}",
    "node_modules/acme-plugin/index.js": `const { SyncWaterfallHook } = require("tapable");
      module.exports = () => new SyncWaterfallHook(["data"]);`,
    "use.cjs": `require("node:fs").cpSync(${JSON.stringify(folder)}, "node_modules/tapable", { recursive: true });
      require("acme-plugin")();`,
  });
};
raises("plugins/#type-error", {
  broken: () => withTopmost("0.2.9"),
  fixed: [() => withTopmost("1.1.3"), () => withTopmost("2.2.1")],
});

/** Applies Vue CLI's plugin for ESLint in a project with or without ESLint. */
async function linted(files: Files): Promise<string> {
  const plugin = path.join(await installVersion("@vue/cli-plugin-eslint", "4.5.19"), "@vue/cli-plugin-eslint");
  const shared = await installVersion("@vue/cli-shared-utils", "4.5.19");
  const folder = "node_modules/@vue/cli-plugin-eslint";
  const api = "{ getCwd: () => __dirname, genCacheConfig: () => ({}), chainWebpack() {}, registerCommand() {} }";
  return run("node service.cjs", {
    "package.json": "{}",
    "service.cjs": `require("@vue/cli-plugin-eslint")(${api}, { lintOnSave: true });`,
    [`${folder}/index.js`]: await readFile(path.join(plugin, "index.js"), "utf8"),
    [`${folder}/eslintOptions.js`]: "exports.extensions = () => [];",
    "node_modules/@vue/cli-shared-utils/index.js": `module.exports = require(${JSON.stringify(path.join(shared, "@vue/cli-shared-utils"))});`,
    "node_modules/eslint-loader/package.json": '{ "version": "2.2.1" }',
    ...files,
  });
}
raises("plugins/#type-error", {
  broken: () => linted({ "node_modules/eslint/package.json": "{" }),
  fixed: () => linted({ "node_modules/eslint/package.json": '{ "version": "7.32.0" }' }),
});

/** Uses two copies of MiniCssExtractPlugin in one build. */
async function twice(version: string): Promise<string> {
  const folder = await installVersion("mini-css-extract-plugin", version);
  return run("node build.cjs", {
    "package.json": "{}",
    "src/index.js": "",
    "build.cjs": `const { cpSync } = require("node:fs");
      const copies = ["a", "b"].map((name) => {
        cpSync(${JSON.stringify(folder)}, name + "/node_modules", { recursive: true });
        return require("./" + name + "/node_modules/mini-css-extract-plugin");
      });
      ${await required("webpack", "5.105.0")}(
        { mode: "production", context: __dirname, plugins: copies.map((Copy) => new Copy()) },
        (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`,
  });
}
raises("plugins/#compilation-instance", { broken: () => twice("2.4.5"), fixed: () => twice("2.9.2") });
