import { rm, symlink } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import webpack from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { build, type Files, project, run, runBundle } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithCompilers } from "../../lib/with-compilers";

const PRICE: Files = { "src/price.js": "export const price = 3;" };
/** A package that may omit extensions, unlike one of ES modules. */
const LOOSE: Files = { "package.json": '{ "name": "project" }' };

/** A project that prints what it imports by one request. */
const importing = (request: string, others: Files = PRICE): Files => ({
  "src/index.js": `import { price } from "${request}";\nconsole.log(price);`,
  ...others,
});

/** The package `acme-price`, with further fields of its `package.json`. */
const acmePrice = (fields: object, ...names: string[]): Files => ({
  "node_modules/acme-price/package.json": JSON.stringify({ name: "acme-price", ...fields }),
  ...Object.fromEntries(names.map((name) => [`node_modules/acme-price/${name}`, "export const price = 3;"])),
});

const exporting = (exports: object, ...names: string[]) => acmePrice({ exports }, ...names);

raises("resolve/#cannot-resolve", {
  broken: () => printed(importing("./pirce.js")),
  fixed: () => printed(importing("./price.js")),
});

raises("resolve/#cannot-resolve", {
  broken: () => printed(importing("acme-price")),
  fixed: () => printed(importing("acme-price", acmePrice({}, "index.js"))),
});

raises("resolve/#cannot-resolve", {
  broken: () => printed(importing("acme-price/client", acmePrice({}, "index.js"))),
  fixed: () => printed(importing("acme-price/client", exporting({ "./client": "./client.js" }, "client.js"))),
});

/** A library that calls `require()` for a package that may be missing, perhaps in a `try` block. */
const withOptional = (code: string): Files => ({
  ...LOOSE,
  "src/index.js": 'console.log(require("acme-log"));',
  "node_modules/acme-log/index.js": code,
});
const OPTIONAL = 'exports.pretty = () => require("pino-pretty");';
raises("resolve/#cannot-resolve", {
  broken: () => printed(withOptional(OPTIONAL)),
  fixed: () => printed(withOptional(OPTIONAL), { resolve: { alias: { "pino-pretty": false } } }),
});

/** A package for React Native, in a project for the web. */
const NATIVE: Files = {
  "src/index.js": 'import "acme-list";',
  "node_modules/acme-list/index.js": 'import "react-native";',
  "node_modules/react-native/index.js": 'import "./Libraries/View";',
  "node_modules/react-native/Libraries/View.android.js": "export const View = 3;",
  "node_modules/react-native-web/index.js": "export const View = 3;",
};
raises("resolve/#cannot-resolve", {
  broken: () => printed(NATIVE),
  fixed: () => printed(NATIVE, { resolve: { alias: { "react-native$": "react-native-web" } } }),
});

const ELSEWHERE: Files = {
  "app/main.js": "console.log(3);",
  "webpack/webpack.prod.js": 'export default { mode: "production", entry: "./app/main.js" };',
};
/** Builds without the entry that webpack assumes. */
const withoutEntry = async (line: string) => {
  const folder = await project(ELSEWHERE);
  await rm(path.join(folder, "src"), { recursive: true });
  return run(line, folder);
};
test("without its configuration, webpack looks for the default entry", async () => {
  expect(await withoutEntry("npx webpack --mode production")).toContain("Can't resolve './src'");
  expect(await withoutEntry("npx webpack --config ./webpack/webpack.prod.js")).toContain("compiled successfully");
});

test("in a try block, a package that isn't installed is a warning", async () => {
  const output = await printed(withOptional('try { require("pino-pretty"); } catch {}'));
  expect(output).toContain("WARNING in ./node_modules/acme-log/index.js");
  expect(output).not.toContain("ERROR");
});

/** Builds with polyfills for old browsers, and with core-js 3, as far as names of files go. */
const withCoreJs = (options: object) =>
  buildWithCompilers(
    {
      "src/index.js": "console.log([3].flatMap((price) => price));",
      "src/node_modules/core-js/package.json": '{ "exports": { "./modules/es.*": "./empty.js" } }',
      "src/node_modules/core-js/empty.js": "",
    },
    {
      module: {
        rules: [
          {
            test: /\.js$/,
            exclude: /node_modules/,
            loader: "babel-loader",
            options: { presets: [["@babel/preset-env", { targets: "ie 11", useBuiltIns: "usage", ...options }]] },
          },
        ],
      },
    },
  );

test("Babel asks for files of core-js 2 unless it's told about version 3", async () => {
  expect(await withCoreJs({})).toMatch(/modules.es7\.array\.flat-map/);
  expect(await withCoreJs({ corejs: 3 })).toContain("compiled successfully");
});

