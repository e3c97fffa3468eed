import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import webpack, {
  type Chunk,
  type Compilation,
  type Compiler,
  type Configuration,
  type Module,
  type NormalModule,
  type Stats,
} from "webpack";
import { project } from "../../lib/project";

type Look = (compilation: Compilation, compiler: Compiler) => void;

/** Two entries that share a module, which one of them loads on demand. */
const FILES = {
  "src/index.js": 'import { total } from "./cart.js";\nimport logo from "./logo.svg";\nconsole.log(total(1), logo);\n',
  "src/other.js": 'import(/* webpackPrefetch: true, webpackChunkName: "cart" */ "./cart.js");\n',
  "src/cart.js": "export const total = (sum) => sum;\nexport const unused = 1;\n",
  "src/logo.svg": "<svg />\n",
};

async function build(look: Look, options: Configuration = {}): Promise<{ stats: Stats; folder: string }> {
  const folder = options.context ?? (await project(FILES));
  const apply = (compiler: Compiler) =>
    compiler.hooks.compilation.tap("Look", (compilation) => {
      if (!compiler.isChild()) look(compilation, compiler);
    });
  const compiler = webpack({
    mode: "development",
    devtool: "source-map",
    context: folder,
    entry: { main: "./src/index.js", other: "./src/other.js" },
    output: { path: `${folder}/dist` },
    module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
    ...options,
    plugins: [apply, ...(options.plugins ?? [])],
  });
  if (!compiler) throw new Error("There is no compiler.");
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error("There are no stats.");
  return { stats, folder };
}

const named = (chunks: Iterable<Chunk>, name: string) => [...chunks].find((chunk) => chunk.name === name) as Chunk;
const ending = (modules: Iterable<Module>, end: string) =>
  [...modules].find((module) => (module as NormalModule).resource?.endsWith(end)) as NormalModule;

test("chunks", async () => {
  const splitChunks = {
    chunks: "all",
    minSize: 0,
    cacheGroups: { cart: { test: /cart/, name: "cart", enforce: true } },
  };
  const before: unknown[] = [];
  const { stats } = await build(
    (compilation) => {
      compilation.hooks.finishModules.tap("Test", (modules) => {
        const { chunkGraph } = compilation;
        before.push(compilation.chunks.size, ...[...modules].map((one) => chunkGraph.getNumberOfModuleChunks(one)));
      });
      compilation.hooks.optimizeChunks.tap("Test", (chunks) => {
        for (const { files, id } of chunks) before.push(files.size, id);
      });
    },
    { optimization: { splitChunks: splitChunks as never, runtimeChunk: "single", chunkIds: "named" } },
  );
  expect([...new Set(before)]).toEqual([0, null]);
  const { chunks, chunkGroups } = stats.compilation;
  const [main, cart, runtime] = ["main", "cart", "runtime"].map((name) => named(chunks, name));
  if (!main || !cart || !runtime) throw new Error("A chunk is missing.");
  expect([...main.files]).toEqual(["main.js"]);
  expect([...main.auxiliaryFiles].sort()).toEqual([expect.stringMatching(/\.svg$/), "main.js.map"].sort());
  expect([main.id, main.runtime, main.hasRuntime(), runtime.hasRuntime()]).toEqual(["main", "runtime", false, true]);
  expect([cart.canBeInitial(), cart.isOnlyInitial(), main.isOnlyInitial()]).toEqual([true, false, true]);
  expect([main, runtime].map((chunk) => chunk.getEntryOptions()?.name)).toEqual(["main", "main"]);
  expect(cart.getEntryOptions()?.name).toBe("main");
  const lazy = chunkGroups.find((group) => !group.isInitial());
  expect(lazy?.options).toMatchObject({ name: "cart", prefetchOrder: 0 });
  expect(lazy?.getFiles()).toEqual(["cart.js"]);
  const { entrypoints } = stats.compilation;
  expect(entrypoints.get("main")?.getFiles()).toEqual(["runtime.js", "cart.js", "main.js"]);
}, 60_000);

test("a chunk of two entries has both as its runtime, and one that loads on demand has no entry", async () => {
  const { stats } = await build(() => {}, {
    entry: { a: "./src/other.js", b: "./src/other.js" },
    optimization: { chunkIds: "deterministic" },
  });
  const cart = named(stats.compilation.chunks, "cart");
  expect([...(cart.runtime as Iterable<string>)]).toEqual(["a", "b"]);
  expect(typeof cart.id).toBe("number");
  expect(cart.getEntryOptions()).toBeUndefined();
}, 60_000);

