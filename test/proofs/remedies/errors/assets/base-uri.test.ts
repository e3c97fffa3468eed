import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Builds a page with one version of webpack and one of HtmlWebpackPlugin. */
async function paged(webpack: string, plugin: string): Promise<string> {
  const [compiler, pages] = await Promise.all([
    installVersion("webpack", webpack),
    installVersion("html-webpack-plugin", plugin),
  ]);
  // This webpack asks for a hash function that Node.js only has with the option.
  return run("NODE_OPTIONS=--openssl-legacy-provider node build.cjs", {
    "package.json": "{}",
    "build.cjs": `const HtmlWebpackPlugin = require(${JSON.stringify(path.join(pages, "html-webpack-plugin"))});
      require(${JSON.stringify(path.join(compiler, "webpack"))})(
        { mode: "development", context: __dirname, output: { path: __dirname + "/dist" }, plugins: [new HtmlWebpackPlugin()] },
        (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })),
      );`,
  });
}
raises("assets/#base-uri", { broken: () => paged("5.20.0", "5.6.8"), fixed: () => paged("5.113.0", "5.6.8") });
raises("assets/#base-uri", { broken: () => paged("5.20.0", "5.6.8"), fixed: () => paged("5.20.0", "5.1.0") });
