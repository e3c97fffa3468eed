import path from "node:path";
import { getSystemErrorMap } from "node:util";
import { createContext, runInContext } from "node:vm";
import webpack, { type Compiler, type Configuration } from "webpack";
import { type Files, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

const TWO: Files = { "src/a.js": "console.log('a');", "src/b.js": "console.log('b');" };

/** Proves an entry by two configurations of the same files. Without a mode, builds take a tenth of the time. */
function byOptions(id: string, files: Files, broken: Configuration, fixed: Configuration): void {
  raises(id, {
    broken: () => printed(files, { mode: "none", ...broken }),
    fixed: () => printed(files, { mode: "none", ...fixed }),
  });
}

byOptions(
  "entry-output/#same-filename",
  TWO,
  { entry: { a: "./src/a.js", b: "./src/b.js" }, output: { filename: "main.js" } },
  { entry: { a: "./src/a.js", b: "./src/b.js" }, output: { filename: "[name].js" } },
);

raises("entry-output/#entry-not-found", {
  broken: () => printed({ "app/main.js": "", "src/other.js": "" }, { entry: "./src/main.js" }),
  fixed: () => printed({ "app/main.js": "" }, { entry: "./app/main.js" }),
});

const started = (words: string) =>
  run(`npx webpack ${words}`, { "webpack.config.js": 'export default { mode: "development" };' });
raises("entry-output/#entry-not-found", {
  broken: () => started("--mode=development build"),
  fixed: () => started("build --mode=development"),
});

byOptions("entry-output/#path-not-absolute", {}, { output: { path: "dist" } }, {});

byOptions(
  "entry-output/#filename-absolute",
  {},
  { output: { filename: "/dist/main.js" } },
  { output: { filename: "main.js" } },
);

byOptions(
  "entry-output/#entry-shape",
  {},
  { entry: { main: process.env.ENTRY_THAT_NOBODY_SETS as string } },
  { entry: { main: process.env.ENTRY_THAT_NOBODY_SETS ?? "./src/index.js" } },
);

raises("entry-output/#initial-on-demand", {
  broken: () => printed({ "src/index.js": 'import(/* webpackChunkName: "main" */ "./chart.js");', "src/chart.js": "" }),
  fixed: () => printed({ "src/index.js": 'import(/* webpackChunkName: "chart" */ "./chart.js");', "src/chart.js": "" }),
});

raises("entry-output/#same-asset", {
  broken: () => printed({}, { plugins: [noticeAs("main.js")] }),
  fixed: () => printed({}, { plugins: [noticeAs("notice.txt")] }),
});

/** The plugin of the entry: it emits a file. */
function noticeAs(name: string) {
  return (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap("NoticePlugin", (compilation) => {
      compilation.hooks.processAssets.tap("NoticePlugin", () => {
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource("…"));
      });
    });
  };
}

raises("entry-output/#no-permission", {
  // The user of the tests may be allowed to write anywhere, so the file system refuses with the words of the system.
  broken: () => printed({}, { plugins: [refusing] }),
  fixed: () => printed({}),
});

function refusing(compiler: Compiler): void {
  compiler.hooks.emit.tap("refuse", () => {
    const fileSystem = compiler.outputFileSystem;
    if (!fileSystem) throw new Error("There is no file system.");
    const [code, text] = [...getSystemErrorMap().values()].find(([name]) => name === "EACCES") ?? [];
    const refuse = (folder: string, callback: (error: NodeJS.ErrnoException) => void) =>
      callback(Object.assign(new Error(`${code}: ${text}, mkdir '${folder}'`), { code }));
    compiler.outputFileSystem = { ...fileSystem, mkdir: refuse } as typeof fileSystem;
  });
}

raises("entry-output/#self-not-defined", {
  broken: () => loadedInNode({ library: { name: "Shapes", type: "umd" } }),
  fixed: () => loadedInNode({ globalObject: "globalThis", library: { name: "Shapes", type: "umd" } }),
});

const AREA: Files = { "src/index.js": "export const area = 1;" };
const MAP: Files = { "node_modules/acme-map/index.js": "export const createMap = window.alert;" };
const FOR_NODE: Configuration["output"] = {
  globalObject: "globalThis",
  library: { type: "commonjs2" },
  publicPath: "",
};

