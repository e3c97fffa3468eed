import { expect, onTestFinished, test, vi } from "vitest";
import webpack from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build } from "../../lib/project";
import { textOf } from "../../lib/shop";
import { type FailedCheck, filler } from "./performance-check";
import { codeChecks } from "./performance-code";
import { sizeChecks } from "./performance-size";

const page = await outputsOf("configuration/performance.mdx");

// Size limits

const large = { "src/index.js": 'import "./catalog.js";\n', "src/catalog.js": filler(378_000) };

let built: Promise<string> | undefined;
const buildLarge = () => {
  built ??= build(large, {});
  return built;
};

page.shows("WARNING in asset size limit", buildLarge);
page.shows("WARNING in entrypoint size limit", buildLarge);
page.shows("You can limit the size of your bundles by using import()", buildLarge);
page.shows("The runtime is part of the initial chunk of main.", () =>
  build({ "src/index.js": `import("./page.js");\n${filler(378_000)}`, "src/page.js": filler(10) }, {}),
);

/** Checks of the build itself. */
const buildChecks: FailedCheck[] = [
  [
    "WARNING in module caching",
    { cacheEffectiveness: true },
    { "stamp-loader.cjs": "module.exports = function (source) { this.cacheable(false); return source; };" },
    { cache: { type: "memory" }, module: { rules: [{ test: /\.js$/, use: "./stamp-loader.cjs" }] } },
  ],
  [
    "The following condition hardcodes a path separator",
    { osDependentRules: true },
    { "src/index.js": 'import "./legacy/a.js";\n', "src/legacy/a.js": "" },
    { module: { rules: [{ test: /src\/legacy\/.*\.js$/, sideEffects: true }] } },
  ],
];

for (const [start, performance, files, rest] of [...sizeChecks, ...codeChecks, ...buildChecks]) {
  page.shows(start, () => build(files, { ...rest, performance }));
}

page.shows("WARNING in hotspots", () => {
  // By a clock that only the loader moves: on a busy machine much more is slow.
  vi.useFakeTimers({ toFake: ["hrtime"] }).stubGlobal("compute", (ms: number) => vi.advanceTimersByTime(ms));
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const files = { "slow-loader.cjs": "module.exports = (source) => { compute(250); return source; };" };
  const rules = [{ test: /\.js$/, use: "./slow-loader.cjs" }];
  return build(files, { module: { rules }, performance: { hotspots: true } });
});

page.restIs({});

test("the five messages of unusedConfig", async () => {
  const printed = await build(
    {},
    {
      performance: { unusedConfig: true },
      resolve: { alias: { "@icons": "/shop/src/icons" } },
      externals: { jquery: "jQuery" },
      module: { rules: [{ test: /\.scss$/, type: "asset/source" }] },
      plugins: [
        new webpack.DefinePlugin({ API_URL: '"/api"' }),
        new webpack.container.ModuleFederationPlugin({
          name: "shop",
          remotes: { cart: "cart@/cart.js" },
          shared: { acme: { requiredVersion: "1", version: "1.0.0" } },
        }),
      ],
    },
  );
  const text = await textOf("configuration/performance.mdx");
  const messages = [...text.matchAll(/^\| `((?:The following|unused federation).+?)` \|/gm)].map(
    ([, message]) => message,
  );
  expect(messages).toHaveLength(5);
  for (const message of messages) expect(printed).toContain(message);
});
