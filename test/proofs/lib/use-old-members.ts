/**
 * Uses everything that `api/deprecations.mdx` lists, and prints what isn't as the page says, as JSON. It runs in its own
 * process, because Node.js prints each deprecation only once in a process.
 *
 *     node scripts/run.mjs test/proofs/lib/use-old-members.ts PAGE FOLDER
 */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import webpack, { type Chunk, type Compilation, type Compiler, type Configuration } from "webpack";

const [file = "", folder = ""] = process.argv.slice(2);

/** A row of the page: the code in its first two cells, and the code of the deprecation. */
interface Row {
  section: string;
  old: string[];
  use: string[];
  code: string;
}

/** What the code on the page can use. */
type Scope = Record<string, unknown>;

const rows: Row[] = readFileSync(file, "utf8")
  .split(/^## /m)
  .flatMap((text) => {
    const section = text.split("\n")[0] ?? "";
    return [...text.matchAll(/^\| (.*?) \| (.*?) \| `(DEP_\w+)` \|$/gm)].map(([, old = "", use = "", code = ""]) => {
      return { section, old: codesIn(old), use: codesIn(use), code };
    });
  });

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

const printed = new Set<unknown>();
process.emitWarning = (...[, , code]: unknown[]) => void printed.add(code);

const problems: string[] = [];

/** Runs a check, and records what it throws. */
async function check(name: string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    problems.push(`${name}: ${error}`);
  }
}

function wasPrinted(code: string): void {
  assert(printed.has(code), `${code} wasn't printed`);
}

function run(code: string, scope: Scope): unknown {
  return new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
}

/** Makes results comparable: iterables become arrays, modules and chunks their names, and sources their text. */
function plain(value: unknown): unknown {
  if (!(value instanceof Object)) return value;
  if (Symbol.iterator in value) return [...(value as Iterable<unknown>)].map(plain).sort();
  if ("identifier" in value) return (value as { identifier(): string }).identifier();
  if ("debugId" in value) return (value as { debugId: number }).debugId;
  return "buffer" in value && "source" in value ? (value as { source(): unknown }).source() : value;
}

