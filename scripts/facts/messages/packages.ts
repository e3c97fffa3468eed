import { existsSync } from "node:fs";
import path from "node:path";

/** The packages of this repository whose messages are recorded: the ones whose messages readers see. */
const SPEAKING = [
  "webpack",
  "enhanced-resolve",
  "schema-utils",
  "tapable",
  "webpack-cli",
  "webpack-dev-server",
  "webpack-dev-middleware",
  "minimizer-webpack-plugin",
  "ts-loader",
];

/** A folder whose package.json lists packages. */
interface Tested {
  folder: string;
  names: readonly string[];
}

/**
 * Loaders and plugins that have their own pages here, but that only tests use. They are read from the folders that
 * tests install, so that each version is defined in one place.
 */
export const TESTED: readonly Tested[] = [
  {
    folder: "test/proofs/packages/compilers",
    names: ["babel-loader", "postcss-loader", "sass-loader", "swc-loader"],
  },
  {
    folder: "test/proofs/packages/plugins",
    names: ["copy-webpack-plugin", "css-loader", "mini-css-extract-plugin", "style-loader"],
  },
  { folder: "test/proofs/packages/guides", names: ["html-webpack-plugin"] },
];

/** Returns which of the packages of this repository are installed in a folder. */
export function speakingIn(folder: string): string[] {
  return SPEAKING.filter((name) => existsSync(path.join(folder, "node_modules", name)));
}
