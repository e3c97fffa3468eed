import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { raises } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";

const SCSS = {
  "src/index.js": 'import "./page.scss";',
  "src/page.scss": "$c: red;\nbody { background: url(./a.svg); color: $c; }",
  "src/a.svg": "<svg/>",
};

/** Builds a Sass file with rules, and returns what webpack prints without emitted files. */
const built = async (rules: NonNullable<Configuration["module"]>["rules"]) => {
  const output = await buildWithCompilers(SCSS, { mode: "development", devtool: false, module: { rules } });
  return output.replace(/^(webpack [\d.]+ compiled .*)$[\s\S]*/m, "$1");
};

const resolving = async (options: object) => {
  const loader = path.join(await installVersion("resolve-url-loader", "5.0.0"), "resolve-url-loader");
  return built([{ test: /\.scss$/, type: "css/auto", use: [loader, { loader: "sass-loader", options }] }]);
};
raises("styles/#resolve-url", { broken: () => resolving({}), fixed: () => resolving({ sourceMap: true }) });

/** Two rules with the same loaders, as when a framework and its reader have one each. */
const twice = async (rules: number) => {
  const modules = await installList("plugins");
  const use = [path.join(modules, "style-loader"), path.join(modules, "css-loader"), "sass-loader"];
  return built(Array.from({ length: rules }, () => ({ test: /\.scss$/, use })));
};
raises("styles/#sass-expected", { broken: () => twice(2), fixed: () => twice(1) });
