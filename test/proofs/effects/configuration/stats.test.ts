import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { type Files, project, samplesOf } from "../../lib/project";

const PAGE = "configuration/stats.mdx";
const samples = effectsOf(PAGE);

for (const [option, printed] of [
  ["assets", /^asset main\.js/m],
  ["timings", /compiled successfully in \d+ ms/],
] as const) {
  samples.effect('preset: "errors-warnings"', { without: [`stats.${option}`], shows: printed });
}
samples.effect('preset: "errors-warnings"', { without: ["stats.preset"], hides: /^\.\/src\/index\.js/m });

samples.effect("all: false", { without: ["stats.all"], hides: /compiled successfully|\.\/src\/index\.js/ });
samples.effect("all: false", { without: ["stats.assets"], shows: /^asset main\.js/m });
samples.effect("all: false", { without: ["stats.entrypoints"], shows: /^Entrypoint main/m });
samples.effect("all: false", {
  files: { "src/index.js": 'import "./nowhere.js";' },
  without: ["stats.errors"],
  shows: "Module not found",
});

samples.tries("colors: {", async (code) => {
  const folder = await project({ "webpack.config.js": code });
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: configuration }: { default: Configuration } = await import(/* @vite-ignore */ file);
  const printed = await new Promise<string>((resolve, reject) => {
    const output = { path: path.join(folder, "dist") };
    const compiler = webpack({ ...configuration, context: folder, output }, (error, stats) => {
      compiler?.close(() => (stats ? resolve(stats.toString(configuration.stats)) : reject(error)));
    });
  });
  expect(printed).toContain("\u001b[34mmain.js");
});

/** A plugin that reports these errors. */
const reports =
  (...errors: Error[]) =>
  (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap("Reports", (compilation) => {
      compilation.errors.push(...(errors as typeof compilation.errors));
    });
  };

samples.effect("errorCause: true", {
  rest: { plugins: [reports(new Error("a", { cause: new Error("EACCES") }))] },
  without: ["stats.errorCause"],
  shows: "[cause]: EACCES",
});

samples.effect("errorErrors: true", {
  rest: { plugins: [reports(new AggregateError([new Error("red is no color")], "b"))] },
  without: ["stats.errorErrors"],
  shows: "[errors]: red is no color",
});

const pictures = Array.from({ length: 30 }, (_, index) => `picture${index}.png`);
samples.effect("assetsSpace: Infinity", {
  files: {
    "src/index.js": pictures.map((name) => `console.log(new URL("./${name}", import.meta.url));`).join("\n"),
    ...Object.fromEntries(pictures.map((name) => [`src/${name}`, name])),
  },
  rest: { output: { assetModuleFilename: "[name][ext]" } },
  without: ["stats"],
  shows: /asset picture29\.png/,
  hides: /^asset main\.js[\s\S]*\+ \d+ assets|^\s*\d+ assets|\+ \d+ assets/m,
});

samples.effect("excludeAssets", {
  files: {
    "src/index.js": 'console.log(new URL("./de.json", import.meta.url), new URL("./a.map", import.meta.url));',
    "src/de.json": "{}",
    "src/a.map": "{ }",
  },
  rest: {
    output: { assetModuleFilename: ({ filename }) => `${filename?.endsWith("json") ? "locales/" : ""}[name][ext]` },
  },
  without: ["stats"],
  shows: /hidden assets \d bytes 2 assets/,
  hides: /asset (?:locales\/de\.json|a\.map)/,
});

samples.effect("excludeModules", {
  files: {
    "src/index.js": `import { draw } from "acme-charts";\nimport "./small.js";\ndraw();\n// ${"words ".repeat(20)}`,
    "src/small.js": "console.log(1);",
    "node_modules/acme-charts/package.json": '{ "name": "acme-charts", "type": "module", "sideEffects": false }',
    "node_modules/acme-charts/index.js": `export const draw = () => 1;\n// ${"words ".repeat(20)}`,
  },
  rest: { optimization: { concatenateModules: false } },
  without: ["stats.excludeModules"],
  shows: /hidden modules .* \d modules/,
  hides: /^(?:\.\/node_modules\/acme-charts\/index\.js|\s*\.\/src\/small\.js)/m,
});

samples.effect('children: "errors-warnings"', {
  rest: {
    plugins: [
      (compiler: Compiler) => {
        compiler.hooks.make.tapAsync("Template", (compilation, callback) => {
          const child = compilation.createChildCompiler("Template", {}, []);
          reports(new Error("The template is wrong"))(child);
          child.runAsChild((error) => callback(error));
        });
      },
    ],
  },
  without: ["stats"],
  shows: "The template is wrong",
  hides: "1 ERROR in child compilations",
});

samples.effect("loggingDebug", {
  files: {
    "src/index.js": 'import "../log-loader.cjs!./a.js";',
    "src/a.js": "",
    "log-loader.cjs": `module.exports = function (source) {
      this.getLogger("log-loader").debug("from the loader");
      return source;
    };`,
  },
  rest: {
    plugins: [
      (compiler: Compiler) => {
        compiler.hooks.thisCompilation.tap("ThemePlugin", (compilation) => {
          compilation.getLogger("ThemePlugin").debug("from the plugin");
          compilation.getLogger("OtherPlugin").debug("from another plugin");
        });
      },
    ],
  },
  without: ["stats"],
  shows: [/^ +from the loader/m, /^ +from the plugin/m],
});

const { "gzip-stats-plugin.js": gzip = "" } = await samplesOf(PAGE, "gzip-stats-plugin.js");
const sizes: Files = { "gzip-stats-plugin.js": gzip, "src/index.js": "console.log(1);" };
samples.effect("new GzipStatsPlugin()", {
  files: sizes,
  without: ["plugins"],
  shows: /^asset main\.js .*\(\d+ bytes gzip\)/m,
});
samples.effect("new GzipStatsPlugin()", { files: sizes, without: ["stats"], hides: "compiled successfully" });