test("modules", async () => {
  const before: unknown[] = [];
  const { stats } = await build(
    (compilation) => {
      compilation.hooks.buildModule.tap("Test", (module) => void before.push(module.buildInfo));
    },
    {
      module: {
        rules: [
          { test: /\.svg$/, type: "asset/resource" },
          { test: /cart/, layer: "shop" },
        ],
      },
    },
  );
  expect(new Set(before)).toEqual(new Set([undefined]));
  const { modules, requestShortener, moduleGraph, compiler } = stats.compilation;
  const [index, cart, logo] = ["index.js", "cart.js", "logo.svg"].map((end) => ending(modules, end));
  if (!index || !cart || !logo) throw new Error("A module is missing.");
  expect([index.type, logo.type, index.layer, cart.layer]).toEqual(["javascript/esm", "asset/resource", null, "shop"]);
  expect(index.identifier()).toContain(compiler.context);
  expect(index.readableIdentifier(requestShortener)).toBe("./src/index.js");
  expect(requestShortener.shorten(path.join(compiler.context, "src/a.js"))).toBe("./src/a.js");
  expect(index.parser).toBe(cart.parser);
  const connections = [...moduleGraph.getOutgoingConnections(index)];
  expect(index.dependencies.length).toBeGreaterThan(2);
  expect(new Set(connections.map(({ module }) => module))).toEqual(new Set([cart, logo]));
}, 60_000);

test("a compilation before and after it is sealed", async () => {
  const seen: Record<string, unknown> = {};
  const { stats } = await build((compilation, compiler) => {
    seen.same = [
      compilation.options === compiler.options,
      compilation.outputOptions === compiler.options.output,
      compilation.inputFileSystem === compiler.inputFileSystem,
      compilation.compiler === compiler,
    ];
    seen.graph = compilation.moduleGraph !== undefined;
    compilation.hooks.finishModules.tap("Test", () => {
      seen.entries = [...compilation.entries.keys()];
    });
    compilation.hooks.optimizeChunks.tap("Test", () => {
      seen.hash = compilation.hash;
    });
    compilation.hooks.afterHash.tap("Test", () => {
      seen.lengths = [compilation.hash?.length, Number(compilation.fullHash?.length) > 20];
    });
  });
  expect(seen).toEqual({
    same: [true, true, true, true],
    graph: true,
    entries: ["main", "other"],
    hash: undefined,
    lengths: [20, true],
  });
  expect(stats.toJson({ all: false, errorsCount: true })).toEqual({ errorsCount: 0 });
}, 60_000);

test("an error that a plugin adds keeps the files of a production build from being written", async () => {
  const add: Look = (compilation) => {
    const { WebpackError } = compilation.compiler.webpack;
    compilation.hooks.processAssets.tap("Test", () => void compilation.errors.push(new WebpackError("no")));
  };
  const written = async (options: Configuration) => {
    const { stats } = await build(add, { ...options, mode: "production" });
    expect(stats.hasErrors()).toBe(true);
    return stats.compilation.emittedAssets.size;
  };
  expect(await written({})).toBe(0);
  expect(await written({ optimization: { emitOnErrors: true } })).toBeGreaterThan(0);
}, 60_000);

test("an error of a child compiler fails the build of its parent", async () => {
  const run = (compiler: Compiler) =>
    compiler.hooks.make.tapPromise("Test", async (compilation) => {
      const { EntryPlugin } = compiler.webpack;
      const entry = new EntryPlugin(compiler.context, "./src/missing.js", { name: "child" });
      const child = compilation.createChildCompiler("child", {}, [entry]);
      await new Promise<void>((resolve) => child.runAsChild(() => resolve()));
    });
  const { stats } = await build(() => {}, { plugins: [run] });
  expect([stats.hasErrors(), stats.compilation.errors.length]).toEqual([true, 0]);
  expect(stats.compilation.children[0]?.errors.length).toBe(1);
}, 60_000);

test("a source has a text or a buffer, and after it was written only a size", async () => {
  const texts: unknown[] = [];
  const { stats, folder } = await build((compilation) => {
    const { sources } = compilation.compiler.webpack;
    compilation.hooks.processAssets.tap("Test", () => {
      const { map, source } = new sources.RawSource("ä").sourceAndMap();
      texts.push(map, source, new sources.RawSource("ä").size());
      texts.push(Buffer.isBuffer(new sources.RawSource(Buffer.from([1])).source()));
    });
  });
  expect(texts).toEqual([null, "ä", 2, true]);
  const main = stats.compilation.assets["main.js"];
  expect(() => main?.source()).toThrow();
  expect(main?.size()).toBe((await readFile(path.join(folder, "dist/main.js"))).length);
}, 60_000);

test("a compiler before and after its plugins", async () => {
  const seen: unknown[] = [];
  const look = (compiler: Compiler) => {
    seen.push(compiler.options.output.filename, compiler.parentCompilation);
    compiler.hooks.initialize.tap("Test", () => void seen.push(compiler.options.output.filename));
    compiler.hooks.make.tapPromise("Test", async (compilation) => {
      const { EntryPlugin } = compiler.webpack;
      const child = compilation.createChildCompiler("child", { filename: "child.js" }, [
        new EntryPlugin(compiler.context, "./src/cart.js", { name: "child" }),
      ]);
      await new Promise<void>((resolve) => {
        child.runAsChild((error, entries, own) => {
          seen.push(
            error,
            entries?.map(({ name }) => name),
            own?.compiler === child,
            child.parentCompilation === compilation,
          );
          seen.push(child.isChild(), child.root === compiler, Object.keys(compilation.assets).includes("child.js"));
          resolve();
        });
      });
    });
  };
  await build(() => {}, { plugins: [look] });
  expect(seen).toEqual([undefined, undefined, "[name].js", null, ["child"], true, true, true, true, true]);
}, 60_000);

