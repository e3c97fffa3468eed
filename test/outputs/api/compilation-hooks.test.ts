import type { Compilation, Compiler } from "webpack";
import webpack from "webpack";
import { outputsOf } from "../page-outputs";
import { build, buildOwn, run, samplesOf } from "../project";

const PAGE = "api/compilation-hooks.mdx";
const page = await outputsOf(PAGE);

/** A plugin that does something with every compilation. */
const tap = (act: (compilation: Compilation) => void) => ({
  apply: (compiler: Compiler) => void compiler.hooks.compilation.tap("Test", act),
});

/** The same in a process of its own, for deprecations. */
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

page.shows("Cannot mix BigInt and other types", () =>
  run("npx webpack --mode production", {
    "webpack.config.js": `
      let again = true;
      const apply = (compiler) => compiler.hooks.compilation.tap("Test", (compilation) => {
        compilation.hooks.needAdditionalSeal.tap("Test", () => {
          const now = again;
          again = false;
          return now;
        });
      });
      export default { plugins: [{ apply }] };`,
  }),
);

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

page.restIs({});
