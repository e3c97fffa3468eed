import { readFileSync } from "node:fs";
import path from "node:path";

const data = path.resolve(import.meta.dirname, "src/house.json");

export default {
  mode: "production",
  entry: {
    index: "./src/index.html",
    menu: "./src/menu.html",
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
  devServer: {
    hot: false,
  },
  module: {
    parser: {
      html: {
        template(source, { addDependency }) {
          addDependency(data);
          const values = JSON.parse(readFileSync(data, "utf8"));
          return source.replace(/\{\{(\w+)\}\}/g, (all, name) => values[name]);
        },
        sources: [
          "...",
          {
            tag: "a",
            attribute: "href",
            type: "src",
            filter: (attributes) => attributes.has("download"),
          },
        ],
      },
    },
  },
};
