import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, samplesOf } from "../../lib/project";

const PAGE = "plugins/merge-duplicate-chunks-plugin.mdx";
const samples = effectsOf(PAGE);

samples.effect("mergeDuplicateChunks: false", {
  files: { ...(await samplesOf(PAGE, "src/index.js")), "src/chart.js": "console.log(1);" },
  without: ["optimization"],
  shows: /^asset (?:report|export)\.js.*\n(?:.*\n)?asset (?:report|export)\.js/m,
});

/** Makes two chunks equal, after the built-in plugin has looked at them. */
const EQUAL = `class EqualChunksPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("EqualChunksPlugin", (compilation) => {
      compilation.hooks.optimizeChunks.tap("EqualChunksPlugin", () => {
        const { chunkGraph, modules, namedChunks } = compilation;
        const own = [...modules].find((module) => module.identifier().endsWith("own.js"));
        const report = namedChunks.get("report");
        if (!chunkGraph.isModuleInChunk(own, report)) return;
        chunkGraph.connectChunkAndModule(namedChunks.get("main"), own);
        chunkGraph.disconnectChunkAndModule(report, own);
      });
    });
  }
}`;

samples.tries("{ stage: 20 }", async (code) => {
  const files = {
    "src/index.js": `import(/* webpackChunkName: "report" */ "./chart.js");
import(/* webpackChunkName: "report" */ "./own.js");
import(/* webpackChunkName: "export" */ "./chart.js");`,
    "src/chart.js": "console.log(1);",
    "src/own.js": "console.log(2);",
  };
  const builtBy = (sample: string) =>
    buildOwn({
      ...files,
      "webpack.config.js": sample
        .replace("export default", `${EQUAL}\nexport default`)
        .replace("plugins: [", 'output: { chunkFilename: "[name].js" },\n  plugins: [new EqualChunksPlugin(), '),
    });
  expect((await builtBy(code)).match(/^asset (?:report|export)\.js/gm)).toHaveLength(1);
  expect((await builtBy(code.replace("stage: 20", "stage: -10"))).match(/^asset (?:report|export)\.js/gm)).toHaveLength(
    2,
  );
});