test("Create React App refuses files outside of src", async () => {
  const scope = path.join(await installVersion("react-dev-utils", "12.0.1"), "react-dev-utils/ModuleScopePlugin.js");
  const { default: ModuleScopePlugin } = await import(scope);
  const building = async (request: string, file: string) => {
    const folder = await project(importing(request, { [file]: "export const price = 3;" }));
    return printed(folder, { resolve: { plugins: [new ModuleScopePlugin(path.join(folder, "src"), [])] } });
  };
  expect(await building("../shared/price.js", "shared/price.js")).toContain(
    "falls outside of the project src/ directory",
  );
  expect(await building("./shared/price.js", "src/shared/price.js")).toContain("compiled successfully");
});

test("with the further causes of resolve/#cannot-resolve", async () => {
  const paths = { compilerOptions: { paths: { "@/*": ["./src/*"] } } };
  const aliased = importing("@/price.js", { ...PRICE, "tsconfig.json": JSON.stringify(paths) });
  expect(await printed(aliased)).toContain("compiled successfully");
  // A rule for `.ts` files turns the built-in TypeScript off.
  const module = { rules: [{ test: /\.ts$/, loader: "ts-loader" }] };
  expect(await printed(aliased, { module })).toContain("Can't resolve '@/price.js'");
  expect(await printed(aliased, { module, resolve: { tsconfig: true } })).toContain("compiled successfully");

  const jsx = importing("./price", { ...LOOSE, "src/price.jsx": "export const price = 3;" });
  expect(await printed(jsx)).toContain("Can't resolve './price'");
  expect(await printed(jsx, { resolve: { extensions: [".jsx", "..."] } })).toContain("compiled successfully");

  const unbuilt = importing("acme-price", acmePrice({ main: "dist/index.js" }));
  expect(await printed(unbuilt)).toContain("Can't resolve 'acme-price'");

  const linked = await linkedPackage();
  expect(await printed(linked)).toContain("Can't resolve 'acme-tax'");
  expect(await printed(linked, { resolve: { symlinks: false } })).toContain("compiled successfully");
});

test("without symlinks, what pnpm installs is not found", async () => {
  const pnpm = "node_modules/.pnpm/acme-price/node_modules";
  const folder = await project({
    ...importing("acme-price", {}),
    [`${pnpm}/acme-price/index.js`]: 'export { price } from "acme-tax";',
    [`${pnpm}/acme-tax/index.js`]: "export const price = 3;",
  });
  await symlink(path.join(folder, pnpm, "acme-price"), path.join(folder, "node_modules/acme-price"));
  expect(await printed(folder)).toContain("compiled successfully");
  expect(await printed(folder, { resolve: { symlinks: false } })).toContain("Can't resolve 'acme-tax'");
});

/** An application in `src` with a link to a package beside it, whose dependency only the application has. */
async function linkedPackage(): Promise<string> {
  const folder = await project({
    ...importing("acme-price", {}),
    "packages/price/package.json": '{ "name": "acme-price" }',
    "packages/price/index.js": 'export { price } from "acme-tax";',
    "src/node_modules/acme-tax/index.js": "export const price = 3;",
  });
  await symlink(path.join(folder, "packages/price"), path.join(folder, "src/node_modules/acme-price"));
  return folder;
}

raises("resolve/#fully-specified", {
  broken: () => printed(importing("./price")),
  fixed: () => printed(importing("./price.js")),
});

/** A package of ES modules that imports a file of another package, which has no `exports`. */
const IN_PACKAGE: Files = {
  "src/index.js": 'import "acme-ui";',
  "node_modules/acme-ui/package.json": '{ "name": "acme-ui", "type": "module" }',
  "node_modules/acme-ui/index.js": 'import { jsx } from "acme-view/jsx-runtime";\nconsole.log(jsx);',
  "node_modules/acme-view/package.json": '{ "name": "acme-view" }',
  "node_modules/acme-view/jsx-runtime.js": "exports.jsx = 3;",
};
raises("resolve/#fully-specified", {
  broken: () => printed(IN_PACKAGE),
  fixed: () => printed(IN_PACKAGE, { resolve: { alias: { "acme-view/jsx-runtime": "acme-view/jsx-runtime.js" } } }),
});

raises("resolve/#fully-specified", {
  broken: () => printed(IN_PACKAGE),
  fixed: () => {
    const rule = { test: /\.m?js$/, include: /node_modules[\\/]acme-ui[\\/]/, resolve: { fullySpecified: false } };
    return printed(IN_PACKAGE, { module: { rules: [rule] } });
  },
});

raises("resolve/#fully-specified", {
  broken: () => printed(IN_PACKAGE),
  fixed: () => {
    const exports = { "./jsx-runtime": "./jsx-runtime.js" };
    return printed({
      ...IN_PACKAGE,
      "node_modules/acme-view/package.json": JSON.stringify({ name: "acme-view", exports }),
    });
  },
});

