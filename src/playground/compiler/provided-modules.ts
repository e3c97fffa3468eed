import { fileSystem } from "./file-system";
import { part } from "./parts";
import assert from "./shims/assert";
import moduleOfNode from "./shims/module";
import path from "./shims/path";
import unavailable from "./shims/unavailable";
import zlib from "./shims/zlib";

/** Modules of webpack that name minimizers by their path. */
const MINIMIZERS = ["javascript/jsMinify", "css/cssMinify", "html/htmlMinify", "html/xmlMinify", "json/jsonMinify"];

/** In place of a large package that postcss-loader needs for configurations of PostCSS in TypeScript only. */
const jiti = {
  createJiti: () => ({
    import: async (file: string) => {
      throw new Error(`The playground cannot read ${file}. Write the configuration of PostCSS in JavaScript.`);
    },
  }),
};

/** Modules that the compiler has itself, by what they are required as: of Node.js, of webpack, and what webpack consists of. */
const MODULES: Record<string, () => unknown> = {
  ...Object.fromEntries(moduleOfNode.builtinModules.map((name) => [name, () => unavailable])),
  assert: () => assert,
  buffer: () => require("buffer"),
  crypto: () => require("node:crypto"),
  events: () => require("events"),
  fs: () => fileSystem,
  "fs/promises": () => fileSystem.promises,
  module: () => moduleOfNode,
  os: () => require("node:os"),
  path: () => path,
  process: () => process,
  tty: () => ({ isatty: () => false }),
  url: () => require("node:url"),
  util: () => require("node:util"),
  vm: () => require("node:vm"),
  webpack: () => require("webpack"),
  browserslist: () => part("browserslist", "browserslist"),
  jiti: () => jiti,
  "minimizer-webpack-plugin": () => part("minimizer", "plugin"),
  "schema-utils": () => part("schemas", "schema-utils"),
  tapable: () => require("tapable"),
  terser: () => part("minimizer", "terser"),
  "webpack-sources": () => require("webpack-sources"),
  zlib: () => zlib,
  ...Object.fromEntries(
    MINIMIZERS.map((name) => [`webpack/lib/${name}`, () => part("minimizer", path.basename(name))]),
  ),
};

/** Returns how to get a module that the compiler has itself, or undefined. */
export function providedModule(request: string): (() => unknown) | undefined {
  const name = request.replace(/^node:/, "");
  return Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
}
