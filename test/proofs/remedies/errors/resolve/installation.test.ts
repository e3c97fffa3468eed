import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { type Files, project, run, runBundle } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";

/** A project that imports one request and prints what it gets. */
const importing = (request: string, others: Files = {}): Files => ({
  "src/index.js": `import * as price from "${request}";\nconsole.log(price);`,
  ...others,
});

/** A project whose package.json lists a package that isn't in `node_modules`. */
const LISTED = importing("acme-price", {
  "package.json": '{ "name": "project", "dependencies": { "acme-price": "file:./packages/price" } }',
  "packages/price/package.json": '{ "name": "acme-price", "version": "1.0.0" }',
  "packages/price/index.js": "export const price = 3;",
});
raises("resolve/#cannot-resolve", {
  broken: () => printed(LISTED),
  fixed: async () => {
    const folder = await project(LISTED);
    await run("rm -rf node_modules package-lock.json && npm install --offline --no-audit", folder);
    return printed(folder);
  },
});

const PRICES = importing("../prices/list.js", { "prices/list.js": "export const price = 3;" });
raises("resolve/#cannot-resolve", {
  broken: async () => {
    const folder = await project(PRICES);
    await rm(path.join(folder, "prices"), { recursive: true });
    return printed(folder);
  },
  fixed: () => printed(PRICES),
});

/** A package that imports one of its own files, which its broken release doesn't contain. */
const released = (...names: string[]): Files => ({
  ...importing("acme-ui"),
  "node_modules/acme-ui/package.json": '{ "name": "acme-ui", "type": "module" }',
  "node_modules/acme-ui/index.js": 'export { price } from "./lib/price.js";',
  ...Object.fromEntries(names.map((name) => [`node_modules/acme-ui/${name}`, "export const price = 3;"])),
});
raises("resolve/#cannot-resolve", {
  broken: () => printed(released()),
  fixed: () => printed(released("lib/price.js")),
});

test("packages can't import their own files if resolve.extensions lacks .js", async () => {
  const loose = importing("acme-ui", {
    "package.json": "{}",
    "node_modules/acme-ui/index.js": 'exports.price = require("./lib/price");',
    "node_modules/acme-ui/lib/price.js": "exports.price = 3;",
  });
  const entry = "./src/index.js";
  const resolve = { mainFiles: ["index.js"] };
  expect(await printed(loose, { entry, resolve: { ...resolve, extensions: [".tsx"] } })).toContain(
    "Can't resolve './lib/price'",
  );
  expect(await printed(loose, { entry, resolve: { ...resolve, extensions: [".tsx", "..."] } })).toContain(
    "compiled successfully",
  );
});

const withCoreJs = async (version: string) =>
  printed(importing("core-js/modules/es6.regexp.to-string", { "package.json": "{}" }), {
    resolve: { modules: [await installVersion("core-js", version)] },
  });
raises("resolve/#cannot-resolve", {
  broken: () => withCoreJs("3.38.0"),
  fixed: () => withCoreJs("2.6.12"),
});

test("only core-js 2 has the folder library", async () => {
  const [old, current] = await Promise.all(["2.6.12", "3.38.0"].map((version) => installVersion("core-js", version)));
  expect(existsSync(path.join(old ?? "", "core-js/library/fn/array/from.js"))).toBe(true);
  expect(existsSync(path.join(current ?? "", "core-js/library"))).toBe(false);
});

/** A package that loads another one only if it's installed, as `@nestjs/core` does. */
const NEST: Files = {
  "src/index.js": 'import { socket } from "@nestjs/core";\nconsole.log(socket);',
  "node_modules/@nestjs/core/package.json": '{ "name": "@nestjs/core" }',
  "node_modules/@nestjs/core/index.js": `const optional = (load) => { try { return load(); } catch { return {}; } };
    const { SocketModule } = optional(() => require("@nestjs/websockets/socket-module"));
    exports.socket = SocketModule ?? "none";`,
};
raises("resolve/#cannot-resolve", {
  broken: () => runBundle(NEST),
  fixed: () => runBundle(NEST, { resolve: { alias: { "@nestjs/websockets": false } } }),
});

const EXTENSION = importing("vscode", { "package.json": "{}" });
raises("resolve/#cannot-resolve", {
  broken: () => printed(EXTENSION, { target: "node" }),
  fixed: () => printed(EXTENSION, { target: "node", externals: { vscode: "commonjs vscode" } }),
});

/** Builds with a package that asks for the URL of its own folder, with a version of webpack or with this repository's. */
async function withOwnFolder(version: string | undefined, rules = "[]"): Promise<string> {
  const webpack = version === undefined ? "webpack" : path.join(await installVersion("webpack", version), "webpack");
  return run("node build.cjs", {
    ...importing("acme-models"),
    "package.json": "{}",
    "node_modules/acme-models/package.json": '{ "name": "acme-models", "type": "module" }',
    "node_modules/acme-models/index.js": 'export const price = new URL("./", import.meta.url).href;',
    "build.cjs": `require(${JSON.stringify(webpack)})(
      { mode: "development", context: __dirname, module: { rules: ${rules} } },
      (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })),
    );`,
  });
}
raises("resolve/#cannot-resolve", {
  broken: () => withOwnFolder("5.99.9"),
  fixed: [
    () => withOwnFolder(undefined),
    () =>
      withOwnFolder(
        "5.99.9",
        "[{ test: /\\.js$/, include: /node_modules[\\\\/]acme-models/, parser: { url: false } }]",
      ),
  ],
});
