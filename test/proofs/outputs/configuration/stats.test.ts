import path from "node:path";
import { expect, test } from "vitest";
import webpack, { type Compiler, type Configuration, type Stats } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf, textOf } from "../../lib/page-text";
import { build, type Files, project, run } from "../../lib/project";

const page = await outputsOf("configuration/stats.mdx");
const fences = await fencesOf("configuration/stats.mdx");

const parts = Array.from({ length: 15 }, (_, index) => `part${index + 1}`);

/** The project of the page: three modules of its own, the last one on demand, and 16 of a package. */
const ui: Files = {
  "package.json": '{ "name": "acme-ui", "type": "module" }',
  "src/index.js": 'import { area } from "./shapes.js";\nimport("./chart.js").then(({ draw }) => draw(area(2)));\n',
  "src/shapes.js": "export const area = (r) => Math.PI * r * r;\nexport const perimeter = (r) => 2 * Math.PI * r;\n",
  "src/chart.js": `import { ${parts.join(", ")} } from "acme-charts";\n\nexport const draw = (size) => [${parts.join(", ")}].map((part) => part(size));\n`,
  "node_modules/acme-charts/package.json": '{ "name": "acme-charts", "type": "module", "sideEffects": false }',
  "node_modules/acme-charts/index.js": parts.map((part) => `export { ${part} } from "./${part}.js";\n`).join(""),
  ...Object.fromEntries(
    parts.map((part, index) => [
      `node_modules/acme-charts/${part}.js`,
      `/* ${"A part of a chart. ".repeat(50)} */\nexport const ${part} = (size) => document.createElement("${part}").append(size * ${index});\n`,
    ]),
  ),
};

type StatsValue = Configuration["stats"];

/** Builds a project with the files that are in its folder. */
function statsOf(folder: string, configuration: Configuration): Promise<Stats> {
  const output = { path: path.join(folder, "dist") };
  return new Promise((resolve, reject) => {
    const compiler = webpack({ mode: "production", context: folder, output, ...configuration }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      compiler?.close(() => resolve(stats));
    });
  });
}

/** What one build of the project prints with different options: nothing else depends on them. */
const builds = new Map<Configuration["mode"], Promise<Stats>>();
async function printed(stats: StatsValue, mode: Configuration["mode"] = "production"): Promise<string> {
  const built = builds.get(mode) ?? statsOf(await project(ui), { mode });
  builds.set(mode, built);
  return (await built).toString(stats);
}

page.shows("has an unknown property 'colour'", () => build(ui, { stats: { colour: true } as object }));

page.shows("26 modules", () => printed("minimal"));
page.shows("orphan modules 15.9 KiB", () => printed("normal"));
page.shows("webpack compiled successfully", () => printed("errors-warnings"));

page.shows("Entrypoint main 2.33 KiB = main.js", () =>
  printed({ all: false, assets: true, entrypoints: true, errors: true }),
);

// The moment is another one in each build.
page.shows("2026-11-21 11:40:05", async () =>
  (await printed({ builtAt: true })).replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, "2026-11-21 11:40:05"),
);

// Errors

const bad: Files = {
  "src/index.js": 'import "./outer.js";\n',
  "src/outer.js": 'import "./bad.js";\n',
  "src/bad.js": 'export const bad = 1;\nimport "./missing.js";\n',
};

page.shows("2 errors have detailed information", () =>
  build(
    {
      ...bad,
      "src/index.js": 'import "./outer.js";\nimport "./gone.js";\nimport data from "./data.json";\n',
      "src/data.json": "{",
    },
    {},
  ),
);
page.shows("using description file: /home/me/acme-ui/package.json", async () =>
  inAcmeUi(await build(bad, { stats: { errorDetails: true } })),
);
page.shows("@ ./src/outer.js 1:0-18", async () => inAcmeUi(await build(bad, {})));