const files = {
  "src/index.js": 'import { a } from "./a.js";\nimport("./lazy.js");\nconsole.log(a);\n',
  "src/a.js": "export const a = 1;\n",
  "src/lazy.js": "console.log(2);\n",
};
mkdirSync(path.join(folder, "src"), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
const common: Configuration = {
  mode: "development",
  devtool: false,
  context: folder,
  output: { path: path.join(folder, "dist") },
};

async function build(more: Configuration): Promise<void> {
  const compiler = webpack({ ...common, ...more, output: { ...common.output, ...more.output } });
  const stats = await promisify(compiler.run.bind(compiler))();
  stats?.toString(more.stats);
}

/** Builds, and calls a function while the assets are processed. Only its errors count. */
async function inBuild(act: (scope: Scope, compilation: Compilation) => unknown): Promise<void> {
  let acted: Promise<unknown> | undefined;
  const apply = ({ hooks }: Compiler) =>
    void hooks.thisCompilation.tap("Test", (compilation) => {
      compilation.hooks.processAssets.tap("Test", () => {
        acted = (async () => act(scopeOf(compilation), compilation))();
      });
    });
  await build({ plugins: [{ apply }] }).catch(() => {});
  await acted;
  assert(acted, "The build didn't get to its assets.");
}

function scopeOf(compilation: Compilation): Scope {
  const { chunkGraph, moduleGraph, mainTemplate, chunkTemplate, moduleTemplates } = compilation;
  const { dependencyTemplates, runtimeTemplate } = compilation;
  const chunk = compilation.namedChunks.get("main") as Chunk;
  const other = [...compilation.chunks].find((one) => one !== chunk);
  const module = [...compilation.modules].find((one) => one.identifier().endsWith("a.js"));
  const chunkGroup = compilation.entrypoints.get("main");
  const hooks = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
  const templates = { mainTemplate, chunkTemplate, moduleTemplates, dependencyTemplates, runtimeTemplate };
  const objects = { compilation, webpack, chunkGraph, moduleGraph, chunk, other, module, chunkGroup, hooks };
  const hash = webpack.util.createHash("md4");
  return { ...objects, ...templates, runtime: chunk.runtime, hash, name: "a", fn: (one: unknown) => one };
}

/** The code whose effect is to change the graphs. Each runs in its own build, without a comparison. */
const CHANGES = /^(?:chunk|module)\.(?:add|remove|move|integrate\()|\.updateHash/;
const inGraphs = rows.filter(
  ({ section, old: [first = ""] }) => /^(?:Modules|Chunks)$/.test(section) && /\./.test(first),
);

for (const { old, use, code } of inGraphs) {
  const [first = ""] = old;
  await check(first, () =>
    inBuild((scope) => {
      const before = plain(run(first, scope));
      wasPrinted(code);
      if (CHANGES.test(first)) return;
      const after = use.map((one) => plain(run(one, scope)));
      if (after.length === 1) assert.deepEqual(after[0], before);
    }),
  );
  if (!CHANGES.test(first)) continue;
  await check(`instead of ${first}`, () =>
    inBuild((scope) => use.filter((one) => one.includes("(")).map((one) => run(one, scope))),
  );
}

const hooked = rows.filter(({ old: [first = ""] }) => /\.hooks\./.test(first) && !/^(?:multi|context)/.test(first));
await inBuild(async (scope) => {
  for (const { old, use, code } of hooked) {
    await check(old.join(), () => {
      for (const one of old) (run(one, scope) as { tap(name: string, fn: () => void): void }).tap(one, () => {});
      wasPrinted(code);
      const { taps } = use[0] ? (run(use[0], scope) as { taps: { name: string }[] }) : { taps: [] };
      if (use[0]) assert(taps.map(({ name }) => name).includes(old[0] ?? ""), `${use[0]} has no function of it`);
    });
  }
});

const called = rows.filter(({ section, old: [first = ""] }) => section === "Templates" && !/\.hooks\./.test(first));
await inBuild(async (scope) => {
  for (const { old, use, code } of called) {
    await check(old.join(), () => {
      const before = run(old[0] ?? "", scope);
      wasPrinted(code);
      const after = run(use[0] ?? "", scope);
      if (/renderCurrentHashCode/.test(old[0] ?? "")) assert.match(String(before), /__webpack_require__\.h/);
      else assert.deepEqual(after, before);
    });
  }
});

await inBuild(async (scope, compilation) => {
  for (const kind of ["", "_LENGTH", "_INDEXER", "_PUSH"]) {
    await check(`ARRAY_TO_SET${kind}`, () => {
      const row = rows.find(({ code }) => code === `DEP_WEBPACK_DEPRECATION_ARRAY_TO_SET${kind}`);
      const [before, after] = [row?.old[0], row?.use[0]].map((code) => plain(run(code ?? "", scope)));
      wasPrinted(row?.code ?? "");
      if (kind !== "_PUSH") assert.deepEqual(after, before);
    });
  }
  await check("a compilation's cache and dependencies", () => {
    run("compilation.cache", scope);
    run("compilation.compilationDependencies.add(name)", scope);
    assert(compilation.fileDependencies.has("a"));
    wasPrinted("DEP_WEBPACK_COMPILATION_CACHE");
    wasPrinted("DEP_WEBPACK_COMPILATION_COMPILATION_DEPENDENCIES");
    assert.throws(() => run("compilation.modules.sort()", scope), /is not possible/);
  });
});

for (const { old, use, code } of rows.filter(({ section }) => section.startsWith("webpack's exports"))) {
  await check(old.join(), () => {
    const before = run(old[0] ?? "", { webpack });
    wasPrinted(code);
    const after = use.filter((one) => one.startsWith("webpack.")).map((one) => run(one, { webpack }));
    if (/Single|Javascript/.test(old[0] ?? "")) assert.equal(after[0], before);
    for (const one of after) assert.equal(typeof one, "function");
  });
}

const asset = { test: /lazy\.js$/, type: "asset/resource", generator: { filename: "[moduleid].[filebase]" } };
const stats = { warnings: true, warningsFilter: /x/ };
const performance = { hints: "warning", maxAssetSize: 1, maxEntrypointSize: 1 } as const;
const externals = ((_context: string, _request: string, callback: () => void) => callback()) as never;
const options: [code: string, configuration: Configuration][] = [
  ["CONFIGURATION_OPTIMIZATION_NO_EMIT_ON_ERRORS", { optimization: { noEmitOnErrors: true } }],
  ["STATS_WARNINGS_FILTER", { stats, performance }],
  ["EXTERNALS_FUNCTION_PARAMETERS", { externals }],
  ["RULE_LOADER_OPTIONS_STRING", { module: { rules: [{ test: /never/, use: { loader: "x", options: "a=1" } }] } }],
  ["TEMPLATE_PATH_PLUGIN_REPLACE_PATH_VARIABLES_HASH", { output: { filename: "[name].[hash].js" } }],
  ["TEMPLATE_PATH_PLUGIN_REPLACE_PATH_VARIABLES_FILENAME", { module: { rules: [asset] } }],
  ["TEMPLATE_PATH_PLUGIN_REPLACE_PATH_VARIABLES_MODULE_ID", { module: { rules: [asset] } }],
];
for (const [code, configuration] of options) {
  await check(code, async () => {
    await build(configuration);
    wasPrinted(`DEP_WEBPACK_${code}`);
  });
}

await check("watch without a callback", () => {
  webpack({ ...common, watch: true });
  wasPrinted("DEP_WEBPACK_WATCH_WITHOUT_CALLBACK");
});

await check("a watcher", () => {
  const nothing = () => {};
  const watcher = webpack(common).watchFileSystem?.watch([], [], [], Date.now(), {}, nothing, nothing);
  for (const { old, use, code } of rows.filter(({ section }) => section.startsWith("Watching"))) {
    const before = run(old[0] ?? "", { watcher });
    wasPrinted(code);
    assert.deepEqual(run(use[0] ?? "", { watcher }), before);
  }
  watcher?.close();
});

await check("several compilers", () => {
  const several = webpack([common]);
  several.hooks.done.tap("Test", () => {});
  (several.hooks.done as unknown as { call(stats: unknown): void }).call({});
  wasPrinted("DEP_WEBPACK_MULTI_COMPILER_DONE_CALL");
});

await check("contexts, and files in emit", async () => {
  const apply = ({ hooks }: Compiler) => {
    hooks.contextModuleFactory.tap("Test", (factory) => {
      factory.hooks.alternatives.tap("Test", (all) => all);
    });
    hooks.emit.tap("Test", (compilation) => {
      compilation.assets["a.txt"] = new webpack.sources.RawSource("a");
    });
  };
  await build({ plugins: [{ apply }] });
  wasPrinted("DEP_WEBPACK_CONTEXT_MODULE_FACTORY_ALTERNATIVES");
  wasPrinted("DEP_WEBPACK_COMPILATION_ASSETS");
});

const unused = rows.filter(({ code }) => !printed.has(code)).map(({ code }) => code);
process.stdout.write(JSON.stringify({ rows: rows.length, problems, unused }));
process.exit(0);
