import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { paths } from "../../../../../scripts/lib/paths";
import { execute } from "../../../lib/execute";
import { buildOwn, run, runBundle } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { projectWithPackages } from "../../../lib/with-packages";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

/** The code that loads a version of a package. */
async function required(name: string, version: string): Promise<string> {
  return `require(${JSON.stringify(path.join(await installVersion(name, version), name))})`;
}

/** Builds by the command line with a CommonJS configuration. */
const configured = (code: string) => run("npx webpack", { "package.json": "{}", "webpack.config.js": code });

const withMiniCss = async (version: string) =>
  configured(`const MiniCssExtractPlugin = ${await required("mini-css-extract-plugin", version)};
    module.exports = { mode: "production", plugins: [new MiniCssExtractPlugin()] };`);
raises("plugins/#not-a-constructor", { broken: () => withMiniCss("2.5.0"), fixed: () => withMiniCss("2.10.2") });

const framework = (webpack: string) =>
  run("node framework.cjs", {
    "package.json": "{}",
    "framework.cjs": `const webpack_1 = ${webpack};\nnew webpack_1.WebpackError("Acme");`,
  });
raises("plugins/#not-a-constructor", {
  broken: async () => framework(await required("webpack", "4.47.0")),
  fixed: () => framework('require("webpack")'),
});

test("with Svelte's condition, webpack finds a package's components before its compiled files", async () => {
  const fields = { name: "acme-ui", exports: { svelte: "./components.js", default: "./compiled.js" } };
  const files = {
    "src/index.js": 'import form from "acme-ui";\nconsole.log(form);',
    "node_modules/acme-ui/package.json": JSON.stringify(fields),
    "node_modules/acme-ui/components.js": 'export default "as components";',
    "node_modules/acme-ui/compiled.js": 'export default "as compiled";',
  };
  const resolve = { conditionNames: ["svelte", "..."], mainFields: ["svelte", "..."] };
  expect(await runBundle(files)).toMatch(/^as compiled$/m);
  expect(await runBundle(files, { resolve })).toMatch(/^as components$/m);
});

const withLicenses = async (version: string) =>
  configured(`const { LicenseWebpackPlugin } = ${await required("license-webpack-plugin", version)};
    module.exports = { mode: "production", plugins: [new LicenseWebpackPlugin({ addBanner: true })] };`);
raises("plugins/#plugin-too-new", { broken: () => withLicenses("2.3.20"), fixed: () => withLicenses("4.0.2") });

/** Builds with an older webpack than the one whose plugin the configuration uses. */
const withTwoCopies = async (plugins: string) =>
  run("node build.cjs", {
    "package.json": "{}",
    "build.cjs": `const { BannerPlugin } = require("webpack");
      ${await required("webpack", "5.105.0")}({ mode: "production", context: __dirname, plugins: [${plugins}] },
        (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`,
  });
raises("plugins/#reading-tap", {
  broken: () => withTwoCopies('new BannerPlugin("Acme")'),
  fixed: () => withTwoCopies('{ apply: (compiler) => new compiler.webpack.BannerPlugin("Acme").apply(compiler) }'),
});

/** Copies the files of a folder next to the context. */
async function copyingFromOutside(pattern: string): Promise<string> {
  const folder = await projectWithPackages({
    "locales/en.json": "{}",
    "src/index.js": "",
    "webpack.config.js": `import CopyPlugin from "copy-webpack-plugin";
      const folder = import.meta.dirname;
      export default { mode: "development", context: folder + "/src", entry: "./index.js",
        plugins: [new CopyPlugin({ patterns: [${pattern}] })] };`,
  });
  return buildOwn(folder);
}
raises("plugins/#copy-nothing", {
  broken: () => copyingFromOutside('{ from: "locales/**/*" }'),
  fixed: () => copyingFromOutside('{ from: "locales/**/*", context: folder }'),
});

