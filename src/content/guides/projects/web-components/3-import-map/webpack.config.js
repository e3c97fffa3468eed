import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";

const dist = path.join(import.meta.dirname, "dist");
const manifest = path.join(dist, "elements/manifest.json");

/** Writes the URL of the latest elements build into the page. */
function template(page, { addDependency }) {
  addDependency(manifest);
  const { assets } = JSON.parse(readFileSync(manifest, "utf8"));
  const imports = { "acme-elements": assets["acme-elements.mjs"].file };

  return page.replace("IMPORT_MAP", JSON.stringify({ imports }));
}

const elements = {
  name: "elements",
  target: ["web", "es2022"],
  entry: { "acme-elements": "./src/acme-elements.js" },
  output: {
    path: `${dist}/elements`,
    publicPath: "/elements/",
    module: true,
    library: { type: "module" },
    filename: "[name].[contenthash].mjs",
    chunkFilename: "[name].[contenthash].mjs",
    clean: true,
  },
  plugins: [new webpack.ManifestPlugin()],
};

const shop = {
  name: "shop",
  dependencies: ["elements"],
  target: ["web", "es2022"],
  entry: "./src/index.html",
  output: {
    path: `${dist}/shop`,
    publicPath: "/shop/",
    module: true,
    filename: "[name].[contenthash].mjs",
    htmlFilename: "index.html",
    clean: true,
  },
  externals: ["acme-elements"],
  module: {
    parser: { html: { template } },
  },
};

export default [elements, shop];
