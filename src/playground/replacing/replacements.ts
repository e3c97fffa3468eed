/** How a click changes the configuration so that it no longer needs a package. */
export type Rewrite =
  /** Takes the plugin out of its list, or the loader out of its rule. An option can do the same instead. */
  | { kind: "remove"; option?: { path: string; value: string } }
  /** Gives a rule a type in place of its loader, with the loader's options as options of the rule. */
  | { kind: "asset"; type: "asset" | "asset/inline" | "asset/resource" | "asset/source" }
  /** Takes another package in its place. A plugin gets other arguments, unless it can keep its own. */
  | { kind: "rename"; to: string; arguments?: string }
  /** Takes mini-css-extract-plugin in its place. */
  | { kind: "extract-text" }
  /** Takes a function in its place that leaves out the packages in `package.json`. */
  | { kind: "node-externals" };

/** A package that the playground doesn't have, and what does the same. */
export interface Replacement {
  /** The sentences for readers. They name what the click writes, and what's different then. */
  says: string;
  /** Absent if the change can't be made without knowing the project. */
  rewrite?: Rewrite;
}

const REMOVE = { kind: "remove" } as const;

/** Returns the same replacement for several packages. */
function each(names: string, replacement: Replacement): [string, Replacement][] {
  return names.split(" ").map((name) => [name, replacement]);
}

/** Returns a replacement that takes a package out, for a reason. */
const leftOut = (reason: string): Replacement => ({ says: `${reason}, so it can be left out.`, rewrite: REMOVE });

/**
 * The expression for webpack's minimizer for CSS. `webpack` stands for the package, however the module gets it.
 */
const CSS_MINIMIZER = "{ test: /\\.css$/i, minify: webpack.css.cssMinify }";

/** The Babel plugins that have had another name since the proposals became part of the language. */
const PROPOSALS =
  "async-generator-functions class-properties export-namespace-from json-strings logical-assignment-operators nullish-coalescing-operator numeric-separator object-rest-spread optional-catch-binding optional-chaining private-methods private-property-in-object unicode-property-regex";

