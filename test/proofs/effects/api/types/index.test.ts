import { promisify } from "node:util";
import { expect, test } from "vitest";
import webpack, { type Compilation, type Compiler, type Configuration, type javascript } from "webpack";
import { textOf } from "../../../lib/page-text";
import { project } from "../../../lib/project";

const page = await textOf("api/types/index.mdx");
/** The rows of the tables with a column "You get it from": the class, and the code. */
const rows = [...page.matchAll(/^\| \[([^\]]+)\]\(\/api\/types\/[\w-]+\/\) \| (.*`.*) \|$/gm)]
  .map(([, name = "", code = ""]) => ({ name, code: [...code.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one) }))
  .filter(({ code }) => code.some((one) => /[.(]/.test(one)));

/** What the code in a row returns, by that code. */
const found = new Map<string, unknown>();

async function build(): Promise<void> {
  const folder = await project({
    "src/index.js":
      'import { total } from "./cart.js";\nimport fs from "fs";\nimport("./lazy.js");\nconsole.log(total(2 + 3), fs);\n',
    "src/cart.js": "export const total = (sum) => sum;\n",
    "src/lazy.js": "console.log(DOES_NOT_MATTER);\n",
  });
  const options: Configuration = {
    mode: "production",
    context: folder,
    target: "node",
    output: { path: `${folder}/dist` },
    plugins: [{ apply: look }],
  };
  const compiler = webpack(options);
  found.set("webpack(options)", compiler);
  found.set("webpack([...options])", webpack([options]));
  const stats = await promisify(compiler.run.bind(compiler))();
  found.set("the callback of `run`", stats);
  await promisify(compiler.close.bind(compiler))();
  const watching = webpack(options).watch({}, () => {});
  found.set("compiler.watch(options, callback)", watching);
  await new Promise<void>((resolve) => watching?.close(() => resolve()));
}

function look(compiler: Compiler): void {
  found.set("apply(compiler)", compiler);
  found.set("compiler.inputFileSystem", compiler.inputFileSystem);
  found.set("compiler.outputFileSystem", compiler.outputFileSystem);
  compiler.hooks.done.tap("Test", (stats) => void found.set("compiler.hooks.done", stats));
  compiler.hooks.normalModuleFactory.tap("Test", (factory) => {
    found.set("compiler.hooks.normalModuleFactory", factory);
    factory.hooks.parser.for("javascript/esm").tap("Test", (parser: javascript.JavascriptParser) => {
      found.set("normalModuleFactory.hooks.parser", parser);
      parser.hooks.expression.for("DOES_NOT_MATTER").tap("Test", (expression) => {
        found.set("parser.evaluateExpression(expression)", parser.evaluateExpression(expression));
      });
    });
  });
  compiler.hooks.compilation.tap("Test", (compilation) => {
    found.set("compiler.hooks.compilation", compilation);
    compilation.hooks.processAssets.tap("Test", () => lookInto(compilation));
  });
}

function lookInto(compilation: Compilation): void {
  const { moduleGraph, chunkGraph, modules, chunks } = compilation;
  const { NormalModule, ExternalModule, sources, WebpackError } = compilation.compiler.webpack;
  const all = [...modules].flatMap((module) => [
    module,
    ...("modules" in module ? (module.modules as (typeof module)[]) : []),
  ]);
  const cart = all.find((module) => module instanceof NormalModule && module.resource.endsWith("cart.js"));
  const index = all.find((module) => module instanceof NormalModule && module.resource.endsWith("index.js"));
  if (!cart || !index) throw new Error("The modules aren't there.");
  found.set("compilation.modules", [...modules][0]);
  found.set("compilation.modules, for those with a file", cart);
  found.set(
    "compilation.modules, for externals",
    all.find((module) => module instanceof ExternalModule),
  );
  found.set("module.dependencies", index.dependencies[0]);
  found.set("module.blocks", index.blocks[0]);
  found.set("compilation.moduleGraph", moduleGraph);
  found.set("moduleGraph.getIncomingConnections(module)", [...moduleGraph.getIncomingConnections(cart)][0]);
  const exportsInfo = moduleGraph.getExportsInfo(cart);
  found.set("moduleGraph.getExportsInfo(module)", exportsInfo);
  found.set("exportsInfo.getExportInfo(name)", exportsInfo.getExportInfo("total"));
  found.set("module.buildInfo", cart.buildInfo);
  found.set("module.buildMeta", cart.buildMeta);
  if (cart instanceof NormalModule) {
    found.set("module.generator", cart.generator);
    found.set("module.parser", cart.parser);
  }
  found.set("compilation.chunks", [...chunks][0]);
  found.set("compilation.chunkGraph", chunkGraph);
  found.set(
    "compilation.chunkGroups",
    compilation.chunkGroups.find((group) => !group.isInitial()),
  );
  found.set("compilation.entrypoints", compilation.entrypoints.get("main"));
  found.set("compilation.assets", Object.values(compilation.assets)[0]);
  found.set("new compiler.webpack.sources.RawSource(text)", new sources.RawSource(""));
  found.set("compilation.codeGenerationResults", compilation.codeGenerationResults);
  found.set("compilation.runtimeTemplate", compilation.runtimeTemplate);
  found.set("compilation.getCache(name)", compilation.getCache("test"));
  found.set("compilation.getLogger(name)", compilation.getLogger("test"));
  found.set("compilation.resolverFactory.get(type)", compilation.resolverFactory.get("normal"));
  found.set("compilation.fileSystemInfo", compilation.fileSystemInfo);
  compilation.warnings.push(new WebpackError("A warning."));
  found.set("compilation.warnings", compilation.warnings[0]);
}

/** The classes that objects must have, by the class in the table and by the code. */
const CLAIMS: [name: string, code: string, expected: string][] = [
  ["Compiler", "webpack(options)", "Compiler"],
  ["Compiler", "apply(compiler)", "Compiler"],
  ["MultiCompiler", "webpack([...options])", "MultiCompiler"],
  ["Watching", "compiler.watch(options, callback)", "Watching"],
  ["Compilation", "compiler.hooks.compilation", "Compilation"],
  ["Stats", "compiler.hooks.done", "Stats"],
  ["Stats", "the callback of `run`", "Stats"],
  ["Cache", "compilation.getCache(name)", "CacheFacade"],
  ["Logger", "compilation.getLogger(name)", "Logger"],
  ["Resolver", "compilation.resolverFactory.get(type)", "Resolver"],
  ["FileSystemInfo", "compilation.fileSystemInfo", "FileSystemInfo"],
  ["InputFileSystem, OutputFileSystem", "compiler.inputFileSystem", "Object"],
  ["InputFileSystem, OutputFileSystem", "compiler.outputFileSystem", "Object"],
  ["WebpackError", "compilation.warnings", "WebpackError"],
  ["Module", "compilation.modules", "Module"],
  ["NormalModule", "compilation.modules, for those with a file", "NormalModule"],
  ["ExternalModule", "compilation.modules, for externals", "ExternalModule"],
  ["NormalModuleFactory", "compiler.hooks.normalModuleFactory", "NormalModuleFactory"],
  ["Dependency", "module.dependencies", "Dependency"],
  ["DependenciesBlock", "module.blocks", "AsyncDependenciesBlock"],
  ["ModuleGraph", "compilation.moduleGraph", "ModuleGraph"],
  ["ModuleGraphConnection", "moduleGraph.getIncomingConnections(module)", "ModuleGraphConnection"],
  ["ExportsInfo", "moduleGraph.getExportsInfo(module)", "ExportsInfo"],
  ["ExportInfo", "exportsInfo.getExportInfo(name)", "ExportInfo"],
  ["Build info", "module.buildInfo", "Object"],
  ["Build info", "module.buildMeta", "Object"],
  ["JavascriptParser", "normalModuleFactory.hooks.parser", "JavascriptParser"],
  ["BasicEvaluatedExpression", "parser.evaluateExpression(expression)", "BasicEvaluatedExpression"],
  ["Generators and parsers", "module.generator", "Generator"],
  ["Generators and parsers", "module.parser", "Parser"],
  ["Chunk", "compilation.chunks", "Chunk"],
  ["ChunkGraph", "compilation.chunkGraph", "ChunkGraph"],
  ["ChunkGroup", "compilation.chunkGroups", "ChunkGroup"],
  ["Entrypoint", "compilation.entrypoints", "Entrypoint"],
  ["Source", "compilation.assets", "Source"],
  ["Source", "new compiler.webpack.sources.RawSource(text)", "RawSource"],
  ["CodeGenerationResults", "compilation.codeGenerationResults", "CodeGenerationResults"],
  ["RuntimeTemplate", "compilation.runtimeTemplate", "RuntimeTemplate"],
];

/** The classes of an object, from its own up. */
function classesOf(value: unknown): string[] {
  const names: string[] = [];
  for (let at = Object.getPrototypeOf(value); at; at = Object.getPrototypeOf(at)) names.push(at.constructor.name);
  return names;
}

test("the code in the tables returns an object of the class", async () => {
  await build();
  for (const [name, code, expected] of CLAIMS) {
    const own = code.replace(/, for .*/, "").replace(/.*`(.*)`/, "$1");
    expect(rows.find((row) => row.name === name)?.code, name).toContain(own);
    expect(found.get(code), code).toBeDefined();
    expect(classesOf(found.get(code)), code).toContain(expected);
  }
}, 60_000);

test("the rest of the table is about classes that a plugin creates, or that the package exports", () => {
  const { InitFragment, RuntimeModule, RuntimeGlobals, Template } = webpack;
  expect([InitFragment, RuntimeModule, RuntimeGlobals, Template]).not.toContain(undefined);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["InitFragment", "RuntimeModule", "Template"]));
});
