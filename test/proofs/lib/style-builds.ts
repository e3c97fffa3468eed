import type { Configuration } from "webpack";
import { inPage } from "./in-page";
import { build, buildOwn, type Files } from "./project";
import { printed, report } from "./raises";
import { buildWithCompilers } from "./with-compilers";
import { projectWithGuidePackages } from "./with-guide-packages";
import { buildWithPackages, projectWithPackages } from "./with-packages";

const PAGE = { "src/index.js": 'import "./page.css";', "src/page.css": "body { color: red; }" };

/** The configuration file of a project with MiniCssExtractPlugin, its parts as JavaScript. */
export function extracting({ use = '[MiniCssExtractPlugin.loader, "css-loader"]', plugin = "{}", more = "" }): string {
  return `
    import MiniCssExtractPlugin from "mini-css-extract-plugin";
    export default {
      mode: "production",
      resolveLoader: { symlinks: false },
      module: { rules: [{ test: /\\.css$/i, use: ${use} }] },
      plugins: [new MiniCssExtractPlugin(${plugin})],
      ${more}
    };`;
}

/** Builds with a configuration file, which may throw. */
export async function extracted(configuration: string, files: Files = {}): Promise<string> {
  const folder = await projectWithPackages({ ...PAGE, ...files, "webpack.config.js": configuration });
  return report(await buildOwn(folder).catch(String));
}

/** The rule that gives style sheets to css-loader alone. */
export const cssRule = { test: /\.css$/i, use: ["css-loader"] };

/** Builds with css-loader. */
export async function css(files: Files, more: Configuration = {}): Promise<string> {
  return report(
    await buildWithPackages({ ...PAGE, ...files }, { mode: "development", module: { rules: [cssRule] }, ...more }),
  );
}

/** Builds a CSS module with css-loader. */
export const cssModule = (content: string, options: object = {}) =>
  css(
    { "src/index.js": 'import "./button.module.css";', "src/button.module.css": content },
    { module: { rules: [{ test: /\.css$/i, use: [{ loader: "css-loader", options }] }] } },
  );

/** What webpack prints for styles that are inserted into an element, then the error of the page. */
export async function inserted(insert: string): Promise<string> {
  const use = `[{ loader: "style-loader", options: { insert: "${insert}" } }, "css-loader"]`;
  const { built, error } = await inPage({ ...PAGE, "webpack.config.js": extracting({ use }) });
  return `${report(built)}\n${error}`;
}

/** Builds a Sass file. */
export async function sass(
  content: string,
  options: object = {},
  others: Files = {},
  resolve: Configuration["resolve"] = {},
): Promise<string> {
  const files = {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": content,
    "src/_colors.scss": "$brand: red;",
    ...others,
  };
  const rules = [{ test: /\.scss$/i, type: "css/auto", use: [{ loader: "sass-loader", options }] }];
  return report(await buildWithCompilers(files, { mode: "development", module: { rules }, resolve }));
}

/** Builds with postcss-loader. */
export async function postcss(postcssOptions: object): Promise<string> {
  const rules = [{ test: /\.css$/i, use: [{ loader: "postcss-loader", options: { postcssOptions } }] }];
  const files = { ...PAGE, "postcss.config.js": "export default {};" };
  return report(
    await buildWithCompilers(files, { mode: "development", experiments: { css: true }, module: { rules } }),
  );
}

/** Builds with Tailwind CSS, with the plugin for PostCSS from one of its packages. */
export async function tailwind(plugin: string): Promise<string> {
  const names = ["postcss-loader", "postcss", "tailwindcss", "@tailwindcss/postcss", "css-loader"];
  const folder = await projectWithGuidePackages(names, {
    ...PAGE,
    "postcss.config.cjs": `module.exports = { plugins: [require("${plugin}")] };`,
  });
  const rule = { test: /\.css$/, use: ["css-loader", "postcss-loader"] };
  return report(await build(folder, { resolveLoader: { symlinks: false }, module: { rules: [rule] } }));
}

/** Builds style sheets without any loader. */
export const builtIn = (content: string) =>
  printed({
    "src/index.js": 'import "./card.module.css";\nimport "./colors.css";',
    "src/card.module.css": content,
    "src/colors.css": '@charset "utf-8";\n.red { color: red; }',
    "src/shapes.module.css": '@value large: "./large.png";\n.round { border-radius: 1rem; }',
  });
