import webpack from "webpack";
import { inBrowser } from "../../lib/in-browser";
import type { Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

const COMMON = '{ "name": "project" }';

/** A package that requires a core module, and an entry that imports the package. */
function requiring(module: string): Files {
  return {
    "src/index.js": 'import "acme-token";',
    "node_modules/acme-token/index.js": `const part = require("${module}");\nexports.part = part;`,
    "node_modules/acme-token/package.json": '{ "name": "acme-token" }',
  };
}

raises("polyfills/#breaking-change", {
  broken: () => printed(requiring("crypto")),
  fixed: () =>
    printed(
      { ...requiring("crypto"), "node_modules/crypto-browserify/index.js": "exports.createHash = () => {};" },
      { resolve: { fallback: { crypto: "crypto-browserify" } } },
    ),
});

raises("polyfills/#process", {
  broken: () => inBrowser({ "src/index.js": "console.log(process.env.API_URL);" }),
  fixed: () =>
    inBrowser(
      { "src/index.js": "console.log(process.env.API_URL);" },
      { plugins: [new webpack.EnvironmentPlugin({ API_URL: "/api" })] },
    ),
});

raises("polyfills/#fs", {
  broken: () => printed(requiring("fs")),
  fixed: () => printed(requiring("fs"), { resolve: { fallback: { fs: false } } }),
});

const NODE_PATH = { "src/index.js": 'import { basename } from "node:path";\nconsole.log(basename);' };
raises("polyfills/#node-scheme", {
  broken: () => printed(NODE_PATH),
  fixed: () =>
    printed(NODE_PATH, {
      resolve: { fallback: { path: false } },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
          resource.request = resource.request.slice("node:".length);
        }),
      ],
    }),
});

raises("polyfills/#buffer", {
  broken: () => inBrowser({ "src/index.js": 'console.log(Buffer.from("3"));' }),
  fixed: () =>
    inBrowser(
      {
        "src/index.js": 'console.log(Buffer.from("3"));',
        "node_modules/buffer/index.js": "exports.Buffer = Uint8Array;",
        "node_modules/buffer/package.json": '{ "name": "buffer" }',
      },
      {
        resolve: { fallback: { buffer: "buffer/" } },
        plugins: [new webpack.ProvidePlugin({ Buffer: ["buffer", "Buffer"] })],
      },
    ),
});

const PRICE = { "src/price.js": "export const price = 3;" };
raises("polyfills/#require", {
  broken: () =>
    inBrowser({ ...PRICE, "src/index.js": 'const { price } = require("./price.js");\nconsole.log(price);' }),
  fixed: () => inBrowser({ ...PRICE, "src/index.js": 'import { price } from "./price.js";\nconsole.log(price);' }),
});

raises("polyfills/#exports", {
  broken: () => inBrowser({ "src/index.js": "exports.price = 3;" }),
  fixed: () => inBrowser({ "src/index.js": "export const price = 3;" }),
});

const GLOBAL = { "package.json": COMMON, "src/index.js": "global.price = 3;" };
raises("polyfills/#global", {
  broken: () => inBrowser(GLOBAL, { node: false }),
  fixed: () => inBrowser(GLOBAL),
});

raises("polyfills/#dirname", {
  broken: () => inBrowser({ "src/index.js": 'console.log(__dirname + "/list.pdf");' }),
  fixed: () =>
    printed({
      "src/index.js": 'console.log(new URL("./list.pdf", import.meta.url).href);',
      "src/list.pdf": "%PDF-1.4",
    }),
});

raises("polyfills/#set-immediate", {
  broken: () => inBrowser({ "src/index.js": "setImmediate(() => {});" }),
  fixed: () => inBrowser({ "src/index.js": "setTimeout(() => {}, 0);" }),
});

raises("polyfills/#node-name-used", {
  broken: () => printed({ "src/index.js": "console.log(global.location);" }, { node: { global: "warn" } }),
  fixed: () => printed({ "src/index.js": "console.log(globalThis.location);" }, { node: { global: "warn" } }),
});

raises("polyfills/#node-option", {
  // A configuration of webpack 4 is not one for the types of webpack 5.
  broken: () => printed({}, { node: JSON.parse('{ "fs": "empty" }') }),
  fixed: () => printed({}, { resolve: { fallback: { fs: false } } }),
});

const READING = { "src/index.js": 'import fs from "node:fs";\nif (typeof document === "undefined") console.log(fs);' };
const forBoth = (node: string) => printed(READING, { target: ["web", node] });
raises("polyfills/#universal", { broken: () => forBoth("node"), fixed: () => forBoth("node22.3") });