/** Returns an output with the folder of the project replaced by the one that the page shows. */
function inAcmeUi(text: string): string {
  return text.replaceAll(/[^\s']*\.cache\/test\/proofs\/p-\w+/g, "/home/me/acme-ui");
}

/** A plugin that reports these errors. */
const reports =
  (...errors: Error[]) =>
  (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap("Reports", (compilation) => {
      compilation.errors.push(...(errors as typeof compilation.errors));
    });
  };

page.shows("[cause]: EACCES: permission denied", () =>
  build(
    {},
    {
      stats: { preset: "errors-only", errorCause: true, errorErrors: true },
      plugins: [
        reports(
          new Error("Theme cannot be read", { cause: new Error("EACCES: permission denied") }),
          new AggregateError(
            ["red is no color", "blu is no color"].map((text) => new Error(text)),
            "2 tokens are invalid",
          ),
        ),
      ],
    },
  ),
);

page.shows("[DEP_WEBPACK_STATS_WARNINGS_FILTER]", () =>
  run("npx webpack", { "webpack.config.js": 'export default { stats: { warningsFilter: ["sass"] } };' }),
);

// Assets and entry points

const logo: Files = {
  "src/index.js": 'import logo from "./logo.svg";\nconsole.log(logo);\n',
  "src/logo.svg": "<svg/>\n",
};
const tooLarge: Configuration = {
  devtool: "source-map",
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  performance: { hints: "stats", maxAssetSize: 100, maxEntrypointSize: 100 },
};

page.shows("HINT in entrypoint size limit", () => build(logo, tooLarge));
page.shows("assets by status 7 bytes [cached] 1 asset", () => again(logo, tooLarge));
page.shows("[cached] [immutable] [from: src/logo.svg]", () =>
  again(logo, { ...tooLarge, stats: { cachedAssets: true } }),
);
page.shows("sourceMap main.js.map", () => build(logo, { ...tooLarge, stats: { relatedAssets: true } }));
page.shows("Entrypoint main [big]", () =>
  build(logo, { ...tooLarge, stats: { entrypoints: true, chunkGroupAuxiliary: true } }),
);

/** Returns what the second of two builds prints, which finds the files of the first one. */
async function again(files: Files, configuration: Configuration): Promise<string> {
  const folder = await project(files);
  await statsOf(folder, configuration);
  return (await statsOf(folder, configuration)).toString(configuration.stats);
}

// Chunks

page.shows("chunk (runtime: main) 161.js", () => printed({ chunks: true }));
page.shows("> ./chart.js ./src/index.js 2:0-20", () =>
  printed({ chunks: true, ids: true, chunkOrigins: true, chunkRelations: true }),
);

// Modules

page.shows("| ./src/index.js 92 bytes [built]", () => printed({ nestedModules: true }));
page.shows("webpack/runtime/ensure chunk", () => printed({ runtimeModules: true }));
page.shows("[522]", () => printed({ ids: true }));
page.shows("import() ./chart.js ./src/index.js + 1 modules", () => printed({ reasons: true, modulesSpace: 1000 }));
page.shows("[all exports used]", () => printed({ usedExports: true, providedExports: true }));
page.shows("ModuleConcatenation bailout: Cannot concat with ./src/shapes.js", () =>
  build(ui, {
    entry: { shop: "./src/index.js" },
    optimization: { splitChunks: { cacheGroups: { shapes: { test: /shapes/, chunks: "all", enforce: true } } } },
    stats: { optimizationBailout: true },
  }),
);

// Child compilations

page.shows("1 ERROR in child compilations", () =>
  build(
    {},
    {
      plugins: [
        (compiler) => {
          compiler.hooks.make.tapAsync("Template", (compilation, callback) => {
            const child = compilation.createChildCompiler("Template", {}, []);
            reports(new Error("The template is wrong"))(child);
            child.runAsChild((error) => callback(error));
          });
        },
      ],
    },
  ),
);

// Messages of loaders

const logging: Files = {
  "src/index.js": 'import { area } from "../log-loader.cjs!./shapes.js";\nconsole.log(area);\n',
  "src/shapes.js": "export const area = (r) => Math.PI * r * r;\n",
  "log-loader.cjs": `
    module.exports = function (source) {
      const logger = this.getLogger("log-loader");
      logger.info("info msg");
      logger.log("log msg");
      logger.debug("debug msg");
      return source;
    };`,
};

page.shows("+ 2 hidden lines", () => build(logging, {}));
page.shows("DEBUG LOG from", () => build(logging, { stats: { loggingDebug: [/log-loader/, /^ThemePlugin$/] } }));

// The plugin and its configuration as they stand on the page

page.shows("(1.23 KiB gzip)", async () => {
  const text = await run("npx webpack", {
    ...ui,
    "gzip-stats-plugin.js": fences.find(({ title }) => title === "gzip-stats-plugin.js")?.code ?? "",
    "webpack.config.js": fences.find(({ code }) => code.includes("new GzipStatsPlugin()"))?.code ?? "",
  });
  // The last digits depend on the zlib of the Node version and on the processor.
  return text
    .replace(/\(1\.2\d? KiB gzip\)/, "(1.23 KiB gzip)")
    .replace(/\((?:29|30)\d bytes gzip\)/, "(300 bytes gzip)");
});

page.restIs({});

const quotes: [words: string, stats: StatsValue, mode?: "development"][] = [
  ["hidden modules 15.8 KiB 16 modules", { orphanModules: true, excludeModules: ["acme-charts"] }],
  ["hidden assets 2.33 KiB 1 asset", { excludeAssets: /main/ }],
  ["PublicPath: auto", { publicPath: true }],
  ["[depth 1]", { depth: true }],
  ["dependent modules 93 bytes [dependent] 1 module", { chunks: true }, "development"],
  ["modules by path ./src/*.js 496 bytes", {}, "development"],
];
test.each(quotes)("words in the text: %s", async (words, stats, mode) => {
  expect(await textOf("configuration/stats.mdx")).toContain(words);
  expect(await printed(stats, mode)).toContain(words);
});

test.each([
  ["detailed", 68],
  ["verbose", 136],
] as const)("%s prints %i lines", async (stats, lines) => {
  const text = await printed(stats);
  expect(text.split("\n")).toHaveLength(lines);
});
