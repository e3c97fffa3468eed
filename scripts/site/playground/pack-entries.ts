import type { PackageName } from "../../../src/playground/project/packages";

/**
 * What projects use of each package: modules as they are named, or files below its folder, where `*` is allowed. What these
 * reach comes along.
 */
export const ENTRIES: Record<PackageName, string[]> = {
  "css-loader": ["css-loader", "./dist/runtime/*.js"],
  "style-loader": ["style-loader", "./dist/runtime/*.js"],
  "mini-css-extract-plugin": ["mini-css-extract-plugin", "./dist/loader.js", "./dist/hmr/*.js"],
  "sass-loader": ["sass-loader"],
  sass: ["sass", "./sass.node.mjs"],
  "less-loader": ["less-loader"],
  // Loaders import the second, which Node.js takes for `import`. It requires the others in ways that nothing sees.
  less: ["less", "./lib/less-node/index.js", "./node_modules/source-map/source-map.js", "mime"],
  "postcss-loader": ["postcss-loader"],
  postcss: ["postcss"],
  autoprefixer: ["autoprefixer"],
  "html-loader": ["html-loader", "./dist/runtime/*.js"],
  "html-webpack-plugin": ["html-webpack-plugin", "./lib/loader.js", "./default_index.ejs", "lodash"],
  "copy-webpack-plugin": ["copy-webpack-plugin"],
  "babel-loader": ["babel-loader"],
  "@babel/core": ["@babel/core"],
  "@babel/preset-env": ["@babel/preset-env"],
  "@babel/preset-react": ["@babel/preset-react"],
  "@babel/preset-typescript": ["@babel/preset-typescript"],
  "ts-loader": ["ts-loader"],
  typescript: ["typescript", "./lib/lib*.d.ts"],
  "swc-loader": ["swc-loader"],
  "@swc/core": ["@swc/core"],
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/compat", "preact/jsx-runtime", "preact/jsx-dev-runtime"],
  vue: ["vue"],
  "vue-loader": ["vue-loader", "@vue/compiler-sfc", "./dist/*.js"],
  // Which of the last files is taken is a matter of the conditions by which webpack resolves.
  svelte: [
    ...["svelte", "svelte/animate", "svelte/attachments", "svelte/easing", "svelte/events", "svelte/legacy"],
    ...["svelte/motion", "svelte/reactivity", "svelte/reactivity/window", "svelte/store", "svelte/transition"],
    ...["svelte/internal/client", "svelte/internal/disclose-version"],
    ...["svelte/internal/flags/async", "svelte/internal/flags/legacy", "svelte/internal/flags/tracing"],
    "./../esm-env/*.js",
  ],
  "svelte-loader": ["svelte-loader", "svelte/compiler", "./lib/hot-api.js"],
  "lodash-es": ["./*.js"],
};

/** Packages whose code runs in pages. That of the others runs in the compiler. */
export const FOR_PAGES: readonly PackageName[] = ["react", "react-dom", "preact", "vue", "svelte", "lodash-es"];

/** Packages that the compiler has itself: see `src/playground/compiler/provided-modules.ts`. */
export const PROVIDED = ["browserslist", "jiti", "webpack", "schema-utils", "tapable", "terser", "webpack-sources"];

/**
 * Packages that others do without: the first, which is large, only reads configurations of PostCSS in TypeScript, and declarations
 * for Vue; the second only makes stacks shorter, and a package that it needs has no license text; the third is for webpack 4.
 */
export const LEFT_OUT = ["typescript", "pretty-error", "watchpack"];

/** What takes the place of a package that is a program of the machine, as `npm install @swc/core@npm:@swc/wasm` would do it. */
export const IN_PLACE: readonly [there: string, installed: string] = ["@swc/core", "@swc/wasm"];
