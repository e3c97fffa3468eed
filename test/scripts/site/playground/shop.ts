import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import type webpack from "webpack";
import type { Configuration } from "webpack";
import { writeFiles } from "../../../../scripts/lib/write-files";
import type { PageScripts } from "../../../../scripts/site/playground/compiler";
import { startWorker } from "./page-webpack";

/** A project with a style sheet, an image and a lazy chunk. */
export const SHOP = {
  "src/index.js": `import { total } from "./cart.js";
import logo from "./logo.svg";
import "./shop.css";
document.body.append(total([3, 4]), logo);
import("./checkout.js").then(({ pay }) => pay());
`,
  "src/cart.js":
    "export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\nexport const unused = 1;\n",
  "src/checkout.js": 'import { total } from "./cart.js";\nexport const pay = () => console.log(total([1]));\n',
  "src/shop.css": 'body { color: teal; background: url("./logo.svg") }\n',
  "src/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>\n',
};

const BASE: Configuration = {
  output: { clean: true, publicPath: "" },
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  experiments: { css: true },
};

/** Configurations of the project, by subject. */
export const CONFIGURATIONS: [name: string, configuration: Configuration, rest?: Record<string, string>][] = [
  ["development", { ...BASE, mode: "development", devtool: false }],
  ["development with eval", { ...BASE, mode: "development" }],
  ["production, minimized", { ...BASE, mode: "production" }],
  ["production with source maps", { ...BASE, mode: "production", devtool: "source-map" }],
  [
    "an ES module",
    {
      ...BASE,
      mode: "production",
      experiments: { ...BASE.experiments, outputModule: true }, // older versions require this
      output: { ...BASE.output, module: true, library: { type: "module" } },
    },
  ],
  [
    "split chunks",
    { ...BASE, mode: "development", devtool: false, optimization: { splitChunks: { chunks: "all", minSize: 0 } } },
  ],
];

/** Returns the source code of a configuration, which can contain regular expressions. */
function source(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(source).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${source(each)}`)
    .join(", ")} }`;
}

/**
 * Expects that the scripts of a page build the project exactly like webpack in Node.js in a separate folder, byte by
 * byte.
 */
export async function expectSameFiles(
  scripts: PageScripts["scripts"],
  bundle: typeof webpack,
  folder: string,
  configuration: Configuration,
): Promise<void> {
  const config = `module.exports = ${source(configuration)};`;
  const { output, errors, failure } = await startWorker(scripts)({ ...SHOP, "webpack.config.js": config });
  expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
  const built = new Map([...(output ?? [])].map(([file, bytes]) => [file, Buffer.from(bytes).toString()]));
  expect(built.size).toBeGreaterThan(2);
  expect(built).toEqual(await shopInNode(bundle, folder, configuration));
}

/** Builds the project in a folder in Node.js, and returns the texts of all files by path. */
async function shopInNode(
  bundle: typeof webpack,
  context: string,
  configuration: Configuration,
): Promise<Map<string, string>> {
  await writeFiles(new Map(Object.entries(SHOP)), context);
  const output = path.join(context, "dist");
  const compiler = bundle({ ...configuration, context, output: { ...configuration.output, path: output } });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });
  const files = await readdir(output);
  const texts = files.map(async (name) => [`dist/${name}`, await readFile(path.join(output, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}
