import path from "node:path";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { execute } from "../../lib/execute";
import { type Files, project } from "../../lib/project";
import { printed, raises, report } from "../../lib/raises";
import { buildWithCompilers, projectWithCompilers } from "../../lib/with-compilers";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const SVG = { test: /\.svg$/i, type: "asset/resource" };

/** Builds `src/index.ts` with ts-loader. Returns what webpack prints, without emitted files. */
async function compiled(files: Files | string, options: object = {}, more: object = {}): Promise<string> {
  const built = await buildWithCompilers(
    typeof files === "string" ? files : { "tsconfig.json": tsconfig(), ...files },
    {
      mode: "development",
      devtool: false,
      entry: "./src/index.ts",
      resolve: { extensions: [".ts", ".js"], extensionAlias: { ".js": [".ts", ".js"] } },
      module: { rules: [{ test: /\.tsx?$/i, loader: "ts-loader", options }, SVG] },
      ...more,
    },
  );
  return report(built);
}

/** A `tsconfig.json` of today, with further compiler options and other fields. */
function tsconfig(compilerOptions: object = {}, fields: object = { files: ["src/index.ts"] }): string {
  const base = { module: "esnext", moduleResolution: "bundler", target: "es2022", strict: true, types: [] };
  return JSON.stringify({ compilerOptions: { ...base, ...compilerOptions }, ...fields });
}

/** A proof in which only the compiler options differ. */
function byOptions(id: string, files: Files, broken: object, fixed: object): void {
  const build = (options: object) => compiled({ ...files, "tsconfig.json": tsconfig(options) });
  raises(id, { broken: () => build(broken), fixed: () => build(fixed) });
}

/** A proof in which only the options of the loader differ. */
function byLoaderOptions(id: string, files: Files, broken: object, fixed: object): void {
  raises(id, { broken: () => compiled(files, broken), fixed: () => compiled(files, fixed) });
}

const HELLO = { "src/index.ts": 'console.log("hello");' };

const LOGO = { "src/index.ts": 'import logo from "./logo.svg";\nconsole.log(logo);', "src/logo.svg": "<svg/>" };
const FILES = 'declare module "*.svg" {\n  const url: string;\n  export default url;\n}';
raises("typescript/#ts2307", {
  broken: () => compiled(LOGO),
  fixed: () => compiled({ ...LOGO, "src/files.d.ts": FILES, "tsconfig.json": tsconfig({}, { include: ["src"] }) }),
});

const ALIASED = {
  "src/index.ts": 'import { price } from "@/price";\nconsole.log(price);',
  "src/price.ts": "export const price = 3;",
};
const aliased = (options: object) =>
  compiled(
    { ...ALIASED, "tsconfig.json": tsconfig(options) },
    {},
    { resolve: { tsconfig: true, extensions: [".ts"] } },
  );
raises("typescript/#ts2307", {
  broken: async () => (await aliased({})).replace(/ERROR in \.\/src[\s\S]*?(?=ERROR in \/)/, ""),
  fixed: () => aliased({ paths: { "@/*": ["./src/*"] } }),
});

/** webpack finds this package by its field `module`, which TypeScript doesn't read. */
const TYPELESS: Files = {
  "src/index.ts": 'import { tax } from "acme-untyped";\nconsole.log(tax);',
  "src/node_modules/acme-untyped/package.json": '{ "name": "acme-untyped", "module": "./esm.js" }',
  "src/node_modules/acme-untyped/esm.js": "export const tax = 3;",
  "tsconfig.json": tsconfig({}, { include: ["src"] }),
};
raises("typescript/#ts2307", {
  broken: () => compiled(TYPELESS),
  fixed: () => compiled({ ...TYPELESS, "src/untyped.d.ts": 'declare module "acme-untyped";' }),
});

