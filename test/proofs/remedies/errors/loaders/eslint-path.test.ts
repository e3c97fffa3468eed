import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { raises } from "../../../lib/raises";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

/** Builds with a version of eslint-loader that gets the path of ESLint, as in Vue CLI. */
async function withLoader(version: string): Promise<string> {
  const [loader, eslint] = await Promise.all([
    installVersion("eslint-loader", version),
    installVersion("eslint", "6.8.0"),
  ]);
  const options = { eslintPath: path.join(eslint, "eslint/lib/api.js"), useEslintrc: false };
  const rule = { loader: path.join(loader, "eslint-loader"), options };
  return buildWithWebpack4({ "src/index.js": "console.log(3);" }, `[{ test: /\\.js$/, ...${JSON.stringify(rule)} }]`);
}

raises("loaders/#loader-needs-package", { broken: () => withLoader("2.2.0"), fixed: () => withLoader("2.2.1") });
