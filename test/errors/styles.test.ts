import type { Configuration } from "webpack";
import { inPage } from "../outputs/in-page";
import { buildOwn, type Files } from "../outputs/project";
import { buildWithCompilers } from "../outputs/with-compilers";
import { buildWithPackages, projectWithPackages } from "../outputs/with-packages";
import { printed, raises } from "./raises";

const PAGE = { "src/index.js": 'import "./page.css";', "src/page.css": "body { color: red; }" };

/** What webpack prints, without emitted files. */
const report = (output: string) => output.replace(/^(webpack [\d.]+ compiled .*)$[\s\S]*/m, "$1");

/** The configuration file of a project with MiniCssExtractPlugin, its parts as JavaScript. */
function extracting({ use = '[MiniCssExtractPlugin.loader, "css-loader"]', plugin = "{}", more = "" }): string {
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
async function extracted(configuration: string, files: Files = {}): Promise<string> {
  const folder = await projectWithPackages({ ...PAGE, ...files, "webpack.config.js": configuration });
  return report(await buildOwn(folder).catch(String));
}

raises("styles/#plugin-missing", {
  broken: () => extracted(extracting({ more: "plugins: []," })),
  fixed: () => extracted(extracting({})),
});

const ORDERS = {
  "src/a.css": "a { top: 0 }",
  "src/b.css": "b { top: 0 }",
  "src/e1.js": 'import "./a.css";\nimport "./b.css";',
};
const order = (second: string) =>
  extracted(
    extracting({
      more: `entry: { e1: "./src/e1.js", e2: "./src/e2.js" },
        optimization: { splitChunks: { cacheGroups: {
          styles: { name: "styles", type: "css/mini-extract", chunks: "all", enforce: true } } } },`,
    }),
    { ...ORDERS, "src/e2.js": second },
  );
raises("styles/#conflicting-order", {
  broken: () => order('import "./b.css";\nimport "./a.css";'),
  fixed: () => order('import "./a.css";\nimport "./b.css";'),
});

raises("styles/#execution", {
  broken: () => extracted(extracting({ use: "[MiniCssExtractPlugin.loader]" })),
  fixed: () => extracted(extracting({})),
});

const button = (names: string) =>
  extracted(extracting({}), {
    "src/index.js": `import ${names} from "./button.module.css";\nconsole.log(styles.base);`,
    "src/button.module.css": ".base { top: 0; }",
  });
raises("styles/#default-export", { broken: () => button("styles"), fixed: () => button("* as styles") });

raises("styles/#style-and-extract", {
  broken: () => extracted(extracting({ use: '["style-loader", MiniCssExtractPlugin.loader, "css-loader"]' })),
  fixed: () => extracted(extracting({})),
});

raises("styles/#extract-options", {
  broken: () => extracted(extracting({ plugin: "{ allChunks: true }" })),
  fixed: () => extracted(extracting({ plugin: '{ filename: "[name].css" }' })),
});

const cssRule = { test: /\.css$/i, use: ["css-loader"] };

/** Builds with css-loader. */
async function css(files: Files, more: Configuration = {}): Promise<string> {
  return report(
    await buildWithPackages({ ...PAGE, ...files }, { mode: "development", module: { rules: [cssRule] }, ...more }),
  );
}

const both = { module: { rules: [{ ...cssRule, use: ["style-loader", "css-loader"] }] } };
raises("styles/#experiments-css", {
  broken: () => css({}, { ...both, experiments: { css: true } }),
  fixed: () => css({}, { module: {}, experiments: { css: true } }),
});

raises("styles/#unknown-word", {
  broken: () => css({}, { module: { rules: [cssRule, { ...cssRule, test: /page/i }] } }),
  fixed: () => css({}),
});

raises("styles/#unclosed", {
  broken: () => css({ "src/page.css": "body { color: red;" }),
  fixed: () => css({}),
});

/** Builds a CSS module with css-loader. */
const cssModule = (content: string, options: object = {}) =>
  css(
    { "src/index.js": 'import "./button.module.css";', "src/button.module.css": content },
    { module: { rules: [{ test: /\.css$/i, use: [{ loader: "css-loader", options }] }] } },
  );
raises("styles/#composes", {
  broken: () => cssModule(".base { composes: box; }"),
  fixed: () => cssModule(".box { padding: 1rem; }\n.base { composes: box; }"),
});

raises("styles/#not-pure", {
  broken: () => cssModule("button { color: red; }", { modules: { mode: "pure" } }),
  fixed: () => cssModule(".base { color: red; }", { modules: { mode: "pure" } }),
});

raises("styles/#named-export", {
  broken: () => cssModule("", { esModule: false, modules: { namedExport: true } }),
  fixed: () => cssModule("", { modules: { namedExport: true } }),
});

async function inserted(insert: string): Promise<string> {
  const use = `[{ loader: "style-loader", options: { insert: "${insert}" } }, "css-loader"]`;
  const { built, error } = await inPage({ ...PAGE, "webpack.config.js": extracting({ use }) });
  return `${report(built)}\n${error}`;
}
raises("styles/#style-target", { broken: () => inserted("#styles"), fixed: () => inserted("#app") });

/** Builds a Sass file. */
async function sass(content: string): Promise<string> {
  const files = {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": content,
    "src/_colors.scss": "$brand: red;",
  };
  const rules = [{ test: /\.scss$/i, type: "css/auto", use: ["sass-loader"] }];
  return report(await buildWithCompilers(files, { mode: "development", module: { rules } }));
}

/** A proof with a Sass file. */
function bySass(id: string, broken: string, fixed: string): void {
  raises(id, { broken: () => sass(broken), fixed: () => sass(fixed) });
}

bySass("styles/#sass-import", '@use "theme/colors";', '@use "colors";');
bySass(
  "styles/#sass-undefined",
  '@use "colors";\nbody { color: $brand; }',
  '@use "colors";\nbody { color: colors.$brand; }',
);
bySass("styles/#sass-use-first", 'body { margin: 0; }\n@use "colors";', '@use "colors";\nbody { margin: 0; }');
bySass("styles/#sass-at-import", '@import "colors";', '@use "colors";');
bySass(
  "styles/#sass-deprecated",
  "body { color: darken(red, 10%); }",
  '@use "sass:color";\nbody { color: color.adjust(red, $lightness: -10%); }',
);

/** Builds with postcss-loader. */
async function postcss(postcssOptions: object): Promise<string> {
  const rules = [{ test: /\.css$/i, use: [{ loader: "postcss-loader", options: { postcssOptions } }] }];
  const files = { ...PAGE, "postcss.config.js": "export default {};" };
  return report(
    await buildWithCompilers(files, { mode: "development", experiments: { css: true }, module: { rules } }),
  );
}
raises("styles/#postcss-plugin", {
  broken: () => postcss({ plugins: ["autoprefixr"] }),
  fixed: () => postcss({ plugins: ["autoprefixer"] }),
});
raises("styles/#postcss-config", {
  broken: () => postcss({ config: "./config/postcss.config.js" }),
  fixed: () => postcss({ config: "./postcss.config.js" }),
});
raises("styles/#not-a-postcss-plugin", {
  broken: () => postcss({ plugins: [{ autoprefixer: {}, "postcss-import": false }] }),
  fixed: () => postcss({ plugins: { autoprefixer: {}, "postcss-import": false } }),
});

/** A proof with built-in CSS. */
function builtIn(id: string, broken: string, fixed: string): void {
  const build = (content: string) =>
    printed({
      "src/index.js": 'import "./card.module.css";\nimport "./colors.css";',
      "src/card.module.css": content,
      "src/colors.css": '@charset "utf-8";\n.red { color: red; }',
    });
  raises(id, { broken: () => build(broken), fixed: () => build(fixed) });
}

builtIn(
  "styles/#late-import",
  '.card { margin: 0; }\n@import "./colors.css";',
  '@import "./colors.css";\n.card { margin: 0; }',
);
builtIn(
  "styles/#shadowed",
  ".card { top: 0; }\n@keyframes card { from { top: 1rem; } }",
  ".card { top: 0; }\n@keyframes card-enters { from { top: 1rem; } }",
);
builtIn(
  "styles/#composition",
  ".box { top: 0; }\n.list .item { composes: box; }",
  ".box { top: 0; }\n.item { composes: box; }",
);
builtIn("styles/#charset", '@charset "iso-8859-15";\n.card { top: 0; }', ".card { top: 0; }");
