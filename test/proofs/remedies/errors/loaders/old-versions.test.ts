import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { printed, raises, report } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";
import { buildWithPackages } from "../../../lib/with-packages";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";
import { CSS, css, rule, withLoader } from "./price-project";

/** Builds a style sheet with webpack 4 and a version of a loader. */
const forWebpack4 = async (name: string, version: string) => {
  const loader = path.join(await installVersion(name, version), name);
  const files = {
    "src/index.js": 'import "./page.sheet";',
    "src/page.sheet": "",
    "postcss.config.js": "module.exports = {};",
  };
  // The result of the loader is a style sheet or code, and an empty one is both.
  return buildWithWebpack4(files, `[{ test: /\\.sheet$/, use: [${JSON.stringify(loader)}] }]`);
};
for (const [name, last, next] of [
  ["style-loader", "2.0.0", "3.3.4"],
  ["css-loader", "5.2.7", "6.11.0"],
  ["sass-loader", "10.5.2", "11.1.1"],
  ["less-loader", "7.3.0", "8.1.1"],
  ["html-loader", "1.3.2", "2.1.2"],
  ["babel-loader", "8.4.1", "9.2.1"],
] as const) {
  raises("loaders/#get-options", {
    broken: () => forWebpack4(name, next),
    // sass-loader 10 calls Sass in a way that Sass complains about.
    fixed: async () => (await forWebpack4(name, last)).replace(/^DEPRECATION WARNING[\s\S]*legacy-js-api$/m, ""),
  });
}

for (const [old, today] of [
  [{ localIdentName: "[hash]" }, { modules: { localIdentName: "[hash]" } }],
  [{ camelCase: true }, { modules: { exportLocalsConvention: "camel-case" } }],
] as const) {
  raises("loaders/#invalid-options", {
    broken: () => buildWithPackages(CSS, css(old)),
    fixed: async () => report(await buildWithPackages(CSS, css(today))),
  });
}

const compiled = (loader: string, options: object) =>
  buildWithCompilers(CSS, {
    mode: "development",
    module: { rules: [{ test: /\.css$/i, type: "css/auto", use: [{ loader, options }] }] },
    experiments: { css: true },
  });
for (const [loader, old, today] of [
  ["postcss-loader", { plugins: ["autoprefixer"] }, { postcssOptions: { plugins: ["autoprefixer"] } }],
  ["sass-loader", { includePaths: ["."] }, { sassOptions: { loadPaths: ["."] } }],
  ["sass-loader", { data: "/* 3 */" }, { additionalData: "/* 3 */" }],
  ["sass-loader", { prependData: "/* 3 */" }, { additionalData: "/* 3 */" }],
] as const) {
  raises("loaders/#invalid-options", {
    broken: () => compiled(loader, old),
    fixed: () => compiled(loader, today),
  });
}

/** Builds with a loader that reads its options, an object, with a version of loader-utils. */
const parsing = async (version: string) => {
  const utils = path.join(await installVersion("loader-utils", version), "loader-utils");
  const loader = `const { parseQuery } = require(${JSON.stringify(utils)});
    module.exports = function () { return "export const price = " + parseQuery(this.query).price; };`;
  return printed(withLoader(loader), rule({ use: [{ loader: "./price-loader.cjs", options: { price: 3 } }] }));
};
raises("loaders/#build-failed", { broken: () => parsing("0.2.15"), fixed: () => parsing("0.2.16") });

/** Builds a Sass file with webpack 4 and the options that Vue CLI 3 passes. */
const likeVueCli = async (version: string) => {
  const loader = path.join(await installVersion("sass-loader", version), "sass-loader");
  const use = `[__dirname + "/text-loader.js", { loader: ${JSON.stringify(loader)}, options: { indentedSyntax: true, implementation: require("sass"), silenceDeprecations: ["legacy-js-api"] } }]`;
  return buildWithWebpack4(
    {
      "src/index.js": 'require("./page.sass");',
      "src/page.sass": "body\n  margin: 0",
      "text-loader.js": "module.exports = (css) => `module.exports = ${JSON.stringify(css)};`;",
    },
    `[{ test: /\\.sass$/, use: ${use} }]`,
  );
};
raises("loaders/#invalid-options", { broken: () => likeVueCli("8.0.2"), fixed: () => likeVueCli("7.3.1") });

/** Builds an SVG file of a drawing program with SVGR, as Create React App does. */
async function drawing(svg: string): Promise<string> {
  const loader = path.join(await installVersion("@svgr/webpack", "8.1.0"), "@svgr/webpack");
  const use = { loader, options: { svgo: false } };
  const files = { "src/index.js": 'import "./logo.svg";', "src/logo.svg": svg };
  return printed(files, { module: { rules: [{ test: /\.svg$/, use }] }, externals: { react: "var {}" } });
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview/><path d="M0 0h9v9"/></svg>';
raises("loaders/#build-failed", {
  broken: () => drawing(SVG),
  fixed: async () => {
    const { optimize } = await import(path.join(await installVersion("svgo", "4.0.0"), "svgo/lib/svgo-node.js"));
    return drawing(optimize(SVG).data);
  },
});
