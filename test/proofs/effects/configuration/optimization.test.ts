import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, type Files, project } from "../../lib/project";

const samples = effectsOf("configuration/optimization.mdx");

/** Returns a package of so many bytes. */
const pack = (name: string, bytes: number): Files => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}" }`,
  [`node_modules/${name}/index.js`]: `globalThis.${name.replace("-", "")} = "${"words ".repeat(bytes / 6)}";`,
});
const entrypoints: Configuration = { stats: { entrypoints: true }, performance: false };

samples.effect('runtimeChunk: "single",\n    splitChunks', {
  files: { ...pack("big", 60_000), "src/index.js": 'import "big";\nconsole.log(1);' },
  rest: entrypoints,
  without: ["optimization"],
  shows: /^Entrypoint main .* = runtime\.js .* \d+\.js .* main\.js/m,
});

const data: Files = {
  "src/index.js": 'console.log(function total() {}, new URL("./data.json", import.meta.url));',
  "src/data.json": '{ "a": 1 }',
};
samples.effect("minimize: {\n      javascript", {
  files: data,
  without: ["optimization.minimize.javascript"],
  shows: "function total(",
});
samples.effect("minimize: {\n      javascript", {
  files: data,
  without: ["optimization.minimize.json"],
  shows: '\n{"a":1}',
});

const files: Files = {
  "src/index.js": `
    import "./a.css";
    console.log(new URL("./data.json", import.meta.url), new URL("./a.svg", import.meta.url));`,
  "src/a.css": ".a { top: 0 } .b { left: 0 } .c { top: 0 }",
  "src/data.json": '{ "a": 1 }',
  "src/a.svg": '<svg xmlns="http://www.w3.org/2000/svg">\n  <!-- a comment -->\n  <g/>\n</svg>',
};
const page: Files = { "src/index.html": "<!doctype html><p>a   <b>b</b>   c</p>\n\n<p>d</p>" };
samples.effect("drop_console: true, passes: 2", {
  files,
  without: ["optimization.minimizeOptions.javascript"],
  hides: /console\.log/,
});
samples.effect("drop_console: true, passes: 2", {
  files,
  without: ["optimization.minimizeOptions.css"],
  shows: /\.a,\.c\{top:0\}/,
});
samples.effect("drop_console: true, passes: 2", {
  files: page,
  rest: { entry: "./src/index.html" },
  without: ["optimization.minimizeOptions.html"],
  shows: /<p>a <b>b<\/b> c<p>d/,
});
samples.effect("drop_console: true, passes: 2", {
  files,
  without: ["optimization.minimizeOptions.json"],
  shows: '\n{"a":1}',
});
samples.effect("drop_console: true, passes: 2", {
  files,
  without: ["optimization.minimizeOptions.xml"],
  hides: "a comment",
});

samples.tries("cleanupStructure: true", async (code) => {
  const shown = (await fencesOf("configuration/optimization.mdx")).filter(({ lang }) => lang === "xml");
  const [source, result] = shown.map(({ code }) => code);
  const built = await buildOwn(
    await project({
      "src/index.js": 'document.images[0].src = new URL("./roof.svg", import.meta.url);',
      "src/roof.svg": source ?? "",
      "webpack.config.js": code,
    }),
  );
  expect(built).toContain(result?.trim());
  // As the text says.
  expect((result ?? "").length * 2).toBeLessThan((source ?? "").length);
});

/** A plugin that writes other style sheets, which replaces the one of the package. */
const cssMinimizer: Files = {
  "node_modules/css-minimizer-webpack-plugin/package.json": '{ "type": "module" }',
  "node_modules/css-minimizer-webpack-plugin/index.js": `
    export default class {
      apply({ hooks, webpack }) {
        hooks.compilation.tap("Css", (compilation) => {
          const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
          compilation.hooks.processAssets.tap({ name: "Css", stage }, (assets) => {
            const written = new webpack.sources.RawSource("/* by the plugin */");
            compilation.updateAsset("main.css", written, { minimized: true });
          });
        });
      }
    }`,
  "src/index.js": 'import "./a.css";\nconsole.log(1);',
  "src/a.css": ".a { top: 0 }",
};
samples.effect("new CssMinimizerPlugin()", {
  files: cssMinimizer,
  without: ["optimization.minimizer.0"],
  shows: "/* by the plugin */",
});
samples.effect("new CssMinimizerPlugin()", {
  files: cssMinimizer,
  without: ["optimization.minimizer.1"],
  shows: /^asset main\.js .*\[minimized\]/m,
});

const scripts: Files = {
  "src/index.js": 'console.log("mine"); if (true) { /* a comment */ }',
  "src/vendor.js": 'console.log("vendor"); if (true) { /* a comment */ }',
};
const withVendor: Configuration = { entry: { main: "./src/index.js", vendor: "./src/vendor.js" } };
samples.effect("new MinimizerPlugin", {
  files: scripts,
  rest: withVendor,
  without: ["optimization.minimizer.0"],
  hides: /console\.log\("mine"\)/,
});
samples.effect("new MinimizerPlugin", {
  files: scripts,
  rest: withVendor,
  // Without the three dots, nothing minifies what the plugin excludes.
  without: ["optimization.minimizer.1"],
  shows: /^asset vendor\.js .*\[minimized\]/m,
});

