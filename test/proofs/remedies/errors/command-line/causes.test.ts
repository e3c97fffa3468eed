import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { execute } from "../../../lib/execute";
import { type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { buildWithCompilers, projectWithCompilers } from "../../../lib/with-compilers";

const withPlugin = (code: string, plugin: string) =>
  run("npx webpack", {
    "webpack.config.js": `${code}\nexport default { mode: "production", plugins: [new ${plugin}({ banner: "Acme" })] };`,
  });
raises("command-line/#name-missing", {
  broken: () => withPlugin("", "BannerPlugin"),
  fixed: () => withPlugin('import webpack from "webpack";', "webpack.BannerPlugin"),
});

const imported = (name: string) =>
  run("npx webpack", {
    "acme-plugin.js": "export default class { apply() {} }",
    "webpack.config.js": `import ${name} from "./acme-plugin.js";
      export default { mode: "production", plugins: [new ACMEWebpackPlugin()] };`,
  });
raises("command-line/#name-missing", {
  broken: () => imported("AcmeWebpackPlugin"),
  fixed: () => imported("ACMEWebpackPlugin"),
});

const spawned = (words: string) =>
  run("node build.js", {
    "build.js": `import { spawn } from "node:child_process";
      spawn("npx", ["webpack", "--mode", "none", ${words}], { stdio: "inherit" });`,
  });
raises("command-line/#unknown-option", {
  broken: () => spawned('"--env stage=test"'),
  fixed: () => spawned('"--env", "stage=test"'),
});

/** Runs a version of webpack-cli with webpack 4. */
async function withCli(version: string, command: string): Promise<string> {
  const [webpack, cli] = await Promise.all([
    installVersion("webpack", "4.47.0"),
    installVersion("webpack-cli", version),
  ]);
  const folder = await project({ "package.json": "{}", "webpack.config.js": "module.exports = {};" });
  // webpack-cli 3 runs the one of the project, if there is one in a folder above.
  await mkdir(path.join(folder, "node_modules"));
  await symlink(path.join(cli, "webpack-cli"), path.join(folder, "node_modules/webpack-cli"), "junction");
  const link = path.join(cli, "webpack");
  await symlink(path.join(webpack, "webpack"), link, "junction").catch(() => undefined); // another run made it
  return (await execute(`node node_modules/webpack-cli/bin/${command} --mode production`, folder)).output;
}
raises("command-line/#config-yargs", {
  broken: () => withCli("2.1.4", "webpack.js"),
  fixed: () => withCli("3.3.12", "cli.js"),
});

/** Builds with a babel-loader that stores its results, by names that are hashes. */
async function cached(version: string): Promise<string> {
  const loader = path.join(await installVersion("babel-loader", version), "babel-loader");
  const folder = await projectWithCompilers({ "src/index.js": "console.log(1);" });
  const options = { cacheDirectory: path.join(folder, "cache"), presets: ["@babel/preset-env"] };
  return buildWithCompilers(folder, {
    mode: "none",
    module: { rules: [{ test: /\.js$/, use: [{ loader, options }] }] },
  });
}
raises("command-line/#openssl", { broken: () => cached("8.2.2"), fixed: () => cached("8.4.1") });

/** Runs webpack with a plugin that requires a package, as a Node.js does that can't require ES modules. */
const requiring = (dependency: Files) =>
  run("NODE_OPTIONS=--no-experimental-require-module npx webpack", {
    "package.json": "{}",
    "node_modules/acme-plugin/index.js": 'require("strip-ansi");\nmodule.exports = class { apply() {} };',
    "webpack.config.js": `const AcmePlugin = require("acme-plugin");
      module.exports = { mode: "production", plugins: [new AcmePlugin()] };`,
    ...dependency,
  });
raises("command-line/#require-esm", {
  broken: () =>
    requiring({
      "node_modules/strip-ansi/package.json": '{ "version": "7.1.0", "type": "module", "exports": "./index.js" }',
      "node_modules/strip-ansi/index.js": "export default (text) => text;",
    }),
  fixed: () =>
    requiring({
      "node_modules/strip-ansi/package.json": '{ "version": "6.0.1" }',
      "node_modules/strip-ansi/index.js": "module.exports = (text) => text;",
    }),
});
