import { expect, test } from "vitest";
import webpack from "webpack";
import { inBrowser } from "../../../lib/in-browser";
import { type Files, run } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";

/** A package that needs a core module, and its replacement. */
const TOKEN: Files = {
  "src/index.js": 'import "acme-token";',
  "node_modules/acme-token/index.js": 'exports.part = require("crypto");',
  "node_modules/acme-token/package.json": '{ "name": "acme-token" }',
  "node_modules/crypto-browserify/index.js": "exports.createHash = () => {};",
};
const FALLBACK = 'fallback: { crypto: "crypto-browserify" }';
const EXTENSIONS = 'extensions: [".tsx", "..."]';
const configured = (fields: string) =>
  run("npx webpack", { ...TOKEN, "webpack.config.js": `export default { mode: "production", ${fields} };` });
raises("polyfills/#breaking-change", {
  broken: () => configured(`resolve: { ${FALLBACK} }, resolve: { ${EXTENSIONS} }`),
  fixed: () => configured(`resolve: { ${EXTENSIONS}, ${FALLBACK} }`),
});

const NODE_ENV = { "src/index.js": "console.log(process.env.NODE_ENV);" };
raises("polyfills/#process", {
  broken: () => inBrowser(NODE_ENV, { mode: "none" }),
  fixed: () =>
    inBrowser(NODE_ENV, {
      mode: "none",
      plugins: [new webpack.DefinePlugin({ "process.env.NODE_ENV": '"production"' })],
    }),
});

const WINDOW: Files = {
  "package.json": "{}",
  "src/index.js": 'import { ipcRenderer } from "electron";\nconsole.log(ipcRenderer);',
  "node_modules/electron/index.js": 'module.exports = require("fs").existsSync("path.txt");',
};
raises("polyfills/#fs", {
  broken: () => printed(WINDOW),
  fixed: () => printed(WINDOW, { target: "electron-renderer" }),
});

const SITE = (line: string): Files => ({
  "package.json": "{}",
  "src/index.js": `${line}\nconsole.log(Link);`,
  "node_modules/next/index.js": 'exports.Link = require("./link");\nexports.server = require("fs");',
  "node_modules/next/link.js": "module.exports = () => {};",
});
raises("polyfills/#fs", {
  broken: () => printed(SITE('import { Link } from "next";')),
  fixed: () => printed(SITE('import Link from "next/link";')),
});

test("Babel's imports make an ES module of a CommonJS file unless sourceType is unambiguous", async () => {
  const building = (options: object) =>
    buildWithCompilers(
      {
        "package.json": "{}",
        "src/index.js": "exports.prices = [[3]].flatMap((price) => price);",
        "src/node_modules/core-js/package.json": '{ "exports": { "./modules/*": "./empty.js" } }',
        "src/node_modules/core-js/empty.js": "",
      },
      {
        mode: "development",
        devtool: false,
        module: {
          rules: [
            {
              test: /\.js$/,
              exclude: /node_modules/,
              loader: "babel-loader",
              options: {
                presets: [["@babel/preset-env", { targets: "ie 11", useBuiltIns: "usage", corejs: 3 }]],
                ...options,
              },
            },
          ],
        },
      },
    );
  const asModule = /__webpack_require__\.r\(__webpack_exports__\)/;
  expect(await building({})).toMatch(asModule);
  expect(await building({ sourceType: "unambiguous" })).not.toMatch(asModule);
});