raises("entry-output/#self-not-defined", {
  broken: () => loadedInNode(FOR_NODE, { ...MAP, "src/index.js": 'export * from "acme-map";' }),
  fixed: () => loadedInNode(FOR_NODE, { ...MAP, "src/index.js": 'export const showMap = () => import("acme-map");' }),
});

/** Builds a library and loads it as Node.js loads CommonJS. */
async function loadedInNode(output: Configuration["output"], files = AREA): Promise<string> {
  const built = await printed(files, { mode: "development", devtool: false, output, plugins: [keepSource] });
  try {
    const exports = {};
    runInContext(source, createContext({ module: { exports }, exports }));
    return built;
  } catch (error) {
    return `${built}\n${error}`;
  }
}

let source = "";

function keepSource(compiler: Compiler): void {
  compiler.hooks.emit.tap("keep", ({ assets }) => {
    source = String(assets["main.js"]?.source());
  });
}

byOptions("entry-output/#library-name", {}, { output: { library: "my-shapes" } }, { output: { library: "MyShapes" } });

byOptions(
  "entry-output/#library-type",
  {},
  { output: { library: { type: "cjs" } } },
  { output: { library: { type: "commonjs2" } } },
);

const umdEntry = () => ({ main: { import: ["./src/index.js"], library: { name: "Shapes", type: "umd" } } });
byOptions(
  "entry-output/#library-type-not-enabled",
  {},
  { entry: umdEntry },
  { entry: umdEntry, output: { enabledLibraryTypes: ["umd"] } },
);

byOptions(
  "entry-output/#library-name-form",
  {},
  { output: { library: { name: "Shapes", type: "module" } } },
  { output: { library: { type: "module" } } },
);

const react = { commonjs: "react", root: "React" };
byOptions(
  "entry-output/#external-type",
  { "src/index.js": 'import React from "react";\nconsole.log(React);' },
  { output: { library: { name: "Chart", type: "umd" } }, externals: { react } },
  {
    output: { library: { name: "Chart", type: "umd" } },
    externals: { react: { ...react, commonjs2: "react", amd: "react" } },
  },
);

byOptions("entry-output/#chunk-format", {}, { target: "es2020" }, { target: ["web", "es2020"] });

raises("entry-output/#depend-missing", {
  // The error ends the process, so it must not be this one.
  broken: () => run("npx webpack", { ...TWO, "webpack.config.js": dependent("") }),
  fixed: () => run("npx webpack", { ...TWO, "webpack.config.js": dependent('shared: "./src/b.js",') }),
});

function dependent(shared: string): string {
  return `export default { mode: "production", entry: { ${shared} page: { import: "./src/a.js", dependOn: "shared" } } };`;
}

const shared = { "src/shared.js": "console.log('shared');" };
byOptions(
  "entry-output/#depend-circular",
  { ...TWO, ...shared },
  { entry: { a: { import: "./src/a.js", dependOn: "b" }, b: { import: "./src/b.js", dependOn: "a" } } },
  {
    entry: {
      a: { import: "./src/a.js", dependOn: "shared" },
      b: { import: "./src/b.js", dependOn: "shared" },
      shared: "./src/shared.js",
    },
  },
);

byOptions(
  "entry-output/#depend-runtime",
  { ...TWO, ...shared },
  { entry: { shared: "./src/shared.js", a: { import: "./src/a.js", dependOn: "shared", runtime: "boot" } } },
  {
    entry: { shared: { import: "./src/shared.js", runtime: "boot" }, a: { import: "./src/a.js", dependOn: "shared" } },
  },
);

byOptions(
  "entry-output/#runtime-is-entry",
  TWO,
  { entry: { a: { import: "./src/a.js", runtime: "b" }, b: "./src/b.js" } },
  { entry: { a: { import: "./src/a.js", runtime: "boot" }, b: { import: "./src/b.js", runtime: "boot" } } },
);

const alsoInA = (filename: string) => ({
  entry: { a: { import: "./src/a.js", filename: "a.js" } },
  plugins: [
    (compiler: Compiler) =>
      new webpack.EntryPlugin(compiler.context, "./src/b.js", { name: "a", filename }).apply(compiler),
  ],
});
byOptions("entry-output/#entry-options", TWO, alsoInA("b.js"), alsoInA("a.js"));