const EXPORTED: Files = {
  "src/index.ts": 'import { tax } from "acme-price/tax";\nconsole.log(tax);',
  "src/node_modules/acme-price/package.json":
    '{ "name": "acme-price", "exports": { "./tax": { "types": "./dist/tax.d.ts", "default": "./dist/tax.js" } } }',
  "src/node_modules/acme-price/dist/tax.js": "export const tax = 3;",
  "src/node_modules/acme-price/dist/tax.d.ts": "export declare const tax: number;",
};
byOptions(
  "typescript/#ts2307",
  EXPORTED,
  { moduleResolution: "node", ignoreDeprecations: "6.0" },
  { moduleResolution: "bundler" },
);

byLoaderOptions("typescript/#ts18002", HELLO, { configFile: "tsconfig.none.json" }, {});

raises("typescript/#ts18003", {
  broken: () => compiled({ ...HELLO, "tsconfig.json": tsconfig({}, { include: ["app"] }) }),
  fixed: () => compiled({ ...HELLO, "tsconfig.json": tsconfig({}, { include: ["src"] }) }),
});

byOptions("typescript/#tsconfig", HELLO, { modules: "esnext" }, { module: "esnext" });
byOptions("typescript/#tsconfig", HELLO, { target: "es2099" }, { target: "es2022" });

byOptions("typescript/#no-output", HELLO, { noEmit: true }, { noEmit: false });
byOptions(
  "typescript/#no-output",
  HELLO,
  { declaration: true, emitDeclarationOnly: true },
  { declaration: true, noEmit: false, emitDeclarationOnly: false },
);

byLoaderOptions("typescript/#no-compiler", HELLO, { compiler: "ttypescript" }, {});

/** Builds with ts-loader and one of the compilers that readers of the guides install. */
async function compiledWith(compiler: string): Promise<string> {
  const folder = await projectWithGuidePackages(["ts-loader", "typescript", "typescript-7"], {
    ...HELLO,
    "tsconfig.json": tsconfig(),
  });
  return compiled(folder, { compiler });
}
raises("typescript/#typescript-7", {
  broken: () => compiledWith("typescript-7"),
  fixed: () => compiledWith("typescript"),
});

/** A package whose declarations use syntax of TypeScript 4.1, and code that imports it. */
const DECLARED: Files = {
  "src/index.ts": 'import { price } from "acme-price";\nconsole.log(price);',
  "node_modules/acme-price/package.json": '{ "name": "acme-price", "main": "index.js", "types": "index.d.ts" }',
  "node_modules/acme-price/index.js": "export const price = 3;",
  "node_modules/acme-price/index.d.ts": "export declare const price: { [K in number as `n${K}`]: K };",
};
const declared = async (version: string, moduleResolution: string) => {
  const compiler = path.join(await installVersion("typescript", version), "typescript");
  const loader = path.join(await installVersion("ts-loader", "8.4.0"), "ts-loader");
  const compilerOptions = { module: "esnext", moduleResolution, skipLibCheck: true, types: [] };
  const output = await printed(
    { ...DECLARED, "tsconfig.json": JSON.stringify({ compilerOptions, files: ["src/index.ts"] }) },
    {
      entry: "./src/index.ts",
      module: { rules: [{ test: /\.ts$/, loader, options: { compiler } }] },
    },
  );
  return output;
};
raises("typescript/#old-typescript", {
  broken: () => declared("3.9.10", "node"),
  fixed: () => declared("6.0.3", "bundler"),
});

byLoaderOptions("typescript/#loader-option", HELLO, { transpileonly: true }, { transpileOnly: true });

const show = (argument: string) => ({
  "src/index.ts": `const show = (price: number) => console.log(price);\nshow(${argument});`,
});
raises("typescript/#not-assignable", {
  broken: () => compiled(show('"3"')),
  fixed: () => compiled(show("3")),
});

const UNTYPED = {
  "src/index.ts": 'import { price } from "./prices.js";\nconsole.log(price);',
  "src/prices.js": "export const price = 3;",
};
byOptions("typescript/#ts7016", UNTYPED, {}, { allowJs: true });

const mode = (name: string) =>
  compiled({
    "src/index.ts": `console.log(${name});`,
    "tsconfig.json": tsconfig({ types: ["webpack/module"], skipLibCheck: true }),
  });
