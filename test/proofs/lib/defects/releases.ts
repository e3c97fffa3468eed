/** Words of pages below `src/content` that name the current version, and do not speak of what it does wrong. */
export const releases: [page: string, quote: string][] = [
  // What the numbers and outputs of a page were made with.
  ["comparison.mdx", "| webpack | 5.113.0 |"],
  ["configuration/experiments.mdx", "these values are different in 5.113:"],
  ["configuration/mode.mdx", "These are the values in webpack 5.113"],
  ["contribute/plugin-patterns.mdx", "tested with webpack 5.113"],
  ["guides/index.mdx", "with webpack 5.113"],
  ["plugins/minimizer-webpack-plugin.mdx", "but in 5.113 it's `webpack.css.cssMinify`"],
  // What it needs, and what it changed.
  ["concepts/index.mdx", "| webpack 5.113 | 10.13 or newer |"],
  ["guides/installation.mdx", "| webpack | 5.113 | 10.13 or newer |"],
  ["migrate/index.mdx", "In 5.113, a few of the old paths work again"],
  ["plugins/internal-plugins.mdx", "A few of the old paths work again in 5.113"],
  // Laravel Mix, which no longer has releases, does not work with it.
  ["errors/configuration-files.mdx", "work with every version of webpack 5: with 5.113, the build stops"],
  ["errors/assets.mdx", "and webpack is older than 5.113"],
  ["errors/loaders.mdx", "Before webpack 5.113, `.ts` files need a loader too"],
  ["loaders/ts-loader.mdx", "or older than 5.113 and your Node.js is older than 22.13"],
  ["errors/typescript.mdx", "Your version of webpack is older than 5.113."],
  [
    "errors/cache.mdx",
    "Before webpack 5.113, the `cacheUnaffected` experiment only works with results that depend on a single module",
  ],
  ["errors/styles.mdx", "webpack 5.113 writes `not all`, so"],
  ["guides/typescript.mdx", "Another possible reason is an older version of webpack: before 5.109, or before 5.113"],
];
