import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("typescript");
// Where Node loads TypeScript, it warns that it does, which is in the way.
const env = { NODE_OPTIONS: "--disable-warning=ExperimentalWarning" };
const loadsTypeScript = Boolean((process.features as { typescript?: unknown }).typescript);

/** Returns the original files in the map of the only script, by the end of their name. */
async function original(name: string): Promise<string | undefined> {
  const map = guide.files("dist").find((file) => file.endsWith(".js.map"));
  const { sources, sourcesContent } = JSON.parse(await guide.read(`dist/${map}`));
  return sourcesContent[sources.findIndex((source: string) => source.endsWith(name))];
}

test("1-built-in: types are stripped without a loader", async () => {
  await guide.goTo("1-built-in");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("built-in.txt", build.output);
  expect(await original("src/cart.ts")).toContain("interface Item");
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Total: 20", exact: true }).waitFor();
});

test("1-built-in: an enum is refused", async () => {
  await guide.goTo("1-built-in");
  await guide.write("src/index.ts", "enum Size {\n  Small,\n  Large,\n}\n\nconsole.log(Size.Large);\n");
  const { output } = await guide.run("npx webpack", { status: 1 });
  const message = /ERROR in [\s\S]*?strip-only mode/.exec(output)?.[0] ?? output;
  await guide.expectOutput("enum.txt", message);
  const check = await guide.run("npx tsc", { status: 2 });
  expect(check.output).toContain("TS1294: This syntax is not allowed when 'erasableSyntaxOnly' is enabled.");
  await guide.write("src/index.ts", "console.log(<number>1);\n");
  expect((await guide.run("npx webpack", { status: 1 })).output).toContain(
    "TypeScript angle-bracket type assertion is not supported in strip-only mode",
  );
});

test("1-built-in: a wrong type passes, a type imported as a value and a missing ending do not", async () => {
  await guide.goTo("1-built-in");
  await guide.replace("src/index.ts", "price: 4.5", 'price: "4.5"');
  await guide.run("npx webpack");
  await guide.goTo("1-built-in");
  await guide.replace("src/index.ts", "type Item", "Item");
  const asValue = await guide.run("npx webpack", { status: 1 });
  expect(asValue.output).toContain(
    "ERROR in ./src/index.ts 1:0-40\nexport 'Item' (imported as 'Item') was not found in './cart.ts' (possible exports: total)",
  );
  await guide.goTo("1-built-in");
  await guide.replace("src/index.ts", "./cart.ts", "./cart.js");
  await guide.run("npx webpack");
  await guide.replace("src/index.ts", "./cart.js", "./cart");
  const withoutEnding = await guide.run("npx webpack", { status: 1 });
  expect(withoutEnding.output).toContain("Can't resolve './cart'");
});

test("1-built-in: the type check finds a wrong type, and names that only webpack knows", async () => {
  await guide.goTo("1-built-in");
  await guide.replace("src/index.ts", "price: 4.5", 'price: "4.5"');
  await guide.write(
    "src/env.d.ts",
    "interface ImportMetaEnv {\n  readonly WEBPACK_API: string;\n}\n\ndeclare const VERSION: string;\n",
  );
  await guide.write("src/env-use.ts", "export const api: string = import.meta.env.WEBPACK_API + VERSION;\n");
  // The text is the only error, so all other files are right.
  const wrong = await guide.run("npm run typecheck", { status: 2 });
  await guide.expectOutput("typecheck.txt", wrong.output);
  await guide.goTo("1-built-in");
  await guide.write("src/hot.ts", "import.meta.webpackHot.accept();\nconsole.log(import.meta.env.MODE);\n");
  await guide.replace("tsconfig.json", '"webpack/module"', "");
  const unknown = await guide.run("npx tsc", { status: 2 });
  await guide.expectOutput("no-client-types.txt", unknown.output);
});

