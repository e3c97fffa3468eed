import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { raises, report } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

const SCSS = {
  "src/index.js": 'import "./page.scss";',
  "src/page.scss": "$c: red;\nbody { background: url(./a.svg); color: $c; }",
  "src/a.svg": "<svg/>",
};

/** Builds a Sass file with rules, and returns what webpack prints without emitted files. */
const built = async (rules: NonNullable<Configuration["module"]>["rules"]) => {
  const output = await buildWithCompilers(SCSS, { mode: "development", devtool: false, module: { rules } });
  return report(output);
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

/** Builds a Less file with a version of Less. */
const withLess = async (version: string, less: string, lessOptions: object = {}) => {
  const [loader, compiler] = await Promise.all([
    installVersion("less-loader", "12.3.3"),
    installVersion("less", version),
  ]);
  const options = { implementation: path.join(compiler, "less"), lessOptions };
  const use = [{ loader: path.join(loader, "less-loader"), options }];
  const files = { "src/index.js": 'import "./page.less";', "src/page.less": less };
  const output = await buildWithCompilers(files, {
    mode: "development",
    devtool: false,
    module: { rules: [{ test: /\.less$/, type: "css/auto", use }] },
  });
  return report(output);
};
const DIVIDED = "@size: 14px;\nbody { top: 8px + @size / 2; }";
raises("styles/#less-operation", {
  broken: () => withLess("4.4.2", DIVIDED),
  fixed: [
    () => withLess("3.13.1", DIVIDED),
    () => withLess("4.4.2", DIVIDED, { math: "always" }),
    () => withLess("4.4.2", DIVIDED.replace("@size / 2", "(@size / 2)")),
  ],
});
const CALCULATED = "@size: 14px;\nbody { top: calc(@size - var(--bar)); }";
raises("styles/#less-operation", {
  broken: () => withLess("2.7.3", CALCULATED),
  fixed: () => withLess("3.13.1", CALCULATED),
});

/** Builds a style sheet with an early version of MiniCssExtractPlugin, with or without the plugin itself. */
const extracted = async (plugins: string) => {
  const [modules, loader] = await Promise.all([
    installVersion("mini-css-extract-plugin", "0.4.0"),
    installVersion("css-loader", "5.2.7"),
  ]);
  const [plugin, css] = [path.join(modules, "mini-css-extract-plugin"), path.join(loader, "css-loader")].map((file) =>
    JSON.stringify(file),
  );
  const rules = `[{ test: /\\.css$/, use: [require(${plugin}).loader, { loader: ${css}, options: { esModule: false } }] }]`;
  const files = { "src/index.js": 'import "./page.css";', "src/page.css": "body { color: red; }" };
  return buildWithWebpack4(files, rules, plugins.replace("PLUGIN", `new (require(${plugin}))()`));
};
raises("styles/#plugin-missing", { broken: () => extracted("[]"), fixed: () => extracted("[PLUGIN]") });
