import { expect, onTestFinished, test, vi } from "vitest";
import webpack from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { textOf } from "../../lib/page-text";
import { build } from "../../lib/project";
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

test.each([
  ["asset/inline", 6000, {}, false],
  ["asset/inline", 6040, {}, true],
  ["asset", 8000, {}, true],
  ["asset", 8000, { dataUrlCondition: { maxSize: 6000 } }, false],
  ["asset", 6000, { dataUrlCondition: { maxSize: 6000 } }, false],
])("inlinedAssets measures the data URL: %s of %i bytes with %o", async (type, size, parser, reported) => {
  const files = { "src/index.js": 'import data from "./a.bin";\nconsole.log(data);\n', "src/a.bin": "a".repeat(size) };
  const rules = [{ test: /\.bin$/, type, parser }];
  const built = await build(files, { module: { rules }, performance: { inlinedAssets: true } });
  expect(built.includes("WARNING in inlined assets")).toBe(reported);
});

test("the example of duplicateModules needs both options", async () => {
  const [, performance, files, rest] = sizeChecks.find(([start]) => start === "WARNING in duplicate modules") ?? [];
  const warns = async (splitChunks: object) => {
    const built = await build(files ?? {}, { ...rest, performance, optimization: { splitChunks } });
    return built.includes("WARNING in duplicate modules");
  };
  expect(await warns({ chunks: "all" })).toBe(true);
  expect(await warns({ minSize: 0 })).toBe(true);
  expect(await warns({ chunks: "all", minSize: 0 })).toBe(false);
});

test("circularDependencies counts all groups, and lists five", async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const pair = (one: string, other: string) =>
    numbers.map((n) => [
      `src/${one}${n}.js`,
      `import { ${other} } from "./${other}${n}.js";\nexport const ${one} = () => ${other};`,
    ]);
  const files = {
    ...Object.fromEntries([...pair("a", "b"), ...pair("b", "a")]),
    "src/index.js": numbers.map((n) => `export { a as a${n} } from "./a${n}.js";`).join("\n"),
  };
  const built = await build(files, { performance: { circularDependencies: true } });
  expect(built).toContain("7 groups of modules import each other");
  expect(built.match(/^ {2}2 modules: /gm)).toHaveLength(5);
});