test("1-built-in: TypeScript 7 checks the types as well", async () => {
  await guide.goTo("1-built-in");
  const tsc = "node node_modules/typescript-7/bin/tsc";
  expect((await guide.run(`${tsc} --version`)).output).toContain("Version 7.");
  await guide.run(tsc);
  await guide.replace("src/index.ts", "price: 4.5", 'price: "4.5"');
  expect((await guide.run(tsc, { status: 1 })).output).toContain(
    "error TS2322: Type 'string' is not assignable to type 'number'.",
  );
});

test("2-assets: declarations for files that are no modules", async () => {
  await guide.goTo("2-assets");
  await guide.write("src/files.ts", "export {};\n"); // shadows files.d.ts
  const { output } = await guide.run("npx tsc", { status: 2 });
  await guide.expectOutput("assets-undeclared.txt", output);
});

test("2-assets: the page has its style and its picture", async () => {
  await guide.goTo("2-assets");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByAltText("A cup").waitFor();
  const color = await page.getByRole("heading").evaluate((heading) => getComputedStyle(heading).color);
  expect(color).toBe("rgb(0, 100, 0)");
  await guide.replace("src/index.ts", "{ badge }", "{ bagde as badge }");
  const { output } = await guide.run("npx webpack", { status: 1 });
  expect(output).toContain("export 'bagde' (imported as 'badge') was not found");
});

test("3-paths: the compiler follows the alias", async () => {
  await guide.goTo("3-paths");
  await guide.run("npx tsc");
});

test("3-paths: so does webpack", async () => {
  await guide.goTo("3-paths");
  await guide.run("npx webpack");
  expect(await original("src/shop/cart.ts")).toContain("interface Item");
});

test("4-typed-config: the configuration is checked", async () => {
  await guide.goTo("4-typed-config");
  await guide.replace("webpack.config.ts", "./src/index.ts", './src/index.ts", entri: "');
  const { output } = await guide.run("npx tsc --project tsconfig.config.json", { status: 2 });
  expect(output.match(/error TS\d+/g)).toEqual(["error TS2561"]);
  expect(output).toContain("'entri' does not exist in type 'Configuration'");
});

test.skipIf(!loadsTypeScript)("4-typed-config: Node loads it", async () => {
  await guide.goTo("4-typed-config");
  await guide.run("npx webpack", { env });
  expect(guide.files("public")).toContain("index.html");
});

test("5-ts-loader: an enum becomes code, and types are checked", async () => {
  await guide.goTo("5-ts-loader");
  await guide.run("npx webpack");
  expect(await original("src/size.ts")).toContain("export enum Size");
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Size: Large", exact: true }).waitFor();
  await guide.replace("src/index.ts", "Size.Large", '"large"');
  const wrong = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput("ts-loader-error.txt", /ERROR in [\s\S]*?'Size'\./.exec(wrong.output)?.[0] ?? wrong.output);
});

test("5-ts-loader: paths of tsconfig.json, imports that end in .ts, no sourceMap", async () => {
  await guide.goTo("5-ts-loader");
  await guide.replace(
    "tsconfig.json",
    '"sourceMap": true',
    '"rewriteRelativeImportExtensions": true, "paths": { "@/*": ["./src/*"] }',
  );
  await guide.replace("webpack.config.js", "resolve: {", "resolve: {\n    tsconfig: true,");
  await guide.replace("src/index.ts", '{ label, Size } from "./size.js"', '{ label } from "@/size.js"');
  await guide.replace("src/index.ts", "\n\n", '\nimport { Size } from "./size.ts";\n\n');
  await guide.run("npx webpack");
  expect(await original("src/size.ts")).toContain("(function (Size)");
});

test("5-ts-loader: with noEmit, and without extensionAlias", async () => {
  await guide.goTo("5-ts-loader");
  await guide.replace("tsconfig.json", '"strict"', '"noEmit": true, "strict"');
  const nothing = await guide.run("npx webpack", { status: 1 });
  expect(nothing.output).toContain(
    "(from ./node_modules/ts-loader/index.js):\nError: TypeScript emitted no output for /home/ada/webpack-demo/src/index.ts.",
  );
  await guide.replace("webpack.config.js", "extensionAlias", "alias: {}, //");
  await guide.replace("webpack.config.js", '"ts-loader"', '"ts-loader", options: { transpileOnly: true }');
  const { output } = await guide.run("npx webpack", { status: 1 });
  expect(output).not.toContain("emitted no output");
  expect(output).toContain("Can't resolve './size.js' in '/home/ada/webpack-demo/src'\nDid you mean './size.ts'?");
});

