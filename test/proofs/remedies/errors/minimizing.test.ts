import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration } from "webpack";
import webpack, { sources } from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { type Files, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

/** Builds with one instance of the plugin. Its types ask for more than it needs, and refuse what is wrong on purpose. */
function minimized(options: object, files: Files = {}, rest: Configuration = {}): Promise<string> {
  const minimizer = [new MinimizerPlugin(options as ConstructorParameters<typeof MinimizerPlugin>[0])];
  return printed({ "src/index.js": "console.log(1);", ...files }, { ...rest, optimization: { minimizer } });
}

/** A file that gets into the output as it is. */
const asset = (name: string, content: string): [Files, Configuration] => [
  { "src/index.js": `new URL("./${name}", import.meta.url);`, [`src/${name}`]: content },
  { module: { rules: [{ test: /\.(css|json)$/, type: "asset/resource", generator: { filename: "[name][ext]" } }] } },
];

const banner = (raw: boolean) =>
  minimized({}, {}, { plugins: [new webpack.BannerPlugin({ banner: "Acme Shop", raw })] });
raises("minimizing/#unexpected-token", { broken: () => banner(true), fixed: () => banner(false) });

/** Minimizes a static block with a version of terser, and prints an error in the words of Angular CLI. */
async function optimized(version: string): Promise<string> {
  const modules = await installVersion("terser", version);
  return run("node optimize.cjs", {
    "optimize.cjs": `require("${modules}/terser").minify("class Cart { static { this.total = 0; } }").then(
      ({ code }) => console.log(code.length > 0),
      (error) => console.log(\`Error: Optimization error [main.4f1c2a.js]: \${error}\`),
    );`,
  });
}
raises("minimizing/#unexpected-token", { broken: () => optimized("5.14.2"), fixed: () => optimized("5.15.0") });

raises("minimizing/#missing-minimizer", {
  broken: () => minimized({ minify: MinimizerPlugin.uglifyJsMinify }),
  fixed: () => minimized({}),
});

type Input = Record<string, string>;
raises("minimizing/#no-result", {
  broken: () => minimized({ minify: async (input: Input) => ({ result: Object.values(input)[0] }) }),
  fixed: () => minimized({ minify: async (input: Input) => ({ code: Object.values(input)[0] }) }),
});

const css = (content: string) =>
  minimized({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }, ...asset("page.css", content));
raises("minimizing/#css", {
  broken: () => css("{{ color: red; }"),
  fixed: () => css("body { color: red; }"),
});

raises("minimizing/#unknown-option", {
  broken: () => minimized({ terserOptions: { compress: { drop_consol: true } } }),
  fixed: () => minimized({ terserOptions: { compress: { drop_console: true } } }),
});

const LICENSED = { "src/index.js": "/* license */ console.log(1);" };
const comments = (extractComments: unknown) =>
  minimized({ minify: MinimizerPlugin.swcMinify, extractComments }, LICENSED);
raises("minimizing/#extract-comments", {
  broken: () => comments(() => true),
  fixed: () => comments(/license/),
});

/** Builds by the command line with code for the configuration, where errors may end the process. */
const configured = (rest: string, others: Files = {}, head = "", line = "npx webpack") =>
  run(line, {
    "webpack.config.js": `import webpack from "webpack";\n${head}\nexport default { mode: "production", ${rest} };`,
    "src/index.js": "console.log(1);",
    ...others,
  });

/**
 * A function of the configuration runs in a worker, with a constant from around it or with its own one. Programs of tests
 * are told by NODE_OPTIONS to do without workers.
 */
const shortening = (around: string, inside: string) =>
  configured(
    "optimization: { minimizer: [new MinimizerPlugin({ minify, parallel: 2 })] }",
    {},
    `import MinimizerPlugin from "minimizer-webpack-plugin";
    ${around}
    const minify = async (input) => { ${inside} return { code: owner + Object.values(input)[0] }; };`,
    "NODE_OPTIONS= npx webpack",
  );
raises("minimizing/#not-defined", {
  broken: () => shortening('const owner = "/* Acme */";', ""),
  fixed: () => shortening("", 'const owner = "/* Acme */";'),
});

const minimizer = (code: string) =>
  configured(
    'optimization: { minimizer: [new MinimizerPlugin({ minify: path.resolve("shorten.cjs") })] }',
    { "shorten.cjs": code },
    'import path from "node:path";\nimport MinimizerPlugin from "minimizer-webpack-plugin";',
  );
raises("minimizing/#minimizer-module", {
  broken: () => minimizer('exports.shorten = async () => ({ code: "1" });'),
  fixed: () => minimizer('module.exports = async () => ({ code: "1" });'),
});

const json = (content: string) =>
  minimized({ test: /\.json$/, minify: MinimizerPlugin.jsonMinify }, ...asset("prices.json", content));
raises("minimizing/#minimizer-error", {
  broken: () => json("{ price: 3 }"),
  fixed: () => json('{ "price": 3 }'),
});

/** A package that is published with its map, but without what the map names. */
const CHARTS: Files = {
  "src/index.js": 'import "charts";',
  "node_modules/charts/index.js": "console.log(1);\n//# sourceMappingURL=index.js.map",
  "node_modules/charts/index.js.map": '{"version":3,"sources":["src/index.ts"],"names":[],"mappings":"AAAA"}',
};
const mapped = (rule: object) =>
  printed(CHARTS, {
    devtool: "source-map",
    module: { rules: [{ test: /\.js$/, extractSourceMap: true, ...rule }] },
  });
raises("minimizing/#map-not-read", { broken: () => mapped({}), fixed: () => mapped({ exclude: /charts/ }) });

/** Builds with a plugin that replaces the script of the output. */
const replaced = (change: (old: sources.Source) => sources.Source) =>
  printed(
    { "src/index.js": "console.log(1);" },
    {
      devtool: "source-map",
      plugins: [
        (compiler) =>
          compiler.hooks.compilation.tap("AcmePlugin", (compilation) =>
            compilation.hooks.processAssets.tap("AcmePlugin", () => compilation.updateAsset("main.js", change)),
          ),
      ],
    },
  );
raises("minimizing/#invalid-map", {
  broken: () =>
    replaced(
      (old) => new sources.SourceMapSource(old.source().toString(), "main.js", '{ "version": 3, "mappings": [] }'),
    ),
  fixed: () =>
    replaced((old) => {
      const source = new sources.ReplaceSource(old);
      source.insert(0, "/* Acme */");
      return source;
    }),
});

const loader = (map: string) =>
  configured('devtool: "source-map", module: { rules: [{ test: /index\\.js$/, loader: "./price-loader.cjs" }] }', {
    "price-loader.cjs": `module.exports = function (code) { this.callback(null, code${map}); };`,
  });
raises("minimizing/#loader-map", {
  broken: () => loader(', { version: 3, mappings: "AAAA" }'),
  fixed: () => loader(""),
});

const appended = (filename: string) =>
  configured(
    `devtool: false, plugins: [new webpack.SourceMapDevToolPlugin({ ${filename} append: () => "\\n//# sourceMappingURL=x" })]`,
  );
raises("minimizing/#append-function", {
  broken: () => appended(""),
  fixed: () => appended('filename: "[file].map",'),
});

const terser = (options: object, minimizerOptions?: object) =>
  minimized({ minify: { implementation: MinimizerPlugin.terserMinify, options }, minimizerOptions });
raises("minimizing/#options-twice", {
  broken: () => terser({ compress: false }, { mangle: false }),
  fixed: () => terser({ compress: false, mangle: false }),
});

const gzip = (given: object) =>
  minimized({
    generate: { gzip: { implementation: MinimizerPlugin.compress, filename: "[path][base].gz", ...given } },
  });
const compressed = { options: { algorithm: "gzip" }, type: "asset" };
raises("minimizing/#options-twice", {
  broken: () => minimized({ generate: { implementation: MinimizerPlugin.compress, ...compressed } }),
  fixed: () => gzip(compressed),
});
raises("minimizing/#generator-type", {
  broken: () => gzip({}),
  fixed: () => gzip({ type: "asset" }),
});

const same = async (input: Input) => ({ code: Object.values(input)[0] });
const photo = (name: string) =>
  minimized(
    { test: /\.txt$/, minify: [], generate: { webp: { implementation: same } } },
    { "src/index.js": `import photo from "./photo.txt?as=${name}";\nconsole.log(photo);`, "src/photo.txt": "3" },
    { module: { rules: [{ test: /\.txt$/, type: "asset/resource" }] } },
  );
raises("minimizing/#generate-preset", {
  broken: () => photo("avif"),
  fixed: () => photo("webp"),
});
