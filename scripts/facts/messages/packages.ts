import { existsSync } from "node:fs";
import path from "node:path";

/** The packages whose messages are written down: those that raise what readers of the pages see. */
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

/** Returns those of them that a folder has installed. */
export function speakingIn(folder: string): string[] {
  return SPEAKING.filter((name) => existsSync(path.join(folder, "node_modules", name)));
}
