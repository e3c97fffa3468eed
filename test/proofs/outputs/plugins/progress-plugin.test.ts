import { expect } from "vitest";
import { configurationOf } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, run, samplesOf } from "../../lib/project";

const PAGE = "plugins/progress-plugin.mdx";
const page = await outputsOf(PAGE);

/** Builds with a ProgressPlugin that has these parameters, written as JavaScript. Returns what is printed. */
function reported(parameters: string): Promise<string> {
  const code = `import webpack from "webpack";\nexport default { plugins: [new webpack.ProgressPlugin(${parameters})],`;
  return buildOwn({ "webpack.config.js": `${code} infrastructureLogging: { debug: true } };` });
}

page.shows("4 % setup normal module factory", async () =>
  buildOwn({ "webpack.config.js": await configurationOf(PAGE, "Math.round(percentage * 100)") }),
);

page.shows("Phase breakdown", () => reported("{ phaseTimings: true }"));

page.shows("415 ms sealing > asset processing", async () =>
  // How long a step takes decides on its level.
  (await reported("{ profile: true }")).replace(/^(?:<\w>)? +(?=\[webpack\.Progress\])/gm, "<i> "),
);

page.shows("0/27 modules", () => {
  // Each module imports the next one, and is only done after it. The last one never is.
  const chain = Array.from({ length: 26 }, (_, index) => [`src/m${index + 1}.js`, `import "./m${index + 2}.js";`]);
  return run("npx webpack", {
    ...Object.fromEntries(chain),
    "src/index.js": 'import "./m1.js";',
    "slow.cjs": "module.exports = function () { this.async(); };",
    "webpack.config.js": `import webpack from "webpack";
      export default {
        module: { rules: [{ test: /m26/, use: "./slow.cjs" }] },
        plugins: [new webpack.ProgressPlugin({ activeModules: true, entries: false, dependencies: false })],
      };`,
  });
});

page.shows("emitting emit UploadPlugin main.js", async () => {
  const configuration = await configurationOf(PAGE, "Math.round(percentage * 100)");
  return buildOwn({
    ...(await samplesOf(PAGE, "upload-plugin.js")),
    "webpack.config.js": `import UploadPlugin from "./upload-plugin.js";
      ${configuration.replace("plugins: [", "plugins: [new UploadPlugin(), ")}`,
  });
});

page.shows("'abc' is an invalid value", () => run("npx webpack --progress=abc"));

page.shows("emitting emit StuckPlugin", async () => {
  const printed = await run("npx webpack --progress", {
    "webpack.config.js": `
      class StuckPlugin {
        apply(compiler) {
          compiler.hooks.emit.tapAsync("StuckPlugin", () => {});
        }
      }
      export default { mode: "development", plugins: [new StuckPlugin()] };`,
  });
  // Nothing after it: neither a result nor an error.
  expect(printed).toMatch(/emitting emit StuckPlugin\s+exit status 0\s*$/);
  return printed;
});

page.shows("unknown property 'foo'", () => reported("{ foo: 1 }").catch(String));

page.restIs({});
