import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import webpack from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { findMessages } from "../../../../src/errors/find-messages";
import { catalog } from "../../../src/errors/catalog";
import { inBrowser } from "../../lib/in-browser";
import type { Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithCompilers } from "../../lib/with-compilers";

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

for (const more of [{ resolve: { fallback: { crypto: false as const } } }, { target: "node" as const }]) {
  raises("polyfills/#breaking-change", {
    broken: () => printed(requiring("crypto")),
    fixed: () => printed(requiring("crypto"), more),
  });
}

const PRICES: Files = {
  "src/server-tools.js": 'import "crypto";\nexport { formatPrice } from "./format-price.js";',
  "src/format-price.js": "export const formatPrice = (price) => `${price} €`;",
};
const formatting = (file: string) =>
  printed({ ...PRICES, "src/index.js": `import { formatPrice } from "./${file}";\nconsole.log(formatPrice(3));` });
raises("polyfills/#breaking-change", {
  broken: () => formatting("server-tools.js"),
  fixed: () => formatting("format-price.js"),
});

raises("polyfills/#process", {
  broken: () => inBrowser({ "src/index.js": "console.log(process.env.API_URL);" }),
  fixed: () =>
    inBrowser(
      { "src/index.js": "console.log(process.env.API_URL);" },
      { plugins: [new webpack.EnvironmentPlugin({ API_URL: "/api" })] },
    ),
});

const TICK = {
  "src/index.js": "process.nextTick(() => {});",
  "node_modules/process/package.json": '{ "name": "process" }',
  "node_modules/process/browser.js": "exports.nextTick = (task) => setTimeout(task);",
};
raises("polyfills/#process", {
  broken: () => inBrowser(TICK),
  fixed: () => inBrowser(TICK, { plugins: [new webpack.ProvidePlugin({ process: "process/browser.js" })] }),
});

test("since 6.0.10, the overlay of Create React App reads process", async () => {
  const [overlay, next] = await Promise.all(
    ["6.0.9", "6.0.10"].map(async (version) => {
      const folder = await installVersion("react-error-overlay", version);
      return readFile(path.join(folder, "react-error-overlay/lib/index.js"), "utf8");
    }),
  );
  expect(next).toContain("process.platform");
  expect(overlay).not.toContain("process.platform");
});

raises("polyfills/#fs", {
  broken: () => printed(requiring("fs")),
  fixed: () => printed(requiring("fs"), { resolve: { fallback: { fs: false } } }),
});

raises("polyfills/#fs", {
  broken: () => printed(requiring("fs")),
  fixed: () => printed(requiring("fs"), { target: "node" }),
});

test.for([
  "Error: The edge runtime does not support Node.js 'fs' module.",
  "You're using a Node.js module (querystring) which is not supported in the Edge Runtime.",
])("what Next.js says about edge runtimes leads to polyfills/#fs: %s", (output) => {
  expect(findMessages(output, catalog)[0]?.entry.id).toBe("polyfills/#fs");
});

const NODE_PATH = { "src/index.js": 'import { basename } from "node:path";\nconsole.log(basename);' };
raises("polyfills/#node-scheme", {
  broken: () => printed(NODE_PATH),
  fixed: () => printed(NODE_PATH, { target: "node" }),
});
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

const READS_FILE = { "package.json": COMMON, "src/index.js": 'console.log(require("path"));' };
raises("polyfills/#require", {
  broken: () => inBrowser(READS_FILE, { target: "node" }),
  fixed: () => inBrowser(READS_FILE, { target: "web", resolve: { fallback: { path: false } } }),
});

const LODASH = { "package.json": COMMON, "src/index.js": 'globalThis._ = 3;\nconsole.log(require("lodash"));' };
raises("polyfills/#require", {
  broken: () => inBrowser(LODASH, { externals: { lodash: "commonjs lodash" } }),
  fixed: () => inBrowser(LODASH, { externals: { lodash: "_" } }),
});

test("Babel turns imports into calls only if it's told to", async () => {
  const building = (options: object) =>
    buildWithCompilers(
      { ...PRICE, "src/index.js": 'import { price } from "./price.js";\nconsole.log(price);' },
      {
        mode: "development",
        devtool: false,
        module: {
          rules: [
            { test: /index\.js$/, loader: "babel-loader", options: { presets: [["@babel/preset-env", options]] } },
          ],
        },
      },
    );
  expect(await building({ modules: "commonjs" })).toMatch(/ require\("\.\/price\.js"\)/);
  expect(await building({})).not.toMatch(/ require\("\.\/price\.js"\)/);
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

raises("polyfills/#global", {
  broken: () => inBrowser(GLOBAL, { node: false }),
  fixed: () =>
    inBrowser(
      { ...GLOBAL, "src/polyfills.js": "globalThis.global = globalThis;" },
      { node: false, entry: ["./src/polyfills.js", "./src/index.js"] },
    ),
});

raises("polyfills/#global", {
  broken: () => inBrowser(GLOBAL, { target: "node" }),
  fixed: () => inBrowser(GLOBAL, { target: "web" }),
});

raises("polyfills/#dirname", {
  broken: () => inBrowser({ "src/index.js": 'console.log(__dirname + "/list.pdf");' }),
  fixed: () =>
    printed({
      "src/index.js": 'console.log(new URL("./list.pdf", import.meta.url).href);',
      "src/list.pdf": "%PDF-1.4",
    }),
});

const FOLDER: Files = { "package.json": "{}", "src/index.js": "console.log(__dirname);" };
raises("polyfills/#dirname", {
  broken: () => inBrowser(FOLDER, { target: "electron-renderer" }),
  fixed: () => inBrowser(FOLDER, { target: "web" }),
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
