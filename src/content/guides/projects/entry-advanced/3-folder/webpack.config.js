import { readdirSync } from "node:fs";
import path from "node:path";

const pages = path.resolve(import.meta.dirname, "src/pages");

const entry = Object.fromEntries(
  readdirSync(pages)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [path.parse(file).name, path.join(pages, file)]),
);

export default {
  mode: "production",
  entry,
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    html: true,
    clean: true,
  },
};
