import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { type Files, project, run } from "../../lib/project";
import { printed, raises, report } from "../../lib/raises";
import {
  builtIn,
  css,
  cssModule,
  cssRule,
  extracted,
  extracting,
  inserted,
  postcss,
  sass,
  tailwind,
} from "../../lib/style-builds";
import { buildWithCompilers } from "../../lib/with-compilers";

raises("styles/#plugin-missing", {
  broken: () => extracted(extracting({ more: "plugins: []," })),
  fixed: () => extracted(extracting({})),
});

const ORDERS = {
  "src/a.css": "a { top: 0 }",
  "src/b.css": "b { top: 0 }",
  "src/e1.js": 'import "./a.css";\nimport "./b.css";',
};
const order = (second: string, plugin = "{}") =>
  extracted(
    extracting({
      plugin,
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
raises("styles/#conflicting-order", {
  broken: () => order('import "./b.css";\nimport "./a.css";'),
  fixed: () => order('import "./b.css";\nimport "./a.css";', "{ ignoreOrder: true }"),
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

const asBefore =
  '{ loader: "css-loader", options: { modules: { auto: true, namedExport: false, exportLocalsConvention: "as-is" } } }';
const styles = { "src/index.js": 'import styles from "./button.module.css";\nconsole.log(styles.base);' };
raises("styles/#default-export", {
  broken: () => button("styles"),
  fixed: () =>
    extracted(extracting({ use: `[MiniCssExtractPlugin.loader, ${asBefore}]` }), {
      ...styles,
      "src/button.module.css": ".base { top: 0; }",
    }),
});

/** A style sheet whose classes the code uses. */
const sheet = (names: string, file: string) => ({
  "src/index.js": `import ${names} from "./${file}";\nconsole.log(styles.base);`,
  [`src/${file}`]: ".base { top: 0; }",
});
for (const builds of [
  (names: string, file: string) => extracted(extracting({}), sheet(names, file)),
  (names: string, file: string) => printed(sheet(names, file)),
]) {
  for (const names of ["styles", "* as styles"]) {
    raises("styles/#default-export", {
      broken: () => builds(names, "page.css"),
      fixed: () => builds("* as styles", "page.module.css"),
    });
  }
}

raises("styles/#style-and-extract", {
  broken: () => extracted(extracting({ use: '["style-loader", MiniCssExtractPlugin.loader, "css-loader"]' })),
  fixed: () => extracted(extracting({})),
});

raises("styles/#extract-options", {
  broken: () => extracted(extracting({ plugin: "{ allChunks: true }" })),
  fixed: () => extracted(extracting({ plugin: '{ filename: "[name].css" }' })),
});

const both = { module: { rules: [{ ...cssRule, use: ["style-loader", "css-loader"] }] } };
raises("styles/#experiments-css", {
  broken: () => css({}, { ...both, experiments: { css: true } }),
  fixed: () => css({}, { module: {}, experiments: { css: true } }),
});

raises("styles/#unknown-word", {
  broken: () => css({}, { module: { rules: [cssRule, { ...cssRule, test: /page/i }] } }),
  fixed: () => css({}),
});

/** Builds a style sheet with a list of loaders, and leaves out the files that are emitted. */
const loading = (use: string[]) => css({}, { module: { rules: [{ ...cssRule, use }] } });
raises("styles/#unknown-word", {
  broken: () => loading(["css-loader", "style-loader"]),
  fixed: () => loading(["style-loader", "css-loader"]),
});

raises("styles/#unclosed", {
  broken: () => css({ "src/page.css": "body { color: red;" }),
  fixed: () => css({}),
});
raises("styles/#unclosed", {
  broken: () => css({ "src/page.css": "body { color: red margin: 0; }" }),
  fixed: () => css({ "src/page.css": "body { color: red; margin: 0; }" }),
});

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

raises("styles/#style-target", { broken: () => inserted("#styles"), fixed: () => inserted("#app") });

/** Builds with a package that fails as node-sass does where nobody has built it, or with what sass-loader finds. */
const sassBy = (implementation?: unknown) => sass("body { margin: 0; }", { implementation });
raises("styles/#node-sass", {
  broken: async () => {
    const message =
      "Node Sass does not yet support your current environment: Linux 64-bit with Unsupported runtime (127)";
    const folder = await project({ "node-sass.cjs": `throw new Error("${message}");` });
    return sassBy(path.join(folder, "node-sass.cjs"));
  },
  fixed: () => sassBy(),
});
raises("styles/#node-sass", { broken: () => sassBy({ info: "node-sass\t9.0.0" }), fixed: () => sassBy() });

/** A proof with a Sass file. */
function bySass(id: string, broken: string, fixed: string): void {
  raises(id, { broken: () => sass(broken), fixed: () => sass(fixed) });
}

bySass("styles/#sass-import", '@use "theme/colors";', '@use "colors";');
bySass("styles/#sass-import", '@use "../node_modules/acme-ui/colors";', '@use "colors";');
raises("styles/#sass-import", {
  broken: () => sass('@use "theme/shades";', {}, { "src/styles/theme/_shades.scss": "" }),
  fixed: () =>
    sass(
      '@use "theme/shades";',
      { sassOptions: { loadPaths: ["src/styles"] } },
      { "src/styles/theme/_shades.scss": "" },
    ),
});

/** Builds parts of Bootstrap, whose own warnings are hidden. */
const bootstrap = async (...parts: string[]) => {
  const modules = [await installVersion("bootstrap", "5.3.8"), "node_modules"];
  const lines = ["functions", "variables", ...parts, "mixins", "utilities", "root"];
  const silenceDeprecations = ["import", "global-builtin", "color-functions", "if-function"];
  const sassOptions = { quietDeps: true, silenceDeprecations };
  return sass(lines.map((name) => `@import "bootstrap/scss/${name}";`).join("\n"), { sassOptions }, {}, { modules });
};
raises("styles/#sass-undefined", { broken: () => bootstrap(), fixed: () => bootstrap("variables-dark", "maps") });
bySass(
  "styles/#sass-undefined",
  '@use "colors";\nbody { color: $brand; }',
  '@use "colors";\nbody { color: colors.$brand; }',
);
/** Builds a Sass file whose variable a loader adds. */
const withVariables = async (...use: string[]) => {
  const files = {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": "body { color: $brand; }",
    "vars-loader.cjs": "module.exports = (source) => `$brand: red;\n${source}`;",
  };
  const rules = [{ test: /\.scss$/i, type: "css/auto", use }];
  const built = await buildWithCompilers(files, { mode: "development", module: { rules } });
  return report(built);
};
raises("styles/#sass-undefined", {
  broken: () => withVariables("./vars-loader.cjs", "sass-loader"),
  fixed: () => withVariables("sass-loader", "./vars-loader.cjs"),
});

bySass("styles/#sass-expected", '@use "colors"\nbody { margin: 0; }', '@use "colors";\nbody { margin: 0; }');
const adding = (additionalData: unknown, others: Files = {}) => sass("body { margin: 0; }", { additionalData }, others);
raises("styles/#sass-expected", {
  broken: () => adding('@use "colors"'),
  fixed: () => adding('@use "colors";'),
});

const BOTH = { "src/index.js": 'import "./_colors.scss";\nimport "./page.scss";' };
raises("styles/#sass-loop", {
  broken: () => adding('@use "colors";', BOTH),
  fixed: () =>
    adding(
      (content: string, { resourcePath }: { resourcePath: string }) =>
        resourcePath.endsWith("colors.scss") ? content : `@use "colors";${content}`,
      BOTH,
    ),
});
raises("styles/#sass-loop", {
  broken: () => sass('@import "page";', { sassOptions: { silenceDeprecations: ["import"] } }),
  fixed: () => sass('@use "colors";'),
});

bySass("styles/#sass-use-first", 'body { margin: 0; }\n@use "colors";', '@use "colors";\nbody { margin: 0; }');
bySass("styles/#sass-at-import", '@import "colors";', '@use "colors";');
raises("styles/#sass-at-import", {
  broken: () => sass('@import "colors";'),
  fixed: () => sass('@import "colors";', { sassOptions: { quietDeps: true, silenceDeprecations: ["import"] } }),
});
bySass(
  "styles/#sass-deprecated",
  "body { color: darken(red, 10%); }",
  '@use "sass:color";\nbody { color: color.adjust(red, $lightness: -10%); }',
);

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

/** Builds with postcss-loader 3, which contains PostCSS 7. */
const postcss7 = async (files: Record<string, string>) => {
  const loader = path.join(await installVersion("postcss-loader", "3.0.0"), "postcss-loader");
  return printed(
    { "package.json": "{}", "src/index.js": 'import "./page.css";', "src/page.css": "a { top: 0; }", ...files },
    { experiments: { css: true }, module: { rules: [{ test: /\.css$/, use: [loader] }] } },
  );
};
const prefixing = async (version: string) => {
  const autoprefixer = path.join(await installVersion("autoprefixer", version), "autoprefixer");
  return postcss7({ "postcss.config.js": `module.exports = { plugins: [require(${JSON.stringify(autoprefixer)})] };` });
};
raises("styles/#not-a-postcss-plugin", {
  broken: () => prefixing("10.4.21"),
  fixed: () => prefixing("9.8.8"),
});
raises("styles/#not-a-postcss-plugin", {
  broken: () => prefixing("10.4.21"),
  fixed: () => postcss({ plugins: ["autoprefixer"] }),
});
raises("styles/#postcss-config", {
  broken: () => postcss7({}),
  fixed: () => postcss7({ "postcss.config.js": "module.exports = {};" }),
});

/** A proof with built-in CSS. */
function byBuiltIn(id: string, broken: string, fixed: string): void {
  raises(id, { broken: () => builtIn(broken), fixed: () => builtIn(fixed) });
}

byBuiltIn(
  "styles/#late-import",
  '.card { margin: 0; }\n@import "./colors.css";',
  '@import "./colors.css";\n.card { margin: 0; }',
);
byBuiltIn(
  "styles/#shadowed",
  ".card { top: 0; }\n@keyframes card { from { top: 1rem; } }",
  ".card { top: 0; }\n@keyframes card-enters { from { top: 1rem; } }",
);
byBuiltIn(
  "styles/#composition",
  ".box { top: 0; }\n.list .item { composes: box; }",
  ".box { top: 0; }\n.item { composes: box; }",
);
byBuiltIn("styles/#charset", '@charset "iso-8859-15";\n.card { top: 0; }', ".card { top: 0; }");
byBuiltIn("styles/#value", "@import colors.css;", '@import "./colors.css";');
byBuiltIn(
  "styles/#referenced-name",
  '.card { composes: rounded from "./shapes.module.css"; }',
  '.card { composes: round from "./shapes.module.css"; }',
);
byBuiltIn(
  "styles/#composition-syntax",
  '.box { top: 0; }\n.card { composes: "box"; }',
  ".box { top: 0; }\n.card { composes: box; }",
);
byBuiltIn("styles/#missing-whitespace", ":global.dialog .card { top: 0; }", ":global(.dialog) .card { top: 0; }");
byBuiltIn(
  "styles/#custom-media",
  "@custom-media --large (width > 60rem);\n@media (--small) { .card { top: 0; } }",
  "@custom-media --small (width < 30rem);\n@media (--small) { .card { top: 0; } }",
);
byBuiltIn(
  "styles/#namespace",
  "@namespace svg url(http://www.w3.org/2000/svg);\nsvg|a { top: 0; }",
  "svg a { top: 0; }",
);
byBuiltIn("styles/#expected-url", "@import;\n.card { top: 0; }", '@import "./colors.css";\n.card { top: 0; }');

test.for([
  ["@value ;", "Broken '@value' at-rule"],
  [
    '@value large from "./shapes.module.css"; .card { background: url(large); }',
    "'large' was imported from another module and cannot be used inside 'url()'",
  ],
  ["@value gap: 1rem 2rem; @keyframes gap { from { top: 0; } }", "which is not a single identifier"],
  [".card { composes: box from 3; }", "Incorrect composition, expected global keyword or string value"],
  [":import(colors.css) { a: b; }", "during parsing of ':import' (expected string)"],
  [
    "@custom-media --small (width < 30rem);\n@media (--small: 30rem) { .card { top: 0; } }",
    "Custom media query '--small' must be used in a boolean context",
  ],
  [
    "@custom-media --small (--small);\n@media (--small) { .card { top: 0; } }",
    "has a value that cannot be resolved and was left as written",
  ],
  [
    "@custom-media --paper print;\n@media (width > 30rem) and (--paper) { .card { top: 0; } }",
    "resolves to a media type and can only be used at the start of a media query",
  ],
] as const)("%s leads to its message", async ([content, words]) => {
  expect(await builtIn(content)).toContain(words);
});

test("a media type is accepted at the start", async () => {
  const content = "@custom-media --paper print;\n@media (--paper) and (width > 30rem) { .card { top: 0; } }";
  expect(await builtIn(content)).toMatch(/compiled successfully/);
});

const convention = (body: string) =>
  run("npx webpack", {
    "webpack.config.js": `export default { mode: "production",
      module: { generator: { "css/auto": { exportsConvention: (name) => ${body} } } } };`,
    "src/index.js": 'import * as styles from "./card.module.css";\nconsole.log(styles);',
    "src/card.module.css": ".card { top: 0; }",
  });
raises("styles/#exports-convention", {
  broken: () => convention('name.replace("card", "")'),
  fixed: () => convention('name.replace("card", "") || name'),
});

raises("styles/#tailwind", { broken: () => tailwind("tailwindcss"), fixed: () => tailwind("@tailwindcss/postcss") });

const importing = (style: string) => css({ "src/page.css": style, "src/colors.css": "" });
raises("styles/#import-not-read", {
  broken: () => importing('@import "./colors.css"\nbody { color: red; }'),
  fixed: () => importing('@import "./colors.css";\nbody { color: red; }'),
});

const textsOf = (b: string, exportType: "text" | "link" = "text") =>
  printed(
    {
      "src/index.js": 'import * as sheet from "./a.css";\nconsole.log(sheet);',
      "src/a.css": '@import "./b.css";\na { color: red }',
      "src/b.css": `${b}\nb { color: teal }`,
    },
    { mode: "development", devtool: false, experiments: { css: true }, module: { parser: { css: { exportType } } } },
  );
/** What 5.112 prints of the files that import each other. */
const CIRCLE =
  "[webpack-cli] ✖ Error: Unable to make progress during code generation because of circular code generation dependency: " +
  "css/auto|/project/src/a.css|text, css/auto|/project/src/b.css|text";
raises("styles/#circular-code", { broken: async () => CIRCLE, fixed: () => textsOf("") });
test("texts may import each other", async () => {
  expect(await textsOf('@import "./a.css";')).toContain("compiled successfully");
});

/** Builds a style sheet with built-in CSS that reports mistakes. */
const strictly = (style: string) =>
  printed(
    { "src/index.js": 'import "./page.css";', "src/page.css": style, "src/print.css": "" },
    { module: { parser: { css: { parseErrors: true } } } },
  );
raises("styles/#parse-error", {
  broken: () => strictly('q { content: "tea\n'),
  fixed: () => strictly('q { content: "tea"; }\n'),
});
byBuiltIn("styles/#expected-url", '@import "./colors.css" print };', '@import "./colors.css" print;');

test("files of the type link may import each other", async () => {
  expect(await textsOf('@import "./a.css";', "link")).toContain("compiled successfully");
});
