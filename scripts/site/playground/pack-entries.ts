import { type PackageName, type PackName, packageOf } from "../../../src/playground/project/packages";

/**
 * The modules that projects use from packages where it's more, or something other, than the module with the package's
 * name. An entry is the name of a module, or a path below the package's folder that can contain `*` and `**`.
 */
const ENTRIES: Partial<Record<PackageName, string[]>> = {
  "css-loader": ["css-loader", "./dist/runtime/*.js"],
  "style-loader": ["style-loader", "./dist/runtime/*.js"],
  "mini-css-extract-plugin": ["mini-css-extract-plugin", "./dist/loader.js", "./dist/hmr/*.js"],
  sass: ["sass", "./sass.node.mjs"],
  // Loaders import `./lib/less-node/index.js`, which Node.js uses for `import`. That file requires `source-map` and
  // `mime` in a way that esbuild can't see.
  less: ["less", "./lib/less-node/index.js", "./node_modules/source-map/source-map.js", "mime"],
  "html-loader": ["html-loader", "./dist/runtime/*.js"],
  "html-webpack-plugin": ["html-webpack-plugin", "./lib/loader.js", "./default_index.ejs", "lodash"],
  typescript: ["typescript", "./lib/lib*.d.ts"],
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/compat", "preact/jsx-runtime", "preact/jsx-dev-runtime"],
  "vue-loader": ["vue-loader", "@vue/compiler-sfc", "./dist/*.js"],
  // The conditions with which webpack resolves modules determine which of the files in `esm-env` is used.
  svelte: [
    "svelte",
    "svelte/animate",
    "svelte/attachments",
    "svelte/easing",
    "svelte/events",
    "svelte/legacy",
    "svelte/motion",
    "svelte/reactivity",
    "svelte/reactivity/window",
    "svelte/store",
    "svelte/transition",
    "svelte/internal/client",
    "svelte/internal/disclose-version",
    "svelte/internal/flags/async",
    "svelte/internal/flags/legacy",
    "svelte/internal/flags/tracing",
    "./../esm-env/*.js",
  ],
  "svelte-loader": ["svelte-loader", "svelte/compiler", "./lib/hot-api.js"],
  "solid-js": [
    "solid-js",
    "solid-js/store",
    "solid-js/web",
    "solid-js/h",
    "solid-js/html",
    "solid-js/universal",
    // The "development" condition selects these.
    "./dist/dev.js",
    "./store/dist/dev.js",
    "./web/dist/dev.js",
    "./universal/dist/dev.js",
  ],
  "react-router": [
    "react-router",
    "react-router/dom",
    "./dist/development/index.js",
    "./dist/development/dom-export.js",
  ],
  "@pmmmwh/react-refresh-webpack-plugin": [
    "@pmmmwh/react-refresh-webpack-plugin",
    "./client/*.js",
    "./lib/runtime/*.js",
    "./loader/index.js",
    "./overlay/index.js",
  ],
  "react-refresh": ["react-refresh/runtime", "react-refresh/babel"],
  lodash: ["./*.js"],
  "lodash-es": ["./*.js"],
  // Without `full`, `features` and `stage`, which contain proposals that browsers don't have yet.
  "core-js": ["./actual/**/*.js", "./stable/**/*.js", "./es/**/*.js", "./web/*.js", "./modules/*.js"],
  buffer: ["./index.js"],
  // The styles that the guides use, and their fonts.
  "@fontsource/caveat": ["./latin-500.css", "./latin-700.css"],
};

/** Returns the entries of a package. Everything that they import is included as well. */
export function entriesOf(name: PackageName): string[] {
  return ENTRIES[name] ?? [name];
}

/** Packages whose code runs in pages. The code of all other packages runs in the compiler. */
export const FOR_PAGES: readonly PackageName[] = [
  ...(["react", "react-dom", "react-router", "preact", "vue", "svelte", "solid-js"] as const),
  ...(["lodash", "lodash-es", "core-js", "smol-toml", "path-browserify", "buffer"] as const),
];

/**
 * Dependencies that are left out because their dependents work without them. `typescript` is large; it's only needed
 * for PostCSS configurations in TypeScript, and for declarations for Vue. `pretty-error` only shortens stacks, and one
 * of its dependencies has no license text. `watchpack` is for webpack 4.
 */
export const LEFT_OUT = ["typescript", "pretty-error", "watchpack"];

/**
 * Files that a pack doesn't include. React for React Router, and Babel for Solid's preset, are in other packs. Without
 * its tables, iconv-lite can't read Chinese, Japanese and Korean text that isn't in Unicode, and source-map-loader
 * would only find such text in a data URL.
 */
export const WITHOUT: Partial<Record<PackName, readonly string[]>> = {
  "react-router": ["react", "react-dom"],
  "solid-preset": ["@babel/core", "@babel/types", "solid-js"],
  "source-map": ["./tables/*"],
};

/**
 * Dependencies that are nested in the package that needs them. A separate pack contains more files of the same
 * dependency, and it wouldn't load if the dependency were already there.
 */
const BELOW: readonly (readonly [dependency: string, of: string])[] = [["lodash", "html-webpack-plugin"]];

/** Returns the path below `node_modules` at which projects find an installed file of a pack. */
export function packedPath(file: string, packages: readonly string[]): string {
  const name = packageOf(file) ?? file;
  const [, above] = BELOW.find(([dependency, of]) => dependency === name && packages.includes(of)) ?? [];
  return (above ? `${above}/node_modules/` : "") + file;
}
