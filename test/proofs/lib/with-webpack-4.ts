import path from "node:path";
import { installVersion } from "../../../scripts/lib/install-packages";
import { installList } from "./packages";
import { type Files, run } from "./project";

/**
 * Builds a project with the last version of webpack 4, which many tools still contain, in a process of its own.
 *
 * @param rules The code of `module.rules`, a list.
 * @param plugins The code of `plugins`, a list.
 * @param version The version of webpack.
 * @returns What webpack prints about errors, or `compiled successfully`.
 */
export async function buildWithWebpack4(
  files: Files,
  rules = "[]",
  plugins = "[]",
  version = "4.47.0",
): Promise<string> {
  const [installed, compilers] = await Promise.all([installVersion("webpack", version), installList("compilers")]);
  const webpack = path.join(installed, "webpack");
  const code = `require(${JSON.stringify(webpack)})(
  { mode: "development", context: __dirname, output: { path: __dirname + "/dist" }, module: { rules: ${rules} }, plugins: ${plugins} },
  (error, stats) => console.log(error ?? (stats.toString({ all: false, errors: true }) || "compiled successfully")),
);`;
  // Loaders look there for their compilers. Before 4.47, webpack needs a hash that OpenSSL 3 only has as an option.
  return run(`NODE_PATH="${compilers}" node --openssl-legacy-provider build.cjs`, {
    "package.json": "{}",
    "build.cjs": code,
    ...files,
  });
}