const starting = (name: string) => `new Worker(new URL("./${name}-worker.js", import.meta.url));`;
const workers = { "src/index.js": starting("first"), "src/first-worker.js": starting("second") };
const hashed = { output: { filename: "[name].[contenthash].js" } };
raises("entry-output/#circular-hashes", {
  broken: () => printed({ ...workers, "src/second-worker.js": starting("first") }, hashed),
  fixed: () => printed({ ...workers, "src/second-worker.js": 'postMessage("start the first worker");' }, hashed),
});

const hot = (hotUpdateMainFilename?: string): Configuration => ({
  output: hotUpdateMainFilename ? { hotUpdateMainFilename } : {},
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
byOptions("entry-output/#path-variable", {}, hot("[contenthash].json"), hot("[runtime].[fullhash].json"));

byOptions(
  "entry-output/#hash-digest",
  {},
  { output: { filename: "[contenthash:sha256:8].js" } },
  { output: { filename: "[contenthash:8].js" } },
);

const umd = { name: "Shapes", type: "umd" };
byOptions(
  "entry-output/#umd-without-iife",
  {},
  { output: { iife: false, library: umd } },
  { output: { library: umd } },
);

byOptions(
  "entry-output/#merge-exports",
  { "src/a.js": "export const a = 1;", "src/b.cjs": "module.exports = Math.random();" },
  { entry: { main: ["./src/b.cjs", "./src/a.js"] }, output: { library: { ...umd, entryExports: "all" } } },
  { entry: { main: ["./src/b.cjs", "./src/a.js"] }, output: { library: umd } },
);

const all: Configuration = {
  entry: { main: ["./src/a.js", "./src/b.js"] },
  output: { library: { ...umd, entryExports: "all" } },
};
raises("entry-output/#conflicting-exports", {
  broken: () => printed({ "src/a.js": "export const draw = 1;", "src/b.js": "export const draw = 2;" }, all),
  fixed: () => printed({ "src/a.js": "export const draw = 1;", "src/b.js": "export const drawTwice = 2;" }, all),
});

const manifest = (publicPath?: string): Configuration => ({
  output: publicPath ? { publicPath } : {},
  plugins: [new webpack.SSRManifestPlugin()],
});
byOptions("entry-output/#ssr-public-path", {}, manifest(), manifest("/"));

byOptions(
  "entry-output/#differs-in-casing",
  TWO,
  { entry: { cart: "./src/a.js", Cart: "./src/b.js" } },
  { entry: { cart: "./src/a.js", cartPage: "./src/b.js" } },
);

/** Builds by the command line, because the error ends the process. */
const working = (name: string) =>
  run("npx webpack --mode development", {
    "src/index.js": `import(/* webpackChunkName: "price" */ "./price.js");
      new Worker(/* webpackChunkName: "${name}" */ new URL("./worker.js", import.meta.url));`,
    "src/price.js": "export default 3;",
    "src/worker.js": "",
  });
raises("entry-output/#initial-on-demand", {
  broken: () => working("price"),
  fixed: () => working("price-worker"),
});

byOptions(
  "entry-output/#asset-outside",
  {},
  { output: { allowOutside: false, filename: "../public/[name].js" } },
  { output: { allowOutside: false, filename: "[name].js" } },
);

const cleaned = (name: string) =>
  printed({}, (folder: string) => ({ mode: "none", output: { clean: true, path: path.join(folder, name) } }));
raises("entry-output/#not-cleaned", { broken: () => cleaned("."), fixed: () => cleaned("dist") });

const charted = (name: string) =>
  printed({ "src/index.js": `import(/* webpackChunkName: "${name}" */ "./chart.js");`, "src/chart.js": "" });
raises("entry-output/#chunk-name", { broken: () => charted("chart?v=2"), fixed: () => charted("chart") });

/** A plugin whose chunks read each other's hashes. */
const reading = (names: readonly string[]) => (compiler: Compiler) => {
  compiler.hooks.compilation.tap("ReadingPlugin", (compilation) => {
    compilation.hooks.chunkHashDependencies.tap("ReadingPlugin", (chunk, dependencies) => {
      if (!names.includes(chunk.name ?? "")) return;
      for (const other of compilation.chunks) if (other !== chunk) dependencies.add(other);
    });
  });
};
const BOTH: Configuration = { entry: { a: "./src/a.js", b: "./src/b.js" }, optimization: { runtimeChunk: false } };
raises("entry-output/#circular-hashes", {
  broken: () => printed(TWO, { ...BOTH, plugins: [reading(["a", "b"])] }),
  fixed: () => printed(TWO, { ...BOTH, plugins: [reading([])] }),
});
