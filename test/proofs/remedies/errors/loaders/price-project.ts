import type { Configuration } from "webpack";
import type { Files } from "../../../lib/project";

/** A project whose entry prints what one file exports. */
export function importing(file: string, content: string, others: Files = {}): Files {
  const code = `import { price } from "./${file}";\nconsole.log(price);`;
  return { "src/index.js": code, [`src/${file}`]: content, ...others };
}

/** A project that imports a text through a loader of its own. */
export function withLoader(loader: string, others: Files = {}): Files {
  return importing("price.txt", "3", { "price-loader.cjs": loader, ...others });
}

/** A rule for texts. */
export const rule = (given: object): Configuration => ({ module: { rules: [{ test: /\.txt$/i, ...given }] } });
/** The rule with the loader of `withLoader`. */
export const USE = rule({ loader: "./price-loader.cjs" });
/** A loader that makes a module of a text. */
export const GOOD = "module.exports = (source) => `export const price = ${source}`;";

/** A rule that gives css-loader options. */
export const css = (options: object): Configuration => ({
  mode: "development",
  module: { rules: [{ test: /\.css$/i, use: [{ loader: "css-loader", options }] }] },
});
/** A project with a style sheet. */
export const CSS = { "src/index.js": 'import "./page.css";', "src/page.css": "body { color: red; }" };
