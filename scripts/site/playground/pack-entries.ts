import { type PackageName, type PackName, packageOf } from "../../../src/playground/project/packages";

/**
 * What projects use of packages that are more, or something else, than the module with the package's name: modules as they are named, or
 * files below its folder, where `*` and `**` are allowed.
 */
const ENTRIES: Partial<Record<PackageName, string[]>> = {
  "css-loader": ["css-loader", "./dist/runtime/*.js"],
  "style-loader": ["style-loader", "./dist/runtime/*.js"],
  "mini-css-extract-plugin": ["mini-css-extract-plugin", "./dist/loader.js", "./dist/hmr/*.js"],
  sass: ["sass", "./sass.node.mjs"],
  // Loaders import the second, which Node.js takes for `import`. It requires the others in ways that nothing sees.
  less: ["less", "./lib/less-node/index.js", "./node_modules/source-map/source-map.js", "mime"],
  "html-loader": ["html-loader", "./dist/runtime/*.js"],
  "html-webpack-plugin": ["html-webpack-plugin", "./lib/loader.js", "./default_index.ejs", "lodash"],
  typescript: ["typescript", "./lib/lib*.d.ts"],
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/compat", "preact/jsx-runtime", "preact/jsx-dev-runtime"],
  "vue-loader": ["vue-loader", "@vue/compiler-sfc", "./dist/*.js"],
  // Which of the last files is taken is a matter of the conditions by which webpack resolves.
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
    // The condition "development" chooses these.
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
  // Without `full`, `features` and `stage`: proposals that browsers do not have yet.
  "core-js": ["./actual/**/*.js", "./stable/**/*.js", "./es/**/*.js", "./web/*.js", "./modules/*.js"],
  buffer: ["./index.js"],
  // The styles that the guides use, with their fonts.
  "@fontsource/caveat": ["./latin-500.css", "./latin-700.css"],
};

/** Returns what projects use of a package. What this reaches comes along. */
export function entriesOf(name: PackageName): string[] {
  return ENTRIES[name] ?? [name];
}

/** Packages whose code runs in pages. That of the others runs in the compiler. */
export const FOR_PAGES: readonly PackageName[] = [
  ...(["react", "react-dom", "react-router", "preact", "vue", "svelte", "solid-js"] as const),
  ...(["lodash", "lodash-es", "core-js", "smol-toml", "path-browserify", "buffer"] as const),
];

/**
 * Packages that others do without: the first, which is large, only reads configurations of PostCSS in TypeScript, and declarations
 * for Vue; the second only makes stacks shorter, and a package that it needs has no license text; the third is for webpack 4.
 */
export const LEFT_OUT = ["typescript", "pretty-error", "watchpack"];

/**
 * What a pack does without. Another one has React for a router, and Babel for a preset. Without its tables, iconv-lite reads no
 * Chinese, Japanese and Korean text other than in Unicode, which source-map-loader would find in a data URL only.
 */
export const WITHOUT: Partial<Record<PackName, readonly string[]>> = {
  "react-router": ["react", "react-dom"],
  "solid-preset": ["@babel/core", "@babel/types", "solid-js"],
  "source-map": ["./tables/*"],
};

/**
 * Dependencies that lie below the package that needs them. Their own pack has more of their files, and none is loaded for a package
 * that is there.
 */
const BELOW: readonly (readonly [dependency: string, of: string])[] = [["lodash", "html-webpack-plugin"]];

/** Returns the path below `node_modules` where projects find an installed file of a pack. */
export function packedPath(file: string, packages: readonly string[]): string {
  const name = packageOf(file) ?? file;
  const [, above] = BELOW.find(([dependency, of]) => dependency === name && packages.includes(of)) ?? [];
  return (above ? `${above}/node_modules/` : "") + file;
}