/** Copies with a file system that calls back without information about files, as that of `@ngtools/webpack` 7 does. */
async function copyingInFramework(version: string, pattern: string): Promise<string> {
  const plugin = await required("copy-webpack-plugin", version);
  const framework = `{ apply: (compiler) => compiler.hooks.environment.tap("Framework", () => {
    const { stat } = compiler.inputFileSystem;
    compiler.inputFileSystem.stat = (file, callback) => /[*]/.test(file) ? callback(null, undefined) : stat.call(compiler.inputFileSystem, file, callback);
  }) }`;
  const files = { "src/index.js": "", "fonts/tea.txt": "Acme" };
  return buildWithWebpack4(files, "[]", `[${framework}, new (${plugin})([{ from: ${pattern} }])]`);
}
raises("plugins/#copy-glob", {
  broken: () => copyingInFramework("4.5.3", '"fonts/**"'),
  fixed: () => copyingInFramework("4.5.3", '{ glob: "fonts/**" }'),
});

/** Runs a plugin outside of this repository, where webpack is not found in a folder above. */
async function shortening(packages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "errors-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, "acme-plugin.cjs"), 'require("webpack/lib/RequestShortener");');
  await mkdir(path.join(folder, "node_modules"));
  for (const name of packages) {
    const from = path.join(paths.root, "node_modules", name);
    await symlink(from, path.join(folder, "node_modules", name), "junction");
  }
  return (await execute("node acme-plugin.cjs", folder)).output;
}
raises("plugins/#internal-file", { broken: () => shortening([]), fixed: () => shortening(["webpack"]) });

/** Runs code for which `require("webpack")` gets one version of webpack everywhere. */
const withWebpack = async (version: string, code: string) => {
  const folder = JSON.stringify(path.join(await installVersion("webpack", version), "webpack"));
  return run("node --openssl-legacy-provider acme.cjs", {
    "package.json": "{}",
    "acme.cjs": `const Module = require("node:module");
      const resolve = Module._resolveFilename;
      Module._resolveFilename = (name, ...rest) => resolve(name.replace(/^webpack(?=$|[/])/, () => ${folder}), ...rest);
      ${code}`,
  });
};

const extractingWith = async (plugin: string, webpack: string) =>
  withWebpack(webpack, await required("mini-css-extract-plugin", plugin));
raises("plugins/#plugin-too-new", {
  broken: () => extractingWith("0.4.0", "4.2.0"),
  fixed: () => extractingWith("0.4.0", "4.47.0"),
});
raises("interop/#class-extends", {
  broken: () => extractingWith("0.2.0", "4.0.1"),
  fixed: () => extractingWith("0.2.0", "4.47.0"),
});

/** Builds with a loader that asks for a resolver in a worker. */
const inWorker = async (version: string) =>
  run("npx webpack", {
    "package.json": "{}",
    "acme-loader.js": "module.exports = function (source) { this.getResolve(); return source; };",
    "webpack.config.js": `const thread = ${JSON.stringify(path.join(await installVersion("thread-loader", version), "thread-loader"))};
      module.exports = { mode: "development", module: { rules: [{ test: /index/, use: [thread, "./acme-loader.js"] }] } };`,
  });
raises("plugins/#plugin-too-new", { broken: () => inWorker("2.1.3"), fixed: () => inWorker("3.0.4") });

/** Builds with a plugin that asks html-webpack-plugin for its hooks. */
const extending = async (version: string) =>
  withWebpack(
    "4.47.0",
    `const HtmlWebpackPlugin = ${await required("html-webpack-plugin", version)};
      const acme = (compilation) => HtmlWebpackPlugin.getHooks(compilation);
      const plugin = { apply: (compiler) => compiler.hooks.compilation.tap("Acme", acme) };
      require("webpack")({ mode: "development", context: __dirname, plugins: [plugin] }, (error, stats) =>
        console.log(error ?? stats.toString({ all: false, errors: true })));`,
  );
raises("plugins/#reading-tap", { broken: () => extending("3.2.0"), fixed: () => extending("4.5.2") });

const extracting = async (version: string) =>
  buildWithWebpack4({ "src/index.js": "" }, "[]", `[new (${await required("mini-css-extract-plugin", version)})()]`);
raises("plugins/#plugin-too-new", { broken: () => extracting("2.10.2"), fixed: () => extracting("1.6.2") });
