/**
 * @typedef {object} Patch
 * @property {string} file The end of the path of the file.
 * @property {string} why What would go wrong without the patch.
 * @property {RegExp} find What is replaced; it has to be there, unless the patch is for older versions.
 * @property {string} replace What takes its place, as in `String.replace`.
 * @property {true} [older] Only versions before the installed one have this place, and not all of them.
 */

/**
 * What has to be changed in webpack so that it can be bundled and run in a page. A test says when a new version no longer
 * has one of these places.
 *
 * @type {Patch[]}
 */
export const PATCHES = [
  {
    file: "webpack/lib/loaders/loadLoader.js",
    why: "Loaders of a project are files in memory, which a bundled `require` cannot load.",
    find: /(?<=loadedModule = )require\(loader\.path\)/,
    replace: "globalThis.playgroundRequire(loader.path)",
  },
  {
    file: "webpack/lib/loaders/loadLoader.js",
    why: "The same, for loaders that are ES modules.",
    find: /importModule\(pathToFileURL\(loader\.path\)\)/,
    replace: "Promise.resolve(loader.path).then(globalThis.playgroundRequire)",
  },
  {
    file: "webpack/lib/logging/ProgressPlugin.js",
    why: "The plugin loads loaders early, and must not load them another way.",
    find: /require\(loader\.loader\)/,
    replace: "globalThis.playgroundRequire(loader.loader)",
  },
  {
    file: "webpack/lib/ProgressPlugin.js",
    why: "The same, where webpack before 5.109 has the plugin.",
    find: /require\(loader\.loader\)/,
    replace: "globalThis.playgroundRequire(loader.loader)",
    older: true,
  },
  {
    file: "loader-runner/lib/loadLoader.js",
    why: "Before 5.109, a package of its own loads loaders.",
    find: /(?<== )require\(loader\.path\)/,
    replace: "globalThis.playgroundRequire(loader.path)",
    older: true,
  },
  {
    file: "loader-runner/lib/loadLoader.js",
    why: "The same, for loaders that are ES modules.",
    find: /eval\(\s*(?:`import\(|"import\(")[^;]*\)(?=;)/,
    replace: "Promise.resolve(loader.path).then(globalThis.playgroundRequire)",
    older: true,
  },
  {
    file: "webpack/lib/util/lazyModule.js",
    why: "A part that has not come yet has to end the build, which is then repeated. What is thrown here would never end it.",
    find: /promise = Promise\.resolve\(load\(\)\)/,
    replace:
      "let loaded; try { loaded = load(); } catch (error) { return Promise.reject(error); } promise = Promise.resolve(loaded)",
  },
  {
    file: "webpack/lib/serialization/ObjectMiddleware.js",
    why: "Classes of a cache on disk, which the playground does not have, would pull in every file of webpack.",
    find: /require\(request\)/,
    replace: "globalThis.playgroundRequire(request)",
  },
  {
    file: "webpack/lib/util/internalSerializables.js",
    why: "The list of classes for a cache on disk pulls in every file of webpack, too.",
    find: /(?<=module\.exports = )\{[\s\S]*=>[\s\S]*\}/,
    replace: "{}",
  },
  {
    file: "webpack/lib/config/defaults.js",
    why: "Minimizers are named by their path, which would become a module id.",
    find: /require\.resolve\(\s*"(?:\.\.\/)?([^"]+)"\s*\)/g,
    replace: '"webpack/lib/$1".replace("webpack/lib/minimizer-webpack-plugin", "minimizer-webpack-plugin")',
  },
  {
    file: "webpack/lib/config/WebpackOptionsApply.js",
    why: "Files of lazy compilation are named by their path, which would become a module id.",
    find: /require\.resolve\(\s*"(?:\.\.\/)*([^"]+)"\s*\)/g,
    replace: '"/project/node_modules/webpack/$1"',
  },
  {
    file: "webpack/lib/util/publicPathPlaceholder.js",
    why: "webpack replaces these placeholders in every bundle, so also in a bundle of webpack.",
    find: /"__WEBPACK_CSS_([A-Z_]+)"/g,
    replace: '["__WEBPACK_CSS", "$1"].join("_")',
  },
  {
    file: "webpack/lib/dependencies/CssUrlDependency.js",
    why: "The same, where they are in versions from 5.92 to 5.107.",
    find: /"__WEBPACK_CSS_([A-Z_]+)"/g,
    replace: '["__WEBPACK_CSS", "$1"].join("_")',
    older: true,
  },
  ...["implementation", "utils"].map((name) => ({
    file: `minimizer-webpack-plugin/dist/${name}.js`,
    why: "Minimizers are loaded by name.",
    find: /require\((?!")/g,
    replace: "globalThis.playgroundRequire(",
  })),
  {
    file: "minimizer-webpack-plugin/dist/implementation.js",
    why: "The path of a minimizer is its name, which nothing has to resolve.",
    find: /require\.resolve\(ref\.path\)/,
    replace: "ref.path",
  },
  {
    file: "minimizer-webpack-plugin/dist/index.js",
    why: "The default minimizer is named by its path, which would become a module id.",
    find: /\{\s*path: require\.resolve\("(\.\/utils\.js)"\),\s*export: "(\w+)"\s*\}/,
    replace: 'require("$1").$2',
  },
  {
    file: "browserslist/node.js",
    why: "Shared configurations and statistics are modules of the project, or of its packages.",
    find: /require\(\s*(?:\/\/.*\s*)?require\.resolve\((name|path\.posix\.join\(.+?\)), \{[^}]*\}\)\s*\)/g,
    replace: "globalThis.playgroundRequire($1)",
  },
  {
    file: "browserslist/node.js",
    why: "The data of features and regions, which few queries name, is larger than everything else: they are parts of their own.",
    find: /require\('caniuse-lite\/data\/(features|regions)\/' \+ (\w+) \+ '\.js'\)/g,
    replace: 'globalThis.playgroundPart("$1", "load")($2)',
  },
];