const provided = (request: string) =>
  printed(
    {
      "src/index.js": "console.log(process.version);",
      "node_modules/process/package.json": '{ "name": "process" }',
      "node_modules/process/browser.js": "",
    },
    { plugins: [new webpack.ProvidePlugin({ process: request })] },
  );
raises("resolve/#fully-specified", {
  broken: () => provided("process/browser"),
  fixed: () => provided("process/browser.js"),
});

raises("resolve/#letter-case", {
  broken: () => printed(importing("./Price.js")),
  fixed: () => printed(importing("./price.js")),
});

test("Git renames what has the wrong capitals", async () => {
  const renamed = "git init -q && git add src && git mv src/price.js src/Price.js && git ls-files src";
  expect(await run(renamed, PRICE)).toContain("src/Price.js");
});

raises("resolve/#current-directory", {
  broken: () => printed(importing("price.js")),
  fixed: () => printed(importing("./price.js")),
});

test("imports may start at src", async () => {
  const folder = await project(importing("price.js"));
  const modules = [path.join(folder, "src"), "node_modules"];
  expect(await printed(folder, { resolve: { modules } })).toContain("compiled successfully");
});

const CSV = { module: { rules: [{ test: /\.csv$/i, loader: "raw-loader" }] } };
const LIST = importing("./list.csv", { "src/list.csv": "3" });
const CSV_LOADER = {
  "node_modules/raw-loader/index.js": "module.exports = (text) => `export const price = ${text}`;",
};
raises("resolve/#loader", {
  broken: () => printed(LIST, CSV),
  fixed: () => printed({ ...LIST, ...CSV_LOADER }, CSV),
});

const image = (rule: object) =>
  printed(
    { "src/index.js": 'import logo from "./logo.png";\nconsole.log(logo);', "src/logo.png": "" },
    { module: { rules: [{ test: /\.png$/i, ...rule }] } },
  );
raises("resolve/#loader", {
  broken: () => image({ loader: "file-loader" }),
  fixed: () => image({ type: "asset/resource" }),
});

raises("resolve/#not-exported", {
  broken: () => printed(importing("acme-price/lib/tax.js", exporting({ ".": "./index.js" }, "index.js", "lib/tax.js"))),
  fixed: () => printed(importing("acme-price", exporting({ ".": "./index.js" }, "index.js"))),
});

test("an alias goes around resolve/#not-exported", async () => {
  const files = importing("acme-price/lib/tax.js", exporting({ ".": "./index.js" }, "index.js", "lib/tax.js"));
  const folder = await project(files);
  const alias = { "acme-price/lib/tax.js": path.join(folder, "node_modules/acme-price/lib/tax.js") };
  expect(await printed(folder, { resolve: { alias } })).toContain("compiled successfully");
});

const ESM_ONLY = acmePrice({ type: "module", exports: { import: "./index.js" } }, "index.js");
raises("resolve/#not-exported", {
  broken: () =>
    printed({ ...LOOSE, ...ESM_ONLY, "src/index.js": 'const { price } = require("acme-price");\nconsole.log(price);' }),
  fixed: () => printed({ ...LOOSE, ...importing("acme-price", ESM_ONLY) }),
});

const FOR_NODE = importing("acme-price", exporting({ node: "./index.js" }, "index.js"));
raises("resolve/#not-exported", {
  broken: () => printed(FOR_NODE),
  fixed: () => printed(FOR_NODE, { resolve: { conditionNames: ["node", "..."] } }),
});

const tokenizing = async (version: string) => {
  const postcss = path.join(await installVersion("postcss", version), "postcss/package.json");
  return run(`node -e 'require("module").createRequire(${JSON.stringify(postcss)})("postcss/lib/tokenize")'`);
};
raises("resolve/#not-exported", {
  broken: () => tokenizing("8.1.0"),
  fixed: () => tokenizing("8.5.33"),
});

raises("resolve/#export-target", {
  broken: () => printed(importing("acme-price", exporting({ ".": "./dist/index.js" }))),
  fixed: () => printed(importing("acme-price", exporting({ ".": "./dist/index.js" }, "dist/index.js"))),
});

raises("resolve/#exports-field", {
  broken: () => printed(importing("acme-price", exporting({ ".": "index.js" }, "index.js"))),
  fixed: () => printed(importing("acme-price", exporting({ ".": "./index.js" }, "index.js"))),
});

raises("resolve/#exports-field", {
  broken: () => printed(importing("acme-price", exporting({ ".": "./index.js", browser: "./index.js" }, "index.js"))),
  fixed: () =>
    printed(importing("acme-price", exporting({ ".": { browser: "./index.js", default: "./index.js" } }, "index.js"))),
});

