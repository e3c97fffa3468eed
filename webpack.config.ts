import { createRequire } from "node:module";
import path from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import StaticSiteGeneratorPlugin from "static-site-generator-webpack-plugin";
import type { Configuration, RuleSetRule } from "webpack";
import type {} from "webpack-dev-server"; // adds devServer to the type Configuration
// Not the package itself: that loads Babel for a plugin that is not used here.
import { InjectManifest } from "workbox-webpack-plugin/build/inject-manifest.js";
import { type Prepared, prepare } from "./scripts/content/prepare";
import { type Drawing, drawingOf } from "./scripts/outputs/drawing";
import { PRECACHED_HERE } from "./scripts/outputs/precached";
import { paths } from "./scripts/paths";
import { BundledPackagesPlugin } from "./scripts/webpack/bundled-packages-plugin";
import { ClientFilesPlugin } from "./scripts/webpack/client-files-plugin";
import { compileHint } from "./scripts/webpack/compile-hint";
import { ContentPlugin } from "./scripts/webpack/content-plugin";
import { serveContent } from "./scripts/webpack/serve-content";
import { serveDocument } from "./scripts/webpack/serve-document";
import { serveImages } from "./scripts/webpack/serve-images";
import { serveSearch } from "./scripts/webpack/serve-search";
import { ShortStatsPlugin } from "./scripts/webpack/short-stats-plugin";
import { TakeOutPlugin } from "./scripts/webpack/take-out-plugin";

const require = createRequire(import.meta.url);
const RESOLVE = {
  extensions: [".tsx", ".ts", ".js"],
  // Generated modules need packages too, and lie wherever CACHE_DIR says.
  modules: ["node_modules", path.join(paths.root, "node_modules")],
};
/** What the server bundle leaves to Node. */
const SERVER_PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/server", "react-router-dom"];

/** What `webpack` and `webpack serve` read. `npm run build` calls the functions below itself, to time them. */
export default async function config(env: { WEBPACK_SERVE?: boolean }): Promise<Configuration[]> {
  const prepared = await prepare(process.env, { isDevelopment: env.WEBPACK_SERVE ?? false });
  if (env.WEBPACK_SERVE) return [developmentConfig(prepared)];
  const made = toBeMade(prepared);
  const output = path.join(paths.root, "dist");
  return productionConfigs(prepared, output, made, drawingOf(prepared, output, made.clientFiles));
}

/** What webpack hands on besides the files that it writes, filled while it runs. */
export interface Made {
  clientFiles: ClientFilesPlugin;
  /** Of the client and of the worker. */
  packages: BundledPackagesPlugin;
  server: TakeOutPlugin;
  worker: TakeOutPlugin;
}

/** Before webpack runs. */
export function toBeMade(prepared: Pick<Prepared, "site" | "search">): Made {
  return {
    clientFiles: new ClientFilesPlugin(prepared),
    packages: new BundledPackagesPlugin(),
    server: new TakeOutPlugin("server.js"),
    worker: new TakeOutPlugin("sw.js"),
  };
}