test("the cache has places for results", async () => {
  const seen: unknown[] = [];
  const look: Look = (compilation) => {
    const cache = compilation.getCache("test");
    compilation.hooks.processAssets.tapPromise("Test", async () => {
      const source = new webpack.sources.RawSource("a");
      const [a, b] = [source, new webpack.sources.RawSource("b")].map((one) => cache.getLazyHashedEtag(one));
      if (!a || !b) return;
      seen.push(cache.getLazyHashedEtag(source) === a);
      const merged = cache.mergeEtags(a, b);
      seen.push(await cache.getPromise("x", merged));
      await cache.storePromise("x", merged, false);
      await cache.storePromise("y", a, null);
      const item = cache.getItemCache("x", merged);
      seen.push(await cache.getPromise("x", merged), await cache.getPromise("y", a), await item.getPromise());
      seen.push(await cache.getPromise("x", a));
    });
  };
  await build(look);
  expect(seen).toEqual([true, undefined, false, undefined, false, undefined]);
  seen.length = 0;
  await build(look, { cache: false });
  expect(seen).toEqual([true, undefined, undefined, undefined, undefined, undefined]);
}, 60_000);

test("code is written in the syntax of the target", async () => {
  const seen: string[] = [];
  const look: Look = ({ runtimeTemplate, compiler }) => {
    const { Template } = compiler.webpack;
    seen.push(runtimeTemplate.basicFunction("id", "return id;"), runtimeTemplate.returningFunction("id + 1", "id"));
    seen.push(Template.asString(["a", ["b", "c"] as never]), Template.asString("a"), Template.indent(["a", "", "b"]));
  };
  await build(look, { target: ["web", "es2020"] });
  expect(seen.splice(0)).toEqual(["(id) => {\n\treturn id;\n}", "(id) => (id + 1)", "a\nb,c", "a", "\ta\n\n\tb"]);
  await build(look, { target: ["web", "es5"] });
  expect(seen.slice(0, 2)).toEqual(["function(id) {\n\treturn id;\n}", "function(id) { return id + 1; }"]);
}, 60_000);

test("a chunk graph tells which chunks have code of a type", async () => {
  const seen: unknown[] = [];
  await build((compilation) => {
    compilation.hooks.processAssets.tap("Test", () => {
      const { chunkGraph, chunks } = compilation;
      const other = named(chunks, "other");
      seen.push(chunkGraph.getChunkModulesIterableBySourceType(other, "css"));
      seen.push([...(chunkGraph.getChunkModulesIterableBySourceType(other, "javascript") ?? [])].length);
      seen.push(chunkGraph.getChunkConditionMap(other, (chunk) => chunk.name === "cart"));
    });
  });
  expect(seen).toEqual([undefined, 1, { cart: true, other: false }]);
}, 60_000);

test("there is a snapshot of a missing file, but none of a path that can't be checked", async () => {
  const folder = await project(FILES);
  const seen: unknown[] = [];
  await build(
    (compilation) => {
      const info = compilation.fileSystemInfo;
      const create = promisify(info.createSnapshot.bind(info));
      const isValid = promisify(info.checkSnapshotValid.bind(info));
      compilation.hooks.processAssets.tapPromise("Test", async () => {
        const file = path.join(folder, "src/cart.js");
        const snapshot = await create(Date.now(), [file], [], [], { hash: true });
        seen.push(snapshot && (await isValid(snapshot)));
        seen.push(await create(Date.now(), [path.join(folder, "src/cart.js/none")], [], [], { hash: true }));
        const missing = await create(Date.now(), [path.join(folder, "later.js")], [], [], { hash: true });
        seen.push(missing && (await isValid(missing)));
      });
    },
    { context: folder },
  );
  expect(seen).toEqual([true, null, true]);
}, 60_000);

test("files, folders and missing paths start another build in watch mode", async () => {
  const folder = await project({ ...FILES, "notes.txt": "a", "texts/deep/a.txt": "a" });
  const compiler = webpack({ mode: "development", context: folder, output: { path: `${folder}/dist` } });
  compiler?.hooks.thisCompilation.tap("Test", (compilation) => {
    compilation.fileDependencies.add(path.join(folder, "notes.txt"));
    compilation.contextDependencies.add(path.join(folder, "texts"));
    compilation.missingDependencies.add(path.join(folder, "later.txt"));
  });
  let built = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      built = resolve;
    });
  const first = next();
  const watching = compiler?.watch({ aggregateTimeout: 20 }, () => built());
  await first;
  for (const name of ["notes.txt", "texts/deep/a.txt", "later.txt"]) {
    const again = next();
    expect(compiler?.fileTimestamps instanceof Map).toBe(name !== "notes.txt");
    await writeFile(path.join(folder, name), "b");
    await again;
  }
  await new Promise<void>((resolve) => watching?.close(() => resolve()));
}, 60_000);