/** The packages that configurations often use and that the playground doesn't have, by name. */
export const REPLACEMENTS: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  // Plugins whose work webpack does itself
  [
    "clean-webpack-plugin",
    {
      says: "`output.clean: true` empties the output folder, too.",
      rewrite: { kind: "remove", option: { path: "output.clean", value: "true" } },
    },
  ],
  [
    "dotenv-webpack",
    {
      says: "The option `dotenv` reads `.env`, too. It only exposes variables that start with `WEBPACK_`, or with a prefix that you set.",
      rewrite: { kind: "remove", option: { path: "dotenv", value: "true" } },
    },
  ],
  [
    "tsconfig-paths-webpack-plugin",
    {
      says: "`resolve.tsconfig: true` follows the paths in `tsconfig.json`, too.",
      rewrite: { kind: "remove", option: { path: "resolve.tsconfig", value: "true" } },
    },
  ],
  ...each("css-minimizer-webpack-plugin optimize-css-assets-webpack-plugin", {
    says: "minimizer-webpack-plugin with webpack's own minimizer for CSS makes style sheets smaller, too.",
    rewrite: { kind: "rename", to: "minimizer-webpack-plugin", arguments: CSS_MINIMIZER },
  }),
  ...each("uglifyjs-webpack-plugin uglifyjs-3-webpack-plugin babel-minify-webpack-plugin", {
    says: "minimizer-webpack-plugin, which webpack uses by default, minimizes newer JavaScript, too. Its options are different.",
    rewrite: { kind: "rename", to: "minimizer-webpack-plugin", arguments: "" },
  }),

  // Loaders whose work webpack does itself
  [
    "file-loader",
    { says: '`type: "asset/resource"` emits the file.', rewrite: { kind: "asset", type: "asset/resource" } },
  ],
  [
    "url-loader",
    { says: '`type: "asset"` inlines small files and emits large ones.', rewrite: { kind: "asset", type: "asset" } },
  ],
  [
    "raw-loader",
    { says: '`type: "asset/source"` exports the text.', rewrite: { kind: "asset", type: "asset/source" } },
  ],
  ...each("svg-url-loader base64-inline-loader", {
    says: '`type: "asset/inline"` makes a data URL, which is longer than the one of this loader.',
    rewrite: { kind: "asset", type: "asset/inline" },
  }),
  ["json-loader", leftOut("webpack reads JSON itself")],

  // Packages under an earlier name
  ...each("@babel/polyfill babel-polyfill", {
    says: "core-js has the same polyfills.",
    rewrite: { kind: "rename", to: "core-js" },
  }),
  ...PROPOSALS.split(" ").map((name): [string, Replacement] => {
    const to = `@babel/plugin-transform-${name}`;
    return [
      `@babel/plugin-proposal-${name}`,
      { says: `\`${to}\` does the same, and @babel/preset-env includes it.`, rewrite: { kind: "rename", to } },
    ];
  }),
  ["node-sass", { says: "sass compiles the same language.", rewrite: { kind: "rename", to: "sass" } }],
  ["vue-style-loader", { says: "style-loader adds the styles, too.", rewrite: { kind: "rename", to: "style-loader" } }],

  [
    "awesome-typescript-loader",
    {
      says: "ts-loader compiles TypeScript, too. Its options are different.",
      rewrite: { kind: "rename", to: "ts-loader" },
    },
  ],

  [
    "extract-text-webpack-plugin",
    {
      says: "mini-css-extract-plugin writes style sheets, too, one for each chunk that has styles.",
      rewrite: { kind: "extract-text" },
    },
  ],
  [
    "webpack-node-externals",
    {
      says: "The option `externals` can leave out the packages in package.json, too.",
      rewrite: { kind: "node-externals" },
    },
  ],

  // What nothing depends on
  ...each("webpack-bundle-analyzer webpack-visualizer-plugin size-plugin webpack-stats-plugin", {
    ...leftOut("The tab “Graph” shows the modules and their sizes"),
  }),
  ...each(
    "webpackbar progress-bar-webpack-plugin simple-progress-webpack-plugin nyan-progress-webpack-plugin friendly-errors-webpack-plugin @soda/friendly-errors-webpack-plugin @nuxtjs/friendly-errors-webpack-plugin webpack-dashboard webpack-notifier webpack-build-notifier speed-measure-webpack-plugin",
    leftOut("It only prints or shows messages"),
  ),
  ...each(
    "eslint-webpack-plugin eslint-loader stylelint-webpack-plugin tslint-loader case-sensitive-paths-webpack-plugin circular-dependency-plugin duplicate-package-checker-webpack-plugin unused-webpack-plugin",
    leftOut("It only checks the code"),
  ),
  ...each("fork-ts-checker-webpack-plugin fork-ts-checker-notifier-webpack-plugin", {
    ...leftOut("It only checks types"),
  }),
  ...each(
    "browser-sync-webpack-plugin webpack-livereload-plugin write-file-webpack-plugin",
    leftOut("It belongs to a development server, which doesn't run here"),
  ),
  ...each("hard-source-webpack-plugin cache-loader thread-loader", {
    ...leftOut("It only makes builds faster, and webpack does that itself"),
  }),
  ...each("image-webpack-loader img-loader imagemin-webpack-plugin imagemin-webpack image-minimizer-webpack-plugin", {
    ...leftOut("It only makes images smaller"),
  }),
  ...each("webpack-md5-hash webpack-chunk-hash", leftOut("`[contenthash]` works without it")),
  ...each("workbox-webpack-plugin offline-plugin sw-precache-webpack-plugin", {
    says: "Without it, the build has no service worker.",
    rewrite: REMOVE,
  }),
  ...each("webpack-manifest-plugin webpack-assets-manifest assets-webpack-plugin", {
    says: "Without it, the build has no list of its files.",
    rewrite: REMOVE,
  }),
  ...each("favicons-webpack-plugin preload-webpack-plugin @vue/preload-webpack-plugin script-ext-html-webpack-plugin", {
    says: "Without it, pages lack the elements that it adds.",
    rewrite: REMOVE,
  }),

  // What only a person can change
  ["esbuild-loader", { says: "To remove types, use `experiments: { typescript: true }`, swc-loader or ts-loader." }],
  [
    "@svgr/webpack",
    { says: 'Images that are React components can\'t be built here. `type: "asset"` imports their addresses.' },
  ],
  ...each("handlebars-loader pug-loader pug-html-loader ejs-loader", {
    says: "Compiled templates can't be built here. html-webpack-plugin fills in `<%= … %>` without a loader.",
  }),
  [
    "glslify-loader",
    { says: 'Shaders without imports need no loader, because `type: "asset/source"` exports their text.' },
  ],
  ["stylus-loader", { says: "The playground compiles Sass and Less, but not Stylus." }],
  ...each("react-hot-loader webpack-hot-middleware", {
    says: "It only matters while a development server runs. Remove it from the configuration and from your modules.",
  }),
  ["happypack", { says: "It only makes builds faster. Write the loaders in the rules themselves." }],
]);