/** The two bundles of a production build: the client's files, then the server that draws the pages with their names. */
export function productionConfigs(
  { config, dataDir }: Prepared,
  outputDir: string,
  made: Made,
  drawing: Drawing,
): Configuration[] {
  // Every file that is written is hashed, so by what is fastest at that.
  const output = { path: outputDir, publicPath: config.basePath, hashFunction: "xxhash64" };
  const transpiled = new Map<string, string>();
  const client: Configuration = {
    ...shared(dataDir, "client", "production", { keep: transpiled }),
    entry: { main: path.join(paths.source, "client.tsx") },
    output: {
      ...output,
      trustedTypes: { policyName: "webpack" },
      // Stands twice in every file. No heading gets this id, which would take its place: those have small letters only.
      chunkLoadingGlobal: "W",
      uniqueName: "w", // stands four times in the runtime, and marks no more than its own elements
      filename: "assets/[name].[contenthash:8].js",
      // The runtime has a table of all chunks: what is in a name is in every first load.
      chunkFilename: "assets/[id].[contenthash:6].js",
      cssFilename: "assets/[name].[contenthash:8].css",
      cssChunkFilename: "assets/[id].[contenthash:6].css",
      chunkLoadTimeout: 120_000, // specification section 9
    },
    optimization: {
      runtimeChunk: "single",
      splitChunks: {
        cacheGroups: {
          vendor: { test: /node_modules/, chunks: "initial", name: "vendor" },
          // Packages of a chunk that is loaded later stay in it: one request, and compressed together.
          defaultVendors: false,
        },
      },
      // Native minifiers: a third of terser's time for the same size. They have threads of their own.
      minimizer: [
        new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, parallel: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    plugins: [made.clientFiles, made.packages, compileHint(/\/(main|vendor)\..*js$/)],
  };
  const server: Configuration = {
    ...shared(dataDir, "server", "production", { kept: transpiled }),
    dependencies: ["client"],
    target: "node",
    // Packages that Node can load need no bundling.
    externals: {
      ...Object.fromEntries(SERVER_PACKAGES.map((name) => [name, `commonjs ${require.resolve(name)}`])),
      // Neither drawn nor started by the server.
      "./SearchBox": "commonjs ./SearchBox",
      "./start-worker": "var {}",
      "site-data/content": "var content",
    },
    entry: { server: path.join(paths.source, "prerender.tsx") },
    output: { ...output, filename: "server.js", library: { type: "commonjs2" }, asyncChunks: false },
    optimization: { minimize: false },
    plugins: [new StaticSiteGeneratorPlugin({ entry: "server", ...drawing }), new ShortStatsPlugin(), made.server],
  };
  return [client, server];
}

/** The service worker, without the list of files that it fetches when it is installed. */
export function workerConfig({ dataDir }: Prepared, outputDir: string, { packages, worker }: Made): Configuration {
  return {
    ...shared(dataDir, "worker", "production"),
    entry: {},
    target: "webworker",
    output: { path: outputDir },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })] },
    plugins: [
      packages,
      new InjectManifest({
        swSrc: path.join(paths.source, "service-worker.ts"),
        swDest: "sw.js",
        // Nothing of this bundle. The list is known when all else lies in the output.
        manifestTransforms: [() => ({ manifest: [{ url: PRECACHED_HERE, revision: null, size: 0 }], warnings: [] })],
      }),
      worker,
    ],
  };
}

/** The kill switch, which takes the service worker's place: `npm run kill-worker`. */
export function killWorkerConfig(outputDir: string): Configuration {
  return {
    ...shared(path.join(paths.cache, "site-data"), "kill-worker", "production"),
    entry: { sw: path.join(paths.source, "kill-worker.ts") },
    target: "webworker",
    output: { path: outputDir, filename: "[name].js" },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })] },
  };
}

/** The client alone, drawn in the browser, with the content read again and sent whenever a page is saved. */
export function developmentConfig(prepared: Prepared): Configuration {
  const { config, dataDir } = prepared;
  const content = new ContentPlugin(prepared);
  const search = serveSearch(config.basePath, () => content.prepared.search);
  return {
    ...shared(dataDir, "development", "development"),
    devtool: "cheap-module-source-map",
    entry: { main: path.join(paths.source, "client.tsx") },
    output: { publicPath: config.basePath, filename: "[name].js", cssFilename: "[name].css" },
    plugins: [content],
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      static: { directory: paths.public, publicPath: config.basePath },
      devMiddleware: { index: false },
      client: { overlay: true, logging: "warn" },
      // Texts first: they do not wait for a compilation.
      setupMiddlewares: (middlewares) => [
        serveContent(config.basePath, content),
        serveImages(config.basePath, content),
        ...middlewares,
        search,
        serveDocument(config),
      ],
    },
  };
}

/** What the bundles have in common. `once`: options of the loader of that name. */
function shared(dataDir: string, name: string, mode: "production" | "development", once?: object): Configuration {
  const typescript: RuleSetRule = {
    test: /\.tsx?$/,
    use: [
      ...(once ? [{ loader: path.join(paths.root, "scripts/webpack/once-loader.mjs"), options: once }] : []),
      // Types are checked by `npm test`; here they are only taken out.
      { loader: "ts-loader", options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
    ],
  };
  const router: RuleSetRule = {
    test: /[\\/]react-router[\\/]dist[\\/]/,
    loader: path.join(paths.root, "scripts/webpack/shakable-router-loader.mjs"),
  };
  const autocomplete: RuleSetRule = {
    test: /[\\/]autocomplete\.js[\\/]src[\\/]/,
    loader: path.join(paths.root, "scripts/webpack/small-autocomplete-loader.mjs"),
  };
  return {
    name,
    mode,
    context: paths.root,
    devtool: false,
    resolve: { ...RESOLVE, alias: { "site-data": dataDir } },
    module: { rules: [typescript, router, autocomplete] },
    experiments: { css: true },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
    cache: {
      type: "filesystem",
      name: `${name}-${path.basename(dataDir)}`,
      cacheDirectory: path.join(paths.cache, "webpack"),
      buildDependencies: { config: [import.meta.filename, path.join(paths.root, "tsconfig.json")] },
    },
  };
}