test("5-ts-loader: without files in tsconfig.json", async () => {
  await guide.goTo("5-ts-loader");
  await guide.write("tsconfig.json", '{ "files": [] }\n');
  const { output } = await guide.run("npx webpack", { status: 1 });
  expect(output).toContain("[tsl] ERROR\n      TS18002: The 'files' list in config file 'tsconfig.json' is empty.");
  expect(output).toContain("error while parsing tsconfig.json");
  await guide.write("tsconfig.json", "{}\n");
  expect((await guide.run("npx webpack")).output).not.toContain("TS18002");
});

test("5-ts-loader, 6-checker: neither works with TypeScript 7", async () => {
  await guide.goTo("5-ts-loader");
  await guide.replace("webpack.config.js", '"ts-loader"', '"ts-loader", options: { compiler: "typescript-7" }');
  const loader = await guide.run("npx webpack", { status: 1 });
  expect(loader.output).toContain(
    "(from ./node_modules/ts-loader/index.js):\nTypeError: Cannot read properties of undefined (reading 'fileExists')",
  );
  await guide.goTo("6-checker");
  await guide.replace("src/index.ts", "Size.Large", '"large"');
  await guide.replace(
    "webpack.config.js",
    "WebpackPlugin()",
    'WebpackPlugin({ typescript: { typescriptPath: "typescript-7" } })',
  );
  const checker = await guide.run("npx webpack");
  expect(checker.output).toContain("TypeError: typescript_1.typescript.readConfigFile is not a function");
});

test("6-checker: the plugin finds what the loader no longer looks for", async () => {
  await guide.goTo("6-checker");
  await guide.replace("src/index.ts", "Size.Large", '"large"');
  const wrong = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput("checker-error.txt", /ERROR in [\s\S]*?\n\n/.exec(wrong.output)?.[0] ?? wrong.output);
});

test("7-jsx: the types are right", async () => {
  await guide.goTo("7-jsx");
  await guide.run("npx tsc");
});

test("7-jsx: esbuild for .tsx, webpack for .ts, and both settings are needed", async () => {
  await guide.goTo("7-jsx");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Total: 20", exact: true }).waitFor();
  await guide.replace("webpack.config.js", "        parser: { typescript: false },\n", "");
  const refused = await guide.run("npx webpack", { status: 1 });
  expect(refused.output).toContain("experiments.typescript does not support .tsx/JSX");
  await guide.goTo("7-jsx");
  await guide.replace("webpack.config.js", "  experiments: { typescript: true },\n", "");
  const off = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput("not-removed.txt", /ERROR in [\s\S]*?\n\n/.exec(off.output)?.[0] ?? off.output);
});

test("8-class-names: a plugin declares the classes that a CSS module has", async () => {
  await guide.goTo("8-class-names");
  await guide.run("npx webpack");
  await guide.expectOutput("badge.module.d.css.ts", await guide.read("src/badge.module.d.css.ts"));
  await guide.run("npx tsc");
  await guide.replace("src/index.ts", "{ badge,", "{ bagde,");
  await guide.replace("src/index.ts", "${badge}", "${bagde}");
  const { output } = await guide.run("npx tsc", { status: 2 });
  await guide.expectOutput("class-names.txt", output);

  await guide.goTo("8-class-names");
  const camelCase = 'module: { generator: { "css/auto": { exportsConvention: "camel-case-only" } } },';
  await guide.replace("webpack.config.js", "plugins:", `${camelCase} plugins:`);
  await guide.replace("src/index.ts", '"badge-new" as isNew', "badgeNew as isNew");
  await guide.run("npx webpack");
  await guide.run("npx tsc");
});