const shops: Files = {
  ...pack("both", 28_000),
  ...pack("only", 28_000),
  "src/shop.js": 'import "both";\nconsole.log("shop");',
  "src/admin.js": 'import "both";\nimport "only";\nconsole.log("admin");',
};
samples.effect('splitChunks: {\n      chunks: "all",\n    },', {
  files: shops,
  rest: entrypoints,
  without: ["optimization"],
  shows: [
    /^Entrypoint shop .* = \d+\.js 27\.\d KiB shop\.js/m,
    /^Entrypoint admin .* = \d+\.js 27\.\d KiB admin\.js 2/m,
  ],
});

const shared: Files = {
  ...pack("react", 25_000),
  ...pack("react-dom", 60_000),
  ...pack("lodash", 60_000),
  "src/index.js": 'import "react";\nimport "react-dom";\nimport "lodash";\nimport "./shared.js";',
  "src/other.js": 'import "./shared.js";\nconsole.log("other");',
  "src/shared.js": `console.log("shared ${"words ".repeat(5_000)}");`,
};
const twoEntries: Configuration = { ...entrypoints, entry: { main: "./src/index.js", other: "./src/other.js" } };
samples.effect("react|react-dom|scheduler", {
  files: shared,
  rest: twoEntries,
  without: ["optimization.splitChunks.cacheGroups.react"],
  shows: [
    /^Entrypoint main .* \d+\.js \d+\.\d KiB react\.js|^Entrypoint main .* react\.js/m,
    /^asset react\.js 8\d\.\d KiB/m,
  ],
});
samples.effect("react|react-dom|scheduler", {
  files: shared,
  rest: twoEntries,
  without: ["optimization.splitChunks.cacheGroups.default"],
  shows: /^other\.js\n.*"shared words/m,
});

samples.effect('runtimeChunk: "single",\n  },', {
  files: shops,
  rest: entrypoints,
  without: ["optimization"],
  shows: [/^Entrypoint shop .* = runtime\.js .* shop\.js/m, /^Entrypoint admin .* = runtime\.js .* admin\.js/m],
});

samples.effect('nodeEnv: "staging"', {
  files: { "src/index.js": "console.log(process.env.NODE_ENV, import.meta.env.MODE);" },
  without: ["optimization"],
  shows: 'console.log("staging","staging")',
});

samples.effect("concatenateModules: { commonjs: false }", {
  files: {
    "src/index.js": 'import { a } from "./a.cjs";\nconsole.log(a);',
    "src/a.cjs": '"use strict";\nexports.a = Math.random();',
  },
  without: ["optimization"],
  hides: "./src/index.js + 1 modules",
});

const readable: Files = {
  "src/index.js": '// A comment.\nimport { area } from "./shapes.js";\nimport("./lazy.js").then(() => area(2));',
  "src/shapes.js": "export const area = (size) => Math.random() * size;",
  "src/lazy.js": 'import { area } from "./shapes.js";\nconsole.log(area(3));',
};
for (const [option, readableOutput] of [
  ["minimize", /\/\/ A comment\./],
  ["moduleIds", /^\/\*\*\*\/ "\.\/src\/shapes\.js"/m],
  ["chunkIds", /^src_lazy_js\.js$/m],
  ["mangleExports", /"area", 0, \/\* binding \*\//],
] as const) {
  samples.effect("mangleExports: false,", {
    files: readable,
    without: [`optimization.${option}`],
    shows: readableOutput,
  });
}
samples.effect("mangleExports: false,", {
  files: {
    "src/index.js": 'import { a } from "./a.js";\nconsole.log(a);',
    "src/a.js": "export const a = Math.random();",
  },
  without: ["optimization.concatenateModules"],
  hides: "./src/index.js + 1 modules",
});

const code =
  'function longName(first) { debugger; console.log("a" + "b", first); return first * 2; }\n' +
  'globalThis.out = [longName(globalThis.in), longName.name, "é"];';

/** What webpack's own printer writes with some options, and with none of them. */
test.each([
  ["compress.drop_console", { compress: { drop_console: true } }, /^(?!.*console)/],
  ["compress: false", { compress: false }, /"a"\+"b"/],
  ["compress.drop_debugger", { compress: { drop_debugger: false } }, /debugger/],
  ["compress.pure_funcs", { compress: { pure_funcs: ["console.log"] } }, /^(?!.*console)/],
  ["mangle: false", { mangle: false }, /longName\(first\)/],
  ["mangle.reserved", { mangle: { reserved: ["longName"] } }, /longName\((?!first)/],
  ["keep_fnames", { keep_fnames: true }, /longName\((?!first)/],
  ["ecma", { ecma: 5 }, /"ab"/],
  ["format.quote_style", { format: { quote_style: 1 } }, /'ab'/],
  ["format.ascii_only", { format: { ascii_only: true } }, /\\xe9/],
  ["format.preamble", { format: { preamble: "/* note */" } }, /note/],
])(
  "with futureDefaults, %s has its effect",
  async (_, javascript, shows) => {
    const written = async (options: object) => {
      const optimization = { minimizeOptions: { javascript: options } };
      const printed = await build({ "src/index.js": code }, { experiments: { futureDefaults: true }, optimization });
      return printed.slice(printed.indexOf("\nmain.mjs\n")).replace(/\n/g, " ");
    };
    const plain = await written({});
    expect(plain).not.toMatch(shows);
    expect(await written(javascript)).toMatch(shows);
    for (const ignored of [{ noSuchOption: true }, { mangle: { properties: true } }, { format: { beautify: true } }]) {
      expect(await written(ignored)).toBe(plain);
    }
  },
  120_000,
);