raises("typescript/#ts2591", {
  broken: () => mode("process.env.NODE_ENV"),
  fixed: () => mode("import.meta.env.MODE"),
});

const TESTED = {
  ...HELLO,
  "src/cart.test.ts": 'describe("the cart", () => {});',
  "tsconfig.json": tsconfig({}, { include: ["src"] }),
};
byLoaderOptions("typescript/#ts2593", TESTED, {}, { onlyCompileBundledFiles: true });

const PAGE = { "src/index.ts": 'document.title = "Shop";' };
byOptions("typescript/#ts2584", PAGE, { lib: ["es2022"] }, { lib: ["es2022", "dom", "dom.iterable"] });
const BIG = { "src/index.ts": "console.log(BigInt(3));" };
byOptions("typescript/#ts2584", BIG, { lib: ["es2019", "dom"] }, { lib: ["es2022", "dom"] });

const COMMON = {
  "src/index.ts": 'import price from "./price.cjs";\nconsole.log(price);',
  "src/price.cjs": "module.exports = 3;",
  "src/price.d.cts": "declare const price: number;\nexport = price;",
};
const OLD_INTEROP = { esModuleInterop: false, allowSyntheticDefaultImports: false, ignoreDeprecations: "6.0" };
byOptions("typescript/#ts1259", COMMON, OLD_INTEROP, { esModuleInterop: true });

const importing = (name: string) => ({
  "src/index.ts": `import ${name} from "./price";\nconsole.log(price);`,
  "src/price.ts": "export const price = 3;",
});
raises("typescript/#ts2613", {
  broken: () => compiled(importing("price")),
  fixed: () => compiled(importing("{ price }")),
});

byOptions("typescript/#ts5107", HELLO, { moduleResolution: "node" }, { moduleResolution: "bundler" });

const ENDINGS = {
  "src/index.ts": 'import { price } from "./price.ts";\nconsole.log(price);',
  "src/price.ts": "export const price = 3;",
};
byOptions(
  "typescript/#ts5096",
  ENDINGS,
  { allowImportingTsExtensions: true },
  { rewriteRelativeImportExtensions: true },
);

const DECORATED = {
  "src/index.ts": `function bind(target: object, key: string) { console.log(target, key); }
    class Cart { @bind total = 1; }
    console.log(new Cart());`,
};
byOptions("typescript/#decorators", DECORATED, {}, { experimentalDecorators: true });

const OUTSIDE = {
  "src/index.ts": 'import { price } from "../lib/price";\nconsole.log(price);',
  "lib/price.ts": "export const price = 3;",
};
byOptions("typescript/#root-dir", OUTSIDE, { rootDir: "src" }, {});
byOptions("typescript/#root-dir", HELLO, { outDir: "dist" }, {});

const OLD_PLUGIN = {
  ...HELLO,
  "src/checker.d.ts": 'import * as webpack from "webpack";\nexport declare class Checker implements webpack.Plugin {}',
};
const oldPlugin = (skipLibCheck: boolean) =>
  compiled({ ...OLD_PLUGIN, "tsconfig.json": tsconfig({ skipLibCheck }, { include: ["src"] }) });
raises("typescript/#webpack-types", { broken: () => oldPlugin(false), fixed: () => oldPlugin(true) });

/** A package of types, and the one that it imports from. */
const types = (linkifier: string): Files => ({
  "src/index.ts": 'import type { Parser } from "markdown";\nexport type Used = Parser;',
  "src/node_modules/@types/markdown/index.d.ts":
    'import * as LinkifyIt from "linkify";\nexport interface Parser { linkify: LinkifyIt.LinkifyIt }',
  "src/node_modules/@types/linkify/index.d.ts": linkifier,
  "tsconfig.json": tsconfig({ skipLibCheck: false }),
});
raises("typescript/#webpack-types", {
  broken: () => compiled(types("export interface Linkifier { add(): void }")),
  fixed: () => compiled(types("export interface LinkifyIt { add(): void }")),
});

