import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { Compilation, Compiler } from "webpack";
import webpack from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, emitted, project, run, samplesOf } from "../../lib/project";

const PAGE = "api/compilation-hooks.mdx";
const page = await outputsOf(PAGE);

/** Returns a plugin that does something with every compilation. */
const tap = (act: (compilation: Compilation) => void) => ({
  apply: (compiler: Compiler) => void compiler.hooks.compilation.tap("Test", act),
});

/** Returns the sample of a configuration that uses a plugin. */
const configurationOf = async (plugin: string) =>
  (await fencesOf(PAGE)).find(({ code }) => code.includes(`new ${plugin}()`))?.code ?? "";

/** Builds in a separate process, because each deprecation is only reported once in a process. */
const deprecated = (code: string) =>
  run("npx webpack", {
    "webpack.config.js": `
      const apply = (compiler) => compiler.hooks.compilation.tap("Test", (compilation) => { ${code} });
      export default { plugins: [{ apply }] };`,
  });

page.shows("client code imports server code", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "layer-check-plugin.js")),
    "src/index.js": 'import "./client/page.js";',
    "src/client/page.js": 'import "../server/orders.js";',
    "src/server/orders.js": "",
    "webpack.config.js": `
      import LayerCheckPlugin from "./layer-check-plugin.js";
      export default { plugins: [new LayerCheckPlugin()] };`,
  }),
);

page.shows("licenses.txt", async () => {
  const printed: string[] = [];
  const { PROCESS_ASSETS_STAGE_ADDITIONS, PROCESS_ASSETS_STAGE_SUMMARIZE } = webpack.Compilation;
  await build(
    {},
    {
      plugins: [
        tap((compilation) => {
          const { processAssets } = compilation.hooks;
          processAssets.tap(
            { name: "List", stage: PROCESS_ASSETS_STAGE_ADDITIONS, additionalAssets: true },
            (assets) => void printed.push(...Object.keys(assets)),
          );
          processAssets.tap({ name: "Add", stage: PROCESS_ASSETS_STAGE_SUMMARIZE }, () =>
            compilation.emitAsset("licenses.txt", new webpack.sources.RawSource("MIT")),
          );
        }),
      ],
    },
  );
  return printed.join("\n");
});

page.shows("[DEP_WEBPACK_COMPILATION_OPTIMIZE_CHUNK_ASSETS]", () =>
  deprecated('compilation.hooks.optimizeChunkAssets.tap("Test", () => {});'),
);

page.shows("[DEP_WEBPACK_COMPILATION_NORMAL_MODULE_LOADER_HOOK]", () =>
  deprecated('compilation.hooks.normalModuleLoader.tap("Test", () => {});'),
);

test("needAdditionalSeal seals again and asks again, without building the modules again", async () => {
  const steps: string[] = [];
  const apply = ({ hooks }: Compiler) =>
    void hooks.compilation.tap("Test", (compilation) => {
      compilation.hooks.buildModule.tap("Test", () => void steps.push("build"));
      compilation.hooks.seal.tap("Test", () => void steps.push("seal"));
      compilation.hooks.needAdditionalSeal.tap("Test", () => {
        steps.push("again?");
        return steps.filter((step) => step === "seal").length < 3;
      });
    });
  const printed = await build(
    { "src/index.js": 'import("./chart.js");', "src/chart.js": "console.log(1);" },
    { optimization: { splitChunks: { chunks: "all" } }, plugins: [{ apply }] },
  );
  expect(printed).toContain("compiled successfully");
  expect(steps.join()).toBe("build,build,seal,again?,seal,again?,seal,again?");
});

test("chunkHashDependencies tells a chunk the name of another one, which changes with it", async () => {
  const plugin = await samplesOf(PAGE, "worker-name-plugin.js");
  const configuration = await configurationOf("WorkerNamePlugin");
  const names = async (worker: string) => {
    const printed = await buildOwn({
      ...plugin,
      "webpack.config.js": configuration,
      "src/page.js": "console.log(WORKER_FILE);",
      "src/worker.js": worker,
    });
    const known = /WORKER_FILE ?= ?"(.*?)"/.exec(printed)?.[1];
    return [known, ...(printed.match(/^(?:page|worker)\.\w+\.js$/gm) ?? [])];
  };
  const [known, page, worker] = await names("postMessage(1);");
  expect(known).toBe(worker);
  const [knownThen, pageThen, workerThen] = await names("postMessage(2);");
  expect(knownThen).toBe(workerThen);
  expect(pageThen).not.toBe(page);
  expect(workerThen).not.toBe(worker);
});

page.shows("Path variable [contenthash] not implemented", async () => {
  const { "worker-name-plugin.js": plugin = "" } = await samplesOf(PAGE, "worker-name-plugin.js");
  const tapped = /chunkHashDependencies\.tap[\s\S]*?\}\);\n/;
  expect(plugin).toMatch(tapped);
  return buildOwn({
    "worker-name-plugin.js": plugin.replace(tapped, ""),
    "webpack.config.js": await configurationOf("WorkerNamePlugin"),
    "src/page.js": "",
    "src/worker.js": "",
  });
});

test("a chunk that is hashed later, or a circle, is a warning of chunkHashDependencies", async () => {
  const warned = (pairs: Record<string, string>) =>
    build(
      { "src/index.js": 'import("./chart.js");', "src/chart.js": "", "src/other.js": "" },
      {
        entry: { main: "./src/index.js", other: "./src/other.js" },
        optimization: { chunkIds: "named" },
        plugins: [
          tap(({ hooks, chunks }) =>
            hooks.chunkHashDependencies.tap("Test", (chunk, dependencies) => {
              const wanted = [...chunks].find(({ name, id }) => pairs[`${chunk.name ?? chunk.id}`] === `${name ?? id}`);
              if (wanted) dependencies.add(wanted);
            }),
          ),
        ],
      },
    );
  expect(await warned({ src_chart_js: "main" })).toContain("Chunk src_chart_js cannot read the hash of chunk main");
  expect(await warned({ main: "other", other: "main" })).toContain("Circular dependency between chunks with runtime");
});

page.shows("128% of budget", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "budget-plugin.js", "version-placeholder-plugin.js")),
    "src/index.js": `console.log("${"music ".repeat(2056)}");\n`,
    "webpack.config.js": `
      import BudgetPlugin from "./budget-plugin.js";
      import VersionPlaceholderPlugin from "./version-placeholder-plugin.js";
      export default {
        mode: "development",
        devtool: false,
        output: { filename: "[name].[version].js" },
        plugins: [new BudgetPlugin(10_240), new VersionPlaceholderPlugin("1.4.0")],
      };`,
  }),
);

test("updateManifest adds a field to the manifest of a hot update", async () => {
  const folder = await project({ "package.json": "{}", "src/index.js": "1;" });
  const compiler = webpack({
    mode: "development",
    context: folder,
    recordsPath: path.join(folder, "records.json"), // from one `run` to the next
    output: { path: path.join(folder, "dist") },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      tap((compilation) => {
        const { updateManifest } = webpack.HotModuleReplacementPlugin.getCompilationHooks(compilation);
        updateManifest.tap("Test", (manifest, { chunks }) => {
          manifest.acme = chunks.map(({ name }) => name);
        });
      }),
    ],
  });
  const run = promisify(compiler.run.bind(compiler));
  await run();
  await writeFile(path.join(folder, "src/index.js"), "2;");
  await run();
  await promisify(compiler.close.bind(compiler))();
  expect(await emitted(path.join(folder, "dist"))).toContain('"acme":["main"]');
});

page.restIs({});
