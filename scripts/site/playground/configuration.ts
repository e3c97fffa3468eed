import { createRequire } from "node:module";
import path from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from "webpack";
import { paths } from "../../lib/paths";
import { TYPESCRIPT } from "../webpack/typescript";
import { partEntries, partRules } from "./parts";

const own = createRequire(path.join(paths.compiler, "package.json"));
const shim = (name: string) => path.join(paths.compiler, "shims", `${name}.ts`);
const loader = (name: string) => path.join(import.meta.dirname, `${name}.mjs`);

const FILE_SYSTEM = path.join(paths.compiler, "file-system.ts");

const SHIMS = ["assert", "path", "url", "util", "module", "vm", "os", "crypto", "process", "watchpack"];

/** Modules that webpack loads, but never calls in a page. */
const UNAVAILABLE = [
  "child_process",
  "constants",
  "http",
  "https",
  "inspector",
  "net",
  "perf_hooks",
  "querystring",
  "stream",
  "tty",
  "v8",
  "worker_threads",
  "zlib",
  "jest-worker",
  "uglify-js",
  "@swc/core",
  "@swc/css",
  "@swc/html",
  "@minify-html/node",
  "clean-css",
  "html-minifier-terser",
  "cssnano",
  "csso",
  "esbuild",
  "lightningcss",
  "sharp",
  "@napi-rs/image",
  "svgo",
  "postcss",
];

/** The folder with the installed version of webpack. */
const INSTALLED = path.join(paths.root, "node_modules");

/** Modules that only some versions of webpack have, by name, with what replaces them. */
const OF_OLDER_VERSIONS = { "terser-webpack-plugin": "terser-plugin" };
const OF_NEWER_VERSIONS = { "webpack/lib/*": "absent", "minimizer-webpack-plugin": "absent" };

/**
 * Warnings that are expected: about things that webpack does on purpose, and about modules that a page doesn't need.
 */
const EXPECTED_WARNINGS = [
  /Critical dependency/,
  /Can't resolve '[^']+\/package\.json'/,
  /"\.\/package\.json" is not exported/,
  /require\.extensions/,
  /export .* was not found/,
];

/**
 * Returns the configuration that bundles webpack itself for a worker in a page.
 *
 * @param folder The folder to write the scripts to.
 * @param packages The `node_modules` with the version of webpack to bundle, and its dependencies.
 */
export function compilerConfig(folder: string, packages = INSTALLED): Configuration {
  return {
    name: "playground",
    mode: "production",
    target: ["webworker", "es2022"],
    context: paths.root,
    entry: { worker: path.join(paths.compiler, "worker.ts"), ...partEntries() },
    // If a module failed because a part was missing, it has to be evaluated again when the part has loaded.
    output: { path: folder, filename: "[name].js", publicPath: "", strictModuleExceptionHandling: true },
    resolve: { extensions: [".ts", ".js"], alias: replacedModules(packages) },
    node: { __filename: "mock", __dirname: "mock", global: true },
    module: {
      parser: { javascript: { commonjsMagicComments: false, importMeta: false, exprContextCritical: false } },
      rules: [...partRules(), ...sourceRules(packages)],
    },
    experiments: { typescript: true },
    optimization: {
      concatenateModules: false,
      splitChunks: false,
      minimizer: [
        // webpack and its plugins check the names of classes.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          minimizerOptions: { mangle: { keep_classnames: true }, compress: { keep_classnames: true } },
        }),
      ],
    },
    plugins: providedGlobals(),
    ignoreWarnings: EXPECTED_WARNINGS,
    performance: { hints: false },
    devtool: false,
  };
}

/** Returns the replacements for modules, most of which are Node.js modules. */
function replacedModules(packages: string): Record<string, string> {
  const { resolve } = createRequire(path.join(packages, "package.json"));
  return {
    ...Object.fromEntries(SHIMS.map((name) => [`${name}$`, shim(name)])),
    ...Object.fromEntries(UNAVAILABLE.map((name) => [`${name}$`, shim("unavailable")])),
    fs$: FILE_SYSTEM,
    "graceful-fs$": FILE_SYSTEM,
    events$: own.resolve("events/"),
    buffer$: own.resolve("buffer/"),
    terser$: path.join(path.dirname(resolve("terser/package.json")), "dist/bundle.min.js"),
  };
}

/** Returns the rules that change sources: in webpack, where a page lacks something, and in our own code. */
function sourceRules(packages: string): RuleSetRule[] {
  const ofVersion = Object.fromEntries(
    Object.entries({ ...OF_OLDER_VERSIONS, ...(packages !== INSTALLED && OF_NEWER_VERSIONS) }).map(
      ([name, instead]) => {
        return [name, [path.join(packages, name), shim(instead)]];
      },
    ),
  );
  const resolve = { modules: [packages, "node_modules"], alias: ofVersion };
  return [
    { test: /[\\/]webpack[\\/]lib[\\/]hmr[\\/].*\.runtime\.js$/, loader: loader("runtime-text-loader") },
    {
      test: /[\\/](webpack[\\/]lib|(minimizer|terser)-webpack-plugin[\\/]dist|loader-runner[\\/]lib|browserslist)[\\/].*\.js$/,
      loader: loader("patch-loader"),
    },
    { include: paths.compiler, exclude: /node_modules/, resolve },
    // The module that registers a part is a data URI, and requires CommonJS modules.
    { scheme: "data", type: "javascript/auto", resolve },
    // Browserslist has a file for browsers that doesn't read configuration files. In the playground, there are such
    // files.
    { test: /[\\/]browserslist[\\/]index\.js$/, resolve: { aliasFields: [] } },
    {
      test: /[\\/]webpack[\\/]lib[\\/]config[\\/]target\.js$/,
      resolve: { alias: { "browserslist/node$": shim("browserslist-node") } },
    },
    TYPESCRIPT,
  ];
}

/** Returns the plugins that provide the globals of Node.js, and its modules under their names with `node:`. */
function providedGlobals(): WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
      resource.request = resource.request.replace("node:", "");
    }),
    new webpack.ProvidePlugin({
      process: [shim("process"), "default"],
      Buffer: ["buffer", "Buffer"],
      setImmediate: [shim("set-immediate"), "setImmediate"],
    }),
  ];
}
