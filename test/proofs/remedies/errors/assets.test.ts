import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Configuration, RuleSetRule } from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { paths } from "../../../../scripts/lib/paths";
import { execute } from "../../lib/execute";
import { chromiumForFile, siteOf } from "../../lib/in-chromium";
import { buildOwn, type Files, run, runBundle } from "../../lib/project";
import { printed, raises, report } from "../../lib/raises";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";
import { buildWithPackages, projectWithPackages } from "../../lib/with-packages";

const visit = chromiumForFile();

const styled = async (image: string) =>
  report(
    await buildWithPackages(
      {
        "src/index.js": 'import "./page.css";',
        "src/page.css": `body { background: url("${image}"); }`,
        "src/a.png": "",
      },
      { mode: "development", module: { rules: [{ test: /\.css$/, use: ["style-loader", "css-loader"] }] } },
    ),
  );
raises("assets/#file-not-found", { broken: () => styled("./price.png"), fixed: () => styled("./a.png") });

/** Builds a project with one asset. */
const asset = (rule: RuleSetRule) =>
  printed(
    { "src/index.js": 'new URL("./chart.acme", import.meta.url);', "src/chart.acme": "1" },
    { module: { rules: [{ test: /\.acme$/, ...rule }] } },
  );

raises("assets/#mimetype", {
  broken: () => asset({ type: "asset/inline" }),
  fixed: () => asset({ type: "asset/inline", generator: { dataUrl: { mimetype: "application/x-acme" } } }),
});

raises("assets/#options", {
  broken: () => asset({ type: "asset/resource", generator: { name: "charts/[name].[ext]" } }),
  fixed: () => asset({ type: "asset/resource", generator: { filename: "charts/[name][ext]" } }),
});

raises("assets/#rendering", {
  broken: () => asset({ type: "asset/resource", generator: { filename: () => undefined } }),
  fixed: () => asset({ type: "asset/resource", generator: { filename: () => "charts/[name][ext]" } }),
});

/** Writes a project with HtmlWebpackPlugin. `options` and `rest` are code of the configuration. */
const withPage = (options: string, files: Files = {}, rest = "") =>
  projectWithGuidePackages(["html-webpack-plugin"], {
    ...files,
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default { mode: "development", plugins: [new HtmlWebpackPlugin(${options})], ${rest} };`,
  });
const page = async (...given: Parameters<typeof withPage>) => report(await buildOwn(await withPage(...given)));
const template = (html: string, options = "") =>
  page(`{ template: "./src/index.html", ${options} }`, { "src/index.html": html });

raises("assets/#template-not-found", {
  broken: () => page('{ template: "./src/index.html" }'),
  fixed: () => template("<title>Acme</title>"),
});

raises("assets/#template-not-compiled", {
  broken: () => template("<title><%= if (1) { 2 } %></title>"),
  fixed: () => template("<title><%= 1 ? 2 : 3 %></title>"),
});

raises("assets/#template-failed", {
  broken: () => template("<title><%= region %></title>"),
  fixed: () => template("<title><%= region %></title>", 'templateParameters: { region: "eu" }'),
});

/** Builds a page from a template that a rule passes on as it is. */
async function passedOn(template: string): Promise<string> {
  const folder = await projectWithGuidePackages(["html-webpack-plugin", "html-loader"], {
    "src/page.html": "<!DOCTYPE html><title>Acme</title>",
    "pass-loader.cjs": "module.exports = (source) => source;",
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.html$/, type: "javascript/auto", loader: "./pass-loader.cjs" }] },
        plugins: [new HtmlWebpackPlugin({ template: ${JSON.stringify(template)} })],
      };`,
  });
  // The plugin resolves a template with loaders from the folder in which the command runs.
  return run("npx webpack --stats errors-only", folder);
}
raises("loaders/#additional-loader", {
  broken: () => passedOn("./src/page.html"),
  fixed: () => passedOn("!!html-loader!./src/page.html"),
});

