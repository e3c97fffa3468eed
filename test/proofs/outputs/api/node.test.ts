import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import webpack, { type Compiler } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, type Files, project, run, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/node.mdx";
const page = await outputsOf(PAGE);

const shop = {
  "src/index.js": 'import { total } from "./cart.js";\n\nconsole.log(total([4, 5]));\n',
  "src/cart.js": "export const total = (prices) => prices.reduce((sum, n) => sum + n, 0);\n",
};

/** Runs a script of the page. */
const script = async (name: string, files: Files = shop) =>
  run(`node ${name}`, { ...(await samplesOf(PAGE, name)), ...files });

page.shows("asset main.js 63 bytes", () => script("build.js"));

page.shows("[DEP_WEBPACK_WATCH_WITHOUT_CALLBACK]", () =>
  run("node watch.mjs", { "watch.mjs": 'import webpack from "webpack"; webpack({ watch: true });' }),
);

page.shows("You ran Webpack twice", async () => {
  const compiler = webpack({ mode: "production", context: await project() });
  return new Promise((resolve) => {
    compiler.run(() => {});
    compiler.run((error) => resolve(String(error)));
  });
});

page.shows("main.js: 63 bytes", () => script("list-assets.js"));

page.shows("client ok", () => script("build-all.js"));

page.shows("(entry) main", async () => shownIn("/app", await script("report.js")));

page.shows("console.log([4,5].reduce", () => script("build-in-memory.js"));

page.shows("- configuration has an unknown property 'entri'", () => script("check-config.js"));

test("the exports of 5.113 do what the table says", async () => {
  const { container, dependencies, javascript, runtime, sharing, util } = webpack;
  expect(sharing.semver.satisfy(sharing.semver.parseRange("^1.2.0"), "1.3.0")).toBe(true);
  expect(sharing.semver.satisfy(sharing.semver.parseRange("^1.2.0"), "2.0.0")).toBe(false);
  const remote = "https://shop.example/remote.js";
  expect(container.extractUrlAndGlobal(`shop@${remote}`)).toEqual([remote, "shop"]);
  expect(util.getUndoPath("js/pages/cart.js", "/app/dist", false)).toBe("../../");
  expect([...new util.SortableSet([3, 1, 2], (a, b) => a - b)]).toEqual([3, 1, 2]);
  const sorted = new util.SortableSet<number>([3, 1, 2]);
  sorted.sortWith((a, b) => a - b);
  expect([...sorted]).toEqual([1, 2, 3]);
  expect(util.SetHelpers.intersect([new Set([1, 2]), new Set([2, 3])])).toEqual(new Set([2]));
  expect(util.SetHelpers.isSubset(new Set([1, 2]), new Set([2]))).toBe(true);
  expect(dependencies.EntryDependency.prototype).toBeInstanceOf(webpack.dependencies.ModuleDependency);
  expect(dependencies.StaticExportsDependency.prototype).toBeInstanceOf(webpack.Dependency);
  expect(runtime.StartupEntrypointRuntimeModule.prototype).toBeInstanceOf(webpack.RuntimeModule);

  const found: unknown[] = [];
  await build(
    { "src/index.js": 'import "./cart.js"; import("./missing.js");', "src/cart.js": "" },
    {
      optimization: { runtimeChunk: true },
      plugins: [
        ({ hooks }: Compiler) =>
          void hooks.done.tap("Test", ({ compilation }) => {
            found.push(compilation.errors.map((error) => error instanceof webpack.ModuleNotFoundError));
            const entry = compilation.entrypoints.get("main");
            if (entry) found.push([...javascript.ChunkHelpers.getAllChunks(entry)].map(({ name }) => name).sort());
          }),
      ],
    },
  );
  expect(found).toEqual([[true], ["main", "runtime~main"]]);
});

test("the server of lazy compilation can be one that the plugin brings", async () => {
  const server = createServer((_, response) => response.end("page"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await project({ "src/index.js": 'import("./cart.js");', "src/cart.js": "" });
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const compiler = webpack({
    context: folder,
    mode: "development",
    output: { path: `${folder}/dist` },
    experiments: { lazyCompilation: true },
    infrastructureLogging: { level: "verbose", stream },
    plugins: [
      (compiler: Compiler) =>
        webpack.hmr.LazyCompilationPlugin.getCompilerHooks(compiler).transport.tap("Test", (transport) => ({
          ...transport,
          server,
          urlBase: `http://localhost:${port}`,
        })),
    ],
  });
  await promisify(compiler.run.bind(compiler))();
  expect(log.join("")).toContain(`lazy compilation open at http://localhost:${port}`);
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe("page");
  await promisify(compiler.close.bind(compiler))();
  await promisify(server.close.bind(server))();
});

page.restIs({});
