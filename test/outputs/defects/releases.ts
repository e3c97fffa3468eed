/** Words of pages below `src/content` that name the current version, and do not speak of what it does wrong. */
export const releases: [page: string, quote: string][] = [
  // What the numbers and outputs of a page were made with.
  ["comparison.mdx", "| webpack | 5.112.2 |"],
  ["configuration/experiments.mdx", "these values differ in 5.112:"],
  ["configuration/mode.mdx", "The values are those of webpack 5.112"],
  ["contribute/plugin-patterns.mdx", "has been run with webpack 5.112"],
  ["guides/index.mdx", "was recorded with webpack 5.112"],
  ["plugins/minimizer-webpack-plugin.mdx", "but in 5.112 it is `webpack.css.cssMinify`"],
  // What it needs, and what it changed.
  ["concepts/index.mdx", "| webpack 5.112 | 10.13 or newer |"],
  ["guides/installation.mdx", "| webpack | 5.112 | 10.13 or newer |"],
  ["migrate/index.mdx", "In 5.112, many files below `webpack/lib` have moved"],
  ["plugins/internal-plugins.mdx", "The files moved in 5.112;"],
  ["errors/interop.mdx", "webpack 5.112 reports an unexpected token"],
  ["errors/plugins.mdx", '"webpack": "^5.112.2" }'],
  ["errors/plugins.mdx", "The files below `lib` move, as many did in 5.112"],
];
