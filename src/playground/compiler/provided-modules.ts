import type { ProvidedPackage } from "../project/packages";
import { fileSystem } from "./file-system";
import { part } from "./parts";
import assert from "./shims/assert";
import moduleOfNode from "./shims/module";
import path from "./shims/path";
import querystring from "./shims/querystring";
import unavailable from "./shims/unavailable";
import zlib from "./shims/zlib";

/** Modules of webpack that refer to minimizers by path. */
const MINIMIZERS = ["javascript/jsMinify", "css/cssMinify", "html/htmlMinify", "html/xmlMinify", "json/jsonMinify"];

/** Replaces a large package that postcss-loader only needs for PostCSS configurations in TypeScript. */
const jiti = {
  createJiti: () => ({
    import: async (file: string) => {
      throw new Error(`The playground can't read ${file}. Write the PostCSS configuration in JavaScript instead.`);
    },
  }),
};

/** Replaces the `Console` class, which ts-loader instantiates for its log: there is only one console here. */
function Console() {
  return console;
}

/** The packages that are part of the compiler. */
const PACKAGES = {
  browserslist: () => part("browserslist", "browserslist"),
  jiti: () => jiti,
  "minimizer-webpack-plugin": () => part("minimizer", "plugin"),
  "schema-utils": () => part("schemas", "schema-utils"),
  tapable: () => require("tapable"),
  terser: () => part("minimizer", "terser"),
  webpack: () => require("webpack"),
  "webpack-sources": () => require("webpack-sources"),
} satisfies Record<ProvidedPackage, () => unknown>;

/**
 * The modules that are part of the compiler, by the names under which code requires them: modules of Node.js, of
 * packages, and of webpack.
 */
const MODULES: Record<string, () => unknown> = {
  ...Object.fromEntries(moduleOfNode.builtinModules.map((name) => [name, () => unavailable])),
  assert: () => assert,
  buffer: () => require("buffer"),
  console: () => ({ Console }),
  crypto: () => require("node:crypto"),
  events: () => require("events"),
  fs: () => fileSystem,
  "fs/promises": () => fileSystem.promises,
  module: () => moduleOfNode,
  os: () => require("node:os"),
  path: () => path,
  process: () => process,
  querystring: () => querystring,
  stream: () => ({}), // iconv-lite checks whether streams exist, and works without them
  tty: () => ({ isatty: () => false }),
  url: () => require("node:url"),
  util: () => require("node:util"),
  vm: () => require("node:vm"),
  zlib: () => zlib,
  ...PACKAGES,
  // Versions of webpack before 5.108 have it. For later ones, `shims/terser-plugin.ts` takes its place.
  "terser-webpack-plugin": () => part("minimizer", "terser-plugin"),
  // vue-loader reads the rules of a configuration with these.
  "webpack/lib/NormalModule": () => require("webpack/lib/NormalModule"),
  "webpack/lib/rules/BasicEffectRulePlugin": () => require("webpack/lib/rules/BasicEffectRulePlugin"),
  "webpack/lib/rules/BasicMatcherRulePlugin": () => require("webpack/lib/rules/BasicMatcherRulePlugin"),
  "webpack/lib/rules/ObjectMatcherRulePlugin": () => require("webpack/lib/rules/ObjectMatcherRulePlugin"),
  "webpack/lib/rules/RuleSetCompiler": () => require("webpack/lib/rules/RuleSetCompiler"),
  "webpack/lib/rules/UseEffectRulePlugin": () => require("webpack/lib/rules/UseEffectRulePlugin"),
  ...Object.fromEntries(
    MINIMIZERS.map((name) => [`webpack/lib/${name}`, () => part("minimizer", path.basename(name))]),
  ),
};

/** Returns a function that returns a module of the compiler, or undefined if the compiler doesn't contain it. */
export function providedModule(request: string): (() => unknown) | undefined {
  const name = request.replace(/^node:/, "");
  return Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
}
