import path from "node:path";
import webpack from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";

const FILES = { "src/index.js": "console.log(3);" };

/** Builds with webpack 4 as the page's configuration does, with HotModuleReplacementPlugin in one of the modes. */
async function withWebpack4(mode: string, isHot: boolean, filename: string): Promise<string> {
  const folder = path.join(await installVersion("webpack", "4.47.0"), "webpack");
  return run("node --openssl-legacy-provider build.cjs", {
    "package.json": "{}",
    "build.cjs": `const webpack = require(${JSON.stringify(folder)});
const mode = ${JSON.stringify(mode)};
webpack(
  {
    mode,
    context: __dirname,
    output: { path: __dirname + "/dist", filename: ${filename} },
    plugins: ${isHot} ? [new webpack.HotModuleReplacementPlugin()] : [],
  },
  (error, stats) => console.log(error ?? (stats.toString({ all: false, errors: true }) || "compiled successfully")),
);`,
    ...FILES,
  });
}

const ALWAYS = '"[name].[chunkhash].js"';
const IN_PRODUCTION = `mode === "production" ? ${ALWAYS} : "[name].js"`;
raises("hot-updates/#chunk-hash", {
  broken: () => withWebpack4("development", true, ALWAYS),
  fixed: [
    () => withWebpack4("development", true, IN_PRODUCTION),
    () => withWebpack4("production", false, IN_PRODUCTION),
    // webpack 5 accepts the name.
    () =>
      printed(FILES, {
        output: { filename: "[name].[chunkhash].js" },
        plugins: [new webpack.HotModuleReplacementPlugin()],
      }),
  ],
});
