import path from "node:path";
import { describe, expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { type Files, run } from "../../../lib/project";
import { printed, raises, report } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";
import { HAS_OLD_NODES, withNode } from "../../../lib/with-node";

const TS = { "src/index.ts": "const price: number = 3;\nconsole.log(price);" };

/** Runs a file that names types with a version of ts-node and TypeScript 4.7. */
async function withTsNode(version: string): Promise<string> {
  const copy = async (name: string, of: string) =>
    `cpSync(${JSON.stringify(await installVersion(name, of))}, "node_modules", { recursive: true });`;
  return run("node start.cjs", {
    "package.json": "{}",
    "tsconfig.json": '{ "compilerOptions": { "types": [] } }',
    "index.ts": '/// <reference types="acme-types" />\nconsole.log("done" as string);',
    "node_modules/acme-types/index.d.ts": "export {};",
    "start.cjs": `const { cpSync } = require("node:fs");
      ${await copy("ts-node", version)}
      ${await copy("typescript", "4.7.4")}
      require("ts-node").register();
      require("./index.ts");`,
  });
}
raises("typescript/#unmaintained-loader", {
  broken: () => withTsNode("10.5.0"),
  fixed: () => withTsNode("10.9.2"),
});

/** A loader that fails as awesome-typescript-loader 2.2 does with TypeScript 1.8. */
const OLD = `class State {
  ts = {};
  load() {
    return this.ts.getAutomaticTypeDirectiveNames();
  }
}
module.exports = () => new State().load();`;
raises("typescript/#unmaintained-loader", {
  broken: () =>
    printed(
      { ...TS, "awesome-typescript-loader.cjs": OLD },
      { entry: "./src/index.ts", module: { rules: [{ test: /\.ts$/, loader: "./awesome-typescript-loader.cjs" }] } },
    ),
  fixed: async () => {
    const files = { ...TS, "tsconfig.json": '{ "compilerOptions": { "types": [] }, "files": ["src/index.ts"] }' };
    const rules = [{ test: /\.ts$/, loader: "ts-loader" }];
    const output = await buildWithCompilers(files, { entry: "./src/index.ts", module: { rules } });
    return report(output);
  },
});

/** Builds with a version of fork-ts-checker-webpack-plugin. */
const checked = async (version: string) => {
  const plugin = path.join(
    await installVersion("fork-ts-checker-webpack-plugin", version),
    "fork-ts-checker-webpack-plugin",
  );
  const compiler = path.join(await installList("compilers"), "typescript/lib/typescript.js");
  return run("npx webpack", {
    "package.json": "{}",
    "src/index.js": "console.log(3);",
    "src/price.ts": "export const price: number = 3;",
    "tsconfig.json": '{ "compilerOptions": { "types": [] }, "files": ["src/price.ts"] }',
    "webpack.config.js": `const Checker = require(${JSON.stringify(plugin)});
      const typescript = { typescriptPath: ${JSON.stringify(compiler)}, memoryLimit: 512 };
      module.exports = { mode: "development", plugins: [new Checker({ async: false, typescript })] };`,
  });
};
raises("typescript/#performance-mark", { broken: () => checked("6.5.2"), fixed: () => checked("6.5.3") });

/** Builds a script that imports a package whose output has been built or not. */
const importing = async (output: Record<string, string>) => {
  const files = {
    "src/index.ts": 'import { price } from "acme-price";\nconsole.log(price);',
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        module: "esnext",
        moduleResolution: "bundler",
        types: [],
        paths: { "acme-price": ["./packages/price/dist/index.d.ts"] },
      },
      files: ["src/index.ts"],
    }),
    ...output,
  };
  const rules = [{ test: /\.ts$/, loader: "ts-loader" }];
  const printed = await buildWithCompilers(files, { entry: "./src/index.ts", externals: /^acme/, module: { rules } });
  return report(printed);
};
raises("typescript/#ts2307", {
  broken: () => importing({}),
  fixed: () => importing({ "packages/price/dist/index.d.ts": "export declare const price: number;" }),
});

/** Lets ts-loader look for the compiler. */
const findCompiler = async () => {
  const setup = path.join(await installList("compilers"), "ts-loader/dist/compilerSetup.js");
  return `const { getCompiler } = require(${JSON.stringify(setup)});
    console.log(getCompiler({ compiler: "typescript" }).errorMessage || "found");`;
};
describe.skipIf(!HAS_OLD_NODES)("a Node.js that is too old for TypeScript", () => {
  raises("typescript/#no-compiler", {
    broken: async () => withNode(await findCompiler(), "12.22.12"),
    fixed: async () => run("node script.cjs", { "package.json": "{}", "script.cjs": await findCompiler() }),
  });
});

/** A project that imports a file of a project in `references`. */
const REFERENCING: Files = {
  "tsconfig.json": `{
    "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022" },
    "include": ["src"],
    "references": [{ "path": "./price" }]
  }`,
  "src/index.ts": 'import { price } from "../price/src/index";\nconsole.log(price);',
  "price/tsconfig.json": `{
    "compilerOptions": { "composite": true, "rootDir": "src", "outDir": "dist", "module": "esnext", "moduleResolution": "bundler", "target": "es2022" },
    "include": ["src"]
  }`,
  "price/src/index.ts": "export const price: number = 3;",
};
const inReferencing = async (line: string) => {
  const tsc = `node ${JSON.stringify(path.join(await installList("compilers"), "typescript/bin/tsc"))}`;
  return run(line.replaceAll("tsc", tsc), REFERENCING);
};
raises("typescript/#ts6305", {
  broken: () => inReferencing("tsc --noEmit"),
  fixed: () => inReferencing("tsc --build && tsc --noEmit"),
});
raises("typescript/#ts6305", {
  broken: () => inReferencing("tsc --build && rm -r price/dist && tsc --build; tsc --noEmit"),
  fixed: () => inReferencing("tsc --build && rm -r price/dist && tsc --build --force && tsc --noEmit"),
});

const withReferences = (options: object) =>
  buildWithCompilers(REFERENCING, {
    mode: "development",
    entry: "./src/index.ts",
    resolve: { extensions: [".ts", ".js"] },
    module: { rules: [{ test: /\.ts$/, loader: "ts-loader", options }] },
  });
test("ts-loader builds referenced projects", async () => {
  expect(await withReferences({ projectReferences: true })).toContain("price/dist/index.d.ts");
  expect(await withReferences({})).not.toContain("price/dist/index.d.ts");
});
