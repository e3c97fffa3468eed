import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import WebpackDevServer, { type Configuration as ServerOptions } from "webpack-dev-server";
import { freePort } from "../../../../scripts/lib/free-port";
import { type Files, project, run, runUntil } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

/** A configuration that the types of webpack refuse as well. */
const wrong = (configuration: object) => configuration as Configuration;
const IMAGE: Files = { "src/index.js": 'import "./a.png";', "src/a.png": "" };
const IMAGES = [{ test: /\.png$/i, type: "asset" }];

raises("configuration/#invalid", {
  broken: () => printed({}, { parallelism: 0 }),
  fixed: () => printed({}, { parallelism: 1 }),
});

raises("configuration/#unknown-property", {
  broken: () => printed(IMAGE, wrong({ moduel: { rules: IMAGES } })),
  fixed: () => printed(IMAGE, { module: { rules: IMAGES } }),
});

const LOADER = { "price-loader.cjs": "module.exports = (source) => source;" };
const rule = (given: object) => ({ module: { rules: [{ test: /\.js$/, loader: "./price-loader.cjs", ...given }] } });
raises("configuration/#unknown-in-rule", {
  broken: () => printed(LOADER, rule({ query: { currency: "eur" } })),
  fixed: () => printed(LOADER, rule({ options: { currency: "eur" } })),
});

raises("configuration/#unknown-in-object", {
  broken: () => printed({}, wrong({ output: { pubicPath: "/shop/" } })),
  fixed: () => printed({}, { output: { publicPath: "/shop/" } }),
});

raises("configuration/#unknown-property", {
  broken: () => printed({}, wrong({ extensions: [".jsx", "..."] })),
  fixed: () => printed({}, { resolve: { extensions: [".jsx", "..."] } }),
});

raises("configuration/#unknown-property", {
  broken: () => printed({}, wrong({ sassLoader: {} })),
  fixed: () => printed(LOADER, rule({ options: {} })),
});

raises("configuration/#unknown-in-rule", {
  broken: () => printed(LOADER, rule({ currency: "eur" })),
  fixed: () => printed(LOADER, rule({ options: { currency: "eur" } })),
});

raises("configuration/#condition-not-absolute", {
  broken: () => printed({}, { module: { rules: [{ exclude: "node_modules", type: "javascript/auto" }] } }),
  fixed: () => printed({}, { module: { rules: [{ exclude: /node_modules/, type: "javascript/auto" }] } }),
});

const modeOf = (stage: string) => (stage === "production" ? "production" : "development");
raises("configuration/#mode", {
  broken: () => printed({}, wrong({ mode: "staging" })),
  fixed: () => printed({}, { mode: modeOf("staging") }),
});

raises("configuration/#wrong-type", {
  broken: () => printed({}, wrong({ resolve: { extensions: ".ts" } })),
  fixed: () => printed({}, { resolve: { extensions: [".ts", "..."] } }),
});

raises("configuration/#wrong-type", {
  broken: () => printed({}, wrong({ optimization: { minimize: "false" } })),
  fixed: () => printed({}, { optimization: { minimize: [true, false].map(String).includes("yes") } }),
});

raises("configuration/#renamed", {
  broken: () => printed({}, wrong({ output: { jsonpFunction: "shopChunks" } })),
  fixed: () => printed({}, { output: { chunkLoadingGlobal: "shopChunks" } }),
});

raises("configuration/#module-loaders", {
  broken: () => printed(IMAGE, wrong({ module: { loaders: IMAGES } })),
  fixed: () => printed(IMAGE, { module: { rules: IMAGES } }),
});

raises("configuration/#not-absolute", {
  broken: () => printed({}, { context: "./app" }),
  fixed: () => printed({}, (folder) => ({ context: path.resolve(folder, ".") })),
});

raises("configuration/#condition-not-absolute", {
  broken: () => printed(IMAGE, { module: { rules: [{ test: ".png$", type: "asset" }] } }),
  fixed: () => printed(IMAGE, { module: { rules: IMAGES } }),
});

raises("configuration/#mode", {
  broken: () => printed({}, wrong({ mode: "prod" })),
  fixed: () => printed({}, { mode: "production" }),
});

raises("configuration/#no-mode", {
  broken: () => printed({}, { mode: undefined }),
  fixed: () => printed({}, { mode: "production" }),
});

raises("configuration/#devtool", {
  broken: () => printed({}, { devtool: "cheap-module-eval-source-map" }),
  fixed: () => printed({}, { devtool: "eval-cheap-module-source-map" }),
});