/** The page that is made if the template goes through html-loader, or if the rule leaves the template out. */
async function byHtmlLoader(exclude: string): Promise<string> {
  const folder = await projectWithGuidePackages(["html-webpack-plugin", "html-loader"], {
    "src/index.html": NAMES_TITLE,
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.html$/, ${exclude} loader: "html-loader" }] },
        plugins: [new HtmlWebpackPlugin({ template: "./src/index.html", title: "Acme" })],
      };`,
  });
  await buildOwn(folder);
  return readFile(path.join(folder, "dist/index.html"), "utf8");
}
const loads = (html: string, loader: string, exclude: string) =>
  page(
    '{ template: "./src/index.html", title: "Acme" }',
    { "src/index.html": html, "loader.cjs": loader },
    `module: { rules: [{ test: /\\.html$/, ${exclude} loader: "./loader.cjs" }] }`,
  );
const NAMES_TITLE = "<title><%= htmlWebpackPlugin.options.title %></title>";
/** A loader for templates of which the code knows no names, as jinja-loader and others for browsers. */
const ANOTHER = "module.exports = () => 'module.exports = htmlWebpackPlugin.options.title;';";
raises("assets/#template-failed", {
  broken: () => loads(NAMES_TITLE, ANOTHER, ""),
  fixed: () => loads(NAMES_TITLE, ANOTHER, "exclude: /index\\.html$/,"),
});
const FOR_BROWSERS = "module.exports = (html) => 'module.exports = window.templates = ' + JSON.stringify(html) + ';';";
raises("assets/#template-failed", {
  broken: () => loads(NAMES_TITLE, FOR_BROWSERS, ""),
  fixed: () => loads(NAMES_TITLE, FOR_BROWSERS, "exclude: /index\\.html$/,"),
});
test("html-loader leaves the values of a template alone", async () => {
  expect(await byHtmlLoader("")).toContain(NAMES_TITLE);
  expect(await byHtmlLoader("exclude: /index\\.html$/,")).toContain("<title>Acme</title>");
});
/** A template that exports a function gets the values. */
const CALLED = "module.exports = () => 'module.exports = ({ htmlWebpackPlugin }) => htmlWebpackPlugin.options.title;';";
raises("assets/#template-failed", {
  broken: () => loads(NAMES_TITLE, ANOTHER, ""),
  fixed: () => loads(NAMES_TITLE, CALLED, ""),
});
raises("assets/#template-failed", {
  broken: () => template("<title><%= html-webpack-plugin.options.title %></title>"),
  fixed: () => template(NAMES_TITLE),
});

const PAGES: Files = { "src/index.html": "<title>Acme</title>" };
/** The plugin breaks lines after 80 letters, also within a word, so the length of the folder's path decides where. */
const unbroken = (output: string) => output.replace(/(\S) {2}(?=\S)/g, "$1");
const pagesAsAssets = async (exclude: string) =>
  unbroken(
    await page(
      '{ template: "./src/index.html" }',
      PAGES,
      `module: { rules: [{ test: /html$/, type: "asset/resource", ${exclude} }] }`,
    ),
  );
raises("assets/#template-no-html", {
  broken: () => pagesAsAssets(""),
  fixed: () => pagesAsAssets("exclude: /index\\.html$/"),
});

const minified = (html: string) =>
  page('{ template: "./src/index.html" }', { "src/index.html": html }, 'mode: "production"');
raises("assets/#template-not-minified", {
  broken: () => minified('<p class="price" <b>3</b></p>'),
  fixed: () => minified('<p class="price"><b>3</b></p>'),
});

const ICON: Files = { "public/favicon.ico": "" };
raises("assets/#favicon", {
  broken: () => page('{ favicon: "./src/favicon.ico" }', ICON),
  fixed: () => page('{ favicon: "./public/favicon.ico" }', ICON),
});

/** Builds by the command line, because the error ends the process. */
const sorted = async (options: string) => {
  const webpack = path.join(paths.root, "node_modules/webpack/bin/webpack.js");
  return (await execute(`node ${JSON.stringify(webpack)}`, await withPage(options))).output;
};
raises("assets/#chunk-sort", {
  broken: () => sorted('{ chunksSortMode: "dependency" }'),
  fixed: () => sorted("{}"),
});

const copied = async (to: string) =>
  report(
    await buildOwn(
      await projectWithPackages({
        "docs/a.md": "# A",
        "webpack.config.js": `import CopyPlugin from "copy-webpack-plugin";
          const transformAll = (files) => files.map(({ data }) => data).join("\\n");
          export default {
            mode: "development",
            plugins: [new CopyPlugin({ patterns: [{ from: "docs/*.md", ${to} transformAll }] })],
          };`,
      }),
    ),
  );
raises("assets/#copy-to", { broken: () => copied(""), fixed: () => copied('to: "docs.md",') });

const logo = (code: string) =>
  printed(
    { "src/index.js": code, "src/logo.svg": "<svg/>" },
    { module: { rules: [{ test: /\.svg$/, type: "asset" }] } },
  );
raises("assets/#react-component", {
  broken: () => logo('import { ReactComponent as Logo } from "./logo.svg"; console.log(Logo);'),
  fixed: () => logo('import logo from "./logo.svg"; console.log(logo);'),
});

/** Visits a page that loads a font. The text of the server's answers would not keep the bytes, so the fixed one is inline. */
async function lettered(rule: RuleSetRule): Promise<string> {
  const font = await readFile(
    path.join(paths.root, "node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2"),
  );
  const configuration: Configuration = {
    experiments: { css: true },
    module: { rules: [{ test: /\.woff2$/, ...rule }] },
  };
  const site = await siteOf(
    {
      "src/index.js": `import "./page.css";
        document.fonts.load("1em Price").then(() => console.log("done"), () => console.log("done"));`,
      "src/page.css": '@font-face { font-family: Price; src: url("./price.woff2"); }',
      "src/price.woff2": font.toString("base64"),
      "file-loader.cjs": 'module.exports = () => `export default "price.woff2";`;',
      "decode-loader.cjs": "module.exports = (code) => Buffer.from(code, 'base64');",
    },
    configuration,
  );
  return visit({ ...site, "/": '<link rel="stylesheet" href="/main.css"><script src="/main.js"></script>' });
}
raises("assets/#font", {
  broken: () => lettered({ loader: "./file-loader.cjs" }),
  fixed: () => lettered({ type: "asset/inline", loader: "./decode-loader.cjs" }),
});

/** Runs a script that requires an image by file-loader 6, or by a type of webpack. */
const photo = async (request: string, rule?: RuleSetRule) => {
  const loader = path.join(await installVersion("file-loader", "6.2.0"), "file-loader");
  return runBundle(
    { "src/index.js": `console.log("url(" + ${request} + ")");`, "src/photo.png": "" },
    { module: { rules: [{ test: /\.png$/, ...(rule ?? { loader, type: "javascript/auto" }) }] } },
  );
};
raises("assets/#object-module", {
  broken: () => photo('require("./photo.png")'),
  fixed: [
    () => photo('require("./photo.png").default'),
    () => photo('require("./photo.png")', { type: "asset/resource" }),
  ],
});