test("resolve/#exports-field: what follows default is ignored without a message", async () => {
  const exported = (conditions: object) =>
    build(
      importing("acme-price", {
        "node_modules/acme-price/package.json": JSON.stringify({ name: "acme-price", exports: conditions }),
        "node_modules/acme-price/index.js": 'export const price = "by default";',
        "node_modules/acme-price/index.mjs": 'export const price = "by import";',
      }),
      {},
    );
  const [standard, own] = [{ default: "./index.js" }, { import: "./index.mjs" }];
  expect(await exported({ ...standard, ...own })).toMatch(/compiled successfully[\s\S]*by default/);
  expect(await exported({ ...own, ...standard })).toMatch(/compiled successfully[\s\S]*by import/);
});

const withImports = (imports: object) =>
  importing("#price", { ...PRICE, "package.json": JSON.stringify({ name: "project", type: "module", imports }) });
raises("resolve/#package-import", {
  broken: () => printed(withImports({ "#tax": "./src/tax.js" })),
  fixed: () => printed(withImports({ "#tax": "./src/tax.js", "#price": "./src/price.js" })),
});

const acmeTax = importing("acme-price", { "node_modules/acme-tax/index.js": "export const price = 3;" });
raises("resolve/#recursion", {
  broken: () => printed(acmeTax, { resolve: { alias: { "acme-price": "acme-tax", "acme-tax": "acme-price" } } }),
  fixed: () => printed(acmeTax, { resolve: { alias: { "acme-price": "acme-tax" } } }),
});

const ENTRY = { entry: "./src/index.js" };
raises("resolve/#extension-dot", {
  broken: () => printed(importing("./price", { ...PRICE, ...LOOSE }), { ...ENTRY, resolve: { extensions: ["js"] } }),
  fixed: () => printed(importing("./price", { ...PRICE, ...LOOSE }), { ...ENTRY, resolve: { extensions: [".js"] } }),
});

const ENFORCED = { resolve: { enforceExtension: true } };
/** A file whose extension the built-in TypeScript has no other one for. */
const JSON_FILE: Files = {
  ...LOOSE,
  "src/index.js": 'import price from "./price.json";\nconsole.log(price);',
  "src/price.json": "3",
};
raises("resolve/#enforce-extension", {
  broken: () => printed(JSON_FILE, { ...ENTRY, ...ENFORCED }),
  fixed: () => printed(JSON_FILE, ENTRY),
});

test("with built-in TypeScript, enforceExtension lets requests with .js through", async () => {
  const files = importing("./price.js", { ...PRICE, ...LOOSE });
  expect(await printed(files, { ...ENTRY, ...ENFORCED })).toContain("compiled successfully");
  const without = { ...ENTRY, ...ENFORCED, experiments: { typescript: false } };
  expect(await printed(files, without)).toContain("'resolve.enforceExtension' was specified");
});

raises("resolve/#description-file", {
  broken: () =>
    printed(importing("acme-price", { ...acmePrice({}, "index.js"), "node_modules/acme-price/package.json": "" })),
  fixed: () => printed(importing("acme-price", acmePrice({}, "index.js"))),
});

const both = (request: string): Files => ({
  ...PRICE,
  "src/Price.js": "export const tax = 0.2;",
  "src/index.js": `import { price } from "./price.js";\nimport * as more from "${request}";\nconsole.log(price, more);`,
});
raises("resolve/#casing", {
  broken: () => printed(both("./Price.js")),
  fixed: () => printed(both("./price.js")),
});

raises("resolve/#file-url", {
  broken: () => printed(importing("file:///project%2Fsrc%2Fprice.js")),
  fixed: () => printed(importing("./price.js")),
});

test("a bundle has the URL of its source file, which has no path on Windows, or its own by a definition", async () => {
  const files = { "src/index.js": "console.log(import.meta.url);" };
  expect(await runBundle(files)).toMatch(/^file:.*\/src\/index\.js$/m);
  expect(() => fileURLToPath("file:///acme/src/index.js", { windows: true })).toThrow("File URL path must be absolute");
  const definition = { "import.meta.url": 'require("node:url").pathToFileURL(__filename).href' };
  const defined = { node: { __filename: false }, plugins: [new webpack.DefinePlugin(definition)] } as const;
  expect(await runBundle(files, { ...defined, plugins: [...defined.plugins] })).toMatch(/^file:.*\/dist\/main\.js$/m);
});

const shop = (request: string) =>
  printed(importing(request), {
    plugins: [new webpack.experiments.schemes.VirtualUrlPlugin({ cart: "export const price = 3;" })],
  });
raises("resolve/#virtual", {
  broken: () => shop("virtual:shop"),
  fixed: () => shop("virtual:cart"),
});