raises("configuration/#devtool", {
  // @ts-expect-error: the value is wrong.
  broken: () => printed({}, { devtool: null }),
  fixed: () => printed({}, { devtool: false }),
});

const banner = () => new webpack.BannerPlugin("Acme");
raises("configuration/#plugins-array", {
  broken: () => printed({}, wrong({ plugins: banner() })),
  fixed: () => printed({}, { plugins: [banner()] }),
});

raises("configuration/#plugin-item", {
  broken: () => printed({}, wrong({ plugins: ["BannerPlugin"] })),
  fixed: () => printed({}, { plugins: [banner()] }),
});

/** Builds with a part of what a CommonJS file exports, which was an ES module before it was compiled. */
async function withExport(pick: (exported: { default: object }) => object): Promise<string> {
  const folder = await project({ "acme-plugin.cjs": "exports.default = { apply() {} };" });
  const exported: { default: object } = createRequire(import.meta.url)(path.join(folder, "acme-plugin.cjs"));
  return printed(folder, wrong({ plugins: [pick(exported)] }));
}
raises("configuration/#plugin-apply", {
  broken: () => withExport((exported) => exported),
  fixed: () => withExport((exported) => exported.default),
});

/** Calls webpack with a list, which the function for one configuration cannot do. Returns the message of what is thrown. */
function listed(...configurations: unknown[]): string {
  try {
    webpack(configurations as Configuration[]);
    return "";
  } catch (error) {
    return String(error);
  }
}
const configuration = () => ({ mode: "production" }) as const;
raises("configuration/#not-an-object", {
  broken: async () => listed(configuration),
  fixed: async () => listed(configuration()),
});

raises("configuration/#split-chunks-name", {
  broken: () => printed({}, wrong({ optimization: { splitChunks: { chunks: "all", name: true } } })),
  fixed: () => printed({}, { optimization: { splitChunks: { chunks: "all" } } }),
});

raises("configuration/#wrong-type", {
  broken: () => printed({}, wrong({ optimization: { splitChunks: "all" } })),
  fixed: () => printed({}, { optimization: { splitChunks: { chunks: "all" } } }),
});

raises("configuration/#target", {
  broken: () => printed({}, { target: "nodejs" }),
  fixed: () => printed({}, { target: "node" }),
});

/** Creates a development server, which checks its options. It is not started. */
async function server(options: object): Promise<string> {
  const folder = await project();
  try {
    new WebpackDevServer(options as ServerOptions, webpack({ mode: "development", context: folder }));
    return "";
  } catch (error) {
    return String(error);
  }
}
raises("configuration/#dev-server", {
  broken: () => server({ contentBase: "./public" }),
  fixed: () => server({ static: "./public" }),
});

raises("configuration/#dev-server-proxy", {
  broken: () => server({ proxy: { "/api": "http://localhost:3000" } }),
  fixed: () => server({ proxy: [{ context: ["/api"], target: "http://localhost:3000" }] }),
});

const forBrowsers = (fields: string) =>
  printed({ "package.json": `{ "name": "project"${fields} }` }, { target: "browserslist" });
raises("configuration/#browserslist", {
  broken: () => forBrowsers(""),
  fixed: () => forBrowsers(', "browserslist": "defaults"'),
});

const OLD_AND_NEW = wrong({ optimization: { noEmitOnErrors: true, emitOnErrors: true } });
raises("configuration/#renamed", {
  broken: () => printed({}, OLD_AND_NEW),
  fixed: () => printed({}, { optimization: { emitOnErrors: true } }),
});

const recorded = (records: string) =>
  run("npx webpack", {
    "records.json": records,
    "webpack.config.js": `import path from "node:path";
      export default { mode: "development", recordsPath: path.resolve("records.json") };`,
  });
raises("configuration/#records", { broken: () => recorded('{ "modules": '), fixed: () => recorded("{}") });

raises("configuration/#electron", {
  broken: () => printed({}, { target: "electron20-main", output: { module: true } }),
  fixed: () => printed({}, { target: "electron28-main", output: { module: true } }),
});
test("CommonJS needs no other version of Electron", async () => {
  expect(await printed({}, { target: "electron20-main" })).toContain("compiled successfully");
});

const proxied = async (item: string) =>
  runUntil(
    `npx webpack serve --port ${await freePort()}`,
    { "webpack.config.js": `export default { mode: "development", devServer: { proxy: [${item}] } };` },
    [["compiled"]],
  );
raises("configuration/#dev-server-proxy", {
  broken: () => proxied('{ "/api": "http://localhost:3000" }'),
  fixed: () => proxied('{ context: ["/api"], target: "http://localhost:3000" }'),
});
