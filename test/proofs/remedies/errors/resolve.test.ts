import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import webpack from "webpack";
import { build, type Files, project } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

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

raises("resolve/#letter-case", {
  broken: () => printed(importing("./Price.js")),
  fixed: () => printed(importing("./price.js")),
});

raises("resolve/#current-directory", {
  broken: () => printed(importing("price.js")),
  fixed: () => printed(importing("./price.js")),
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

raises("resolve/#export-target", {
  broken: () => printed(importing("acme-price", exporting({ ".": "./dist/index.js" }))),
  fixed: () => printed(importing("acme-price", exporting({ ".": "./dist/index.js" }, "dist/index.js"))),
});

raises("resolve/#exports-field", {
  broken: () => printed(importing("acme-price", exporting({ ".": "index.js" }, "index.js"))),
  fixed: () => printed(importing("acme-price", exporting({ ".": "./index.js" }, "index.js"))),
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

const shop = (request: string) =>
  printed(importing(request), {
    plugins: [new webpack.experiments.schemes.VirtualUrlPlugin({ cart: "export const price = 3;" })],
  });
raises("resolve/#virtual", {
  broken: () => shop("virtual:shop"),
  fixed: () => shop("virtual:cart"),
});