const TSX = { "src/index.tsx": "const price: number = 3;\nconsole.log(price);" };
const typed = { entry: "./src/index.tsx", experiments: { typescript: true } };
const tsx = { files: ["src/index.tsx"] };
raises("typescript/#built-in-tsx", {
  broken: () => printed(TSX, typed),
  fixed: () =>
    compiled(
      { ...TSX, "tsconfig.json": tsconfig({}, tsx) },
      {},
      {
        ...typed,
        module: { rules: [{ test: /\.tsx$/i, loader: "ts-loader", parser: { typescript: false } }] },
      },
    ),
});

const sizes = (declaration: string) =>
  printed(
    { "src/index.ts": `${declaration}\nconsole.log(Size.Large);` },
    { entry: "./src/index.ts", experiments: { typescript: true } },
  );
raises("typescript/#strip-only", {
  broken: () => sizes("enum Size { Small, Large }"),
  fixed: () => sizes("const Size = { Small: 0, Large: 1 } as const;"),
});
raises("typescript/#strip-only", {
  broken: () => sizes("enum Size { Small, Large }"),
  fixed: () => compiled({ "src/index.ts": "enum Size { Small, Large }\nconsole.log(Size.Large);" }),
});
raises("typescript/#strip-only", {
  broken: async () => `ERROR in ./src/index.ts
Module build failed (from processResult hook):
ModuleBuildError: Module build failed: :1
SyntaxError [ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX]: TypeScript enum is not supported in strip-only mode`,
  fixed: () => sizes("const Size = { Small: 0, Large: 1 } as const;"),
});

/** What 5.112 prints with Node.js 20, which cannot remove types. */
const WITHOUT_STRIPPING = `ERROR in ./src/index.ts
Module build failed (from processResult hook):
ModuleBuildError: Module build failed: Error: experiments.typescript requires Node.js >= 22.6. \`module.stripTypeScriptTypes\` is not available on this Node.js version.`;
raises("typescript/#built-in-node", { broken: async () => WITHOUT_STRIPPING, fixed: () => compiled(HELLO) });
raises("typescript/#built-in-node", {
  broken: async () => WITHOUT_STRIPPING,
  fixed: () => printed(HELLO, { entry: "./src/index.ts" }),
});

const BUILD = 'console.log("built");';
raises("typescript/#unknown-file-extension", {
  broken: async () => (await execute("node build.tsx", await project({ "build.tsx": BUILD }))).output,
  fixed: async () => (await execute("node build.mjs", await project({ "build.mjs": BUILD }))).output,
});

const TRANSFORMERS = { ...HELLO, "transformers.cjs": "module.exports = () => ({ before: [] });" };
raises("typescript/#transformers", {
  broken: () => compiled(TRANSFORMERS, { getCustomTransformers: "./transformers.cjs" }),
  fixed: async () => {
    const folder = await project(TRANSFORMERS);
    return compiled(TRANSFORMERS, { getCustomTransformers: `${folder}/transformers.cjs` });
  },
});

raises("typescript/#loader-option", {
  broken: () => compiled(HELLO, { context: "." }),
  fixed: async () => {
    const folder = await projectWithCompilers({ "tsconfig.json": tsconfig(), ...HELLO });
    return compiled(folder, { context: folder });
  },
});

/** Builds with ts-loader behind thread-loader, by the command line. */
async function threaded(options: string): Promise<string> {
  const folder = await projectWithGuidePackages(["thread-loader", "ts-loader", "typescript"], {
    ...HELLO,
    "tsconfig.json": tsconfig(),
    "webpack.config.js": `export default {
      mode: "development", entry: "./src/index.ts",
      module: { rules: [{ test: /\\.ts$/, use: ["thread-loader", { loader: "ts-loader"${options} }] }] },
    };`,
  });
  return (await execute("npx webpack", folder)).output;
}
raises("typescript/#thread-loader", {
  broken: () => threaded(""),
  fixed: () => threaded(", options: { happyPackMode: true }"),
});
