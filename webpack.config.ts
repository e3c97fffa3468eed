/**
 * The webpack configuration for each bundle of the site. There is no default export, so `npx webpack` builds nothing:
 * each bundle needs the results of the previous one (the pages refer to the client's files, and the worker lists both),
 * and one configuration can't wait for another. `npm run build` builds them in order: `scripts/site/build.ts`.
 */
import { createRequire } from "node:module";
import path from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import StaticSiteGeneratorPlugin from "static-site-generator-webpack-plugin";
import webpack, { type Configuration, type RuleSetRule } from "webpack";
import type {} from "webpack-dev-server"; // adds devServer to the type Configuration
// Not the package itself, because it loads Babel for a plugin that isn't used here.
import { InjectManifest } from "workbox-webpack-plugin/build/inject-manifest.js";
import { paths } from "./scripts/lib/paths";
import type { PrecachedFile } from "./scripts/site/outputs/precached";
import { servePlayground } from "./scripts/site/playground/serve-playground";
import { compileHint } from "./scripts/site/webpack/compile-hint";
import type { ContentPlugin } from "./scripts/site/webpack/content-plugin";
import type { Development } from "./scripts/site/webpack/development";
import { serveContent } from "./scripts/site/webpack/serve-content";
import { serveDocument } from "./scripts/site/webpack/serve-document";
import { serveFiles } from "./scripts/site/webpack/serve-files";
import { TYPESCRIPT } from "./scripts/site/webpack/typescript";
import type { Content } from "./src/prerender/content";
import type { SiteConfig } from "./src/types";

const require = createRequire(import.meta.url);
const RESOLVE = {
  extensions: [".tsx", ".ts", ".js"],
  // Generated modules need packages too, and can be anywhere, because CACHE_DIR determines their folder.
  modules: ["node_modules", path.join(paths.root, "node_modules")],
};
/** The packages that the server bundle leaves to Node.js to load. */
const SERVER_PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/server", "react-router-dom"];

/** Configures the client: the application in chunks, whose names contain hashes of their content. */
export function clientConfig({ basePath }: SiteConfig, siteData: string, folder: string): Configuration {
  return {
    ...shared(siteData, "client", "production"),
    entry: { main: path.join(paths.source, "client.tsx") },
    output: {
      ...outputOf(basePath, folder),
      trustedTypes: { policyName: "webpack" },
      // This name appears twice in every file. It's a global variable, and an element with the same id would take its
      // place, but ids of headings are lowercase.
      chunkLoadingGlobal: "W",
      uniqueName: "w", // appears four times in the runtime, and only identifies the runtime's own elements
      filename: "assets/[name].[contenthash:8].js",
      // The runtime has a table of all chunks, so everything in their names is part of every first load.
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
          // The packages of a lazy chunk stay in it: one request, and they are compressed together.
          defaultVendors: false,
        },
      },
      // Native minifiers take a third of terser's time for the same size. They use their own threads.
      minimizer: [
        new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, parallel: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    plugins: [
      compileHint(/\/(main|vendor)\..*js$/),
      // A package of the search box uses `global`. Otherwise, the runtime, which is part of every first load, would
      // define it.
      new webpack.DefinePlugin({ global: "globalThis" }),
    ],
  };
}

/**
 * Configures the server: one bundle with all chunks, which the static generator runs once for each path.
 *
 * @param pages The options of the static generator: `paths` and `globals`.
 */
export function serverConfig(
  { basePath }: SiteConfig,
  siteData: string,
  folder: string,
  pages: { paths: string[]; globals: { content: Content } },
): Configuration {
  return {
    ...shared(siteData, "server", "production"),
    target: "node",
    // Packages that Node.js can load don't need to be bundled.
    externals: {
      ...Object.fromEntries(SERVER_PACKAGES.map((name) => [name, `commonjs ${require.resolve(name)}`])),
      // The server neither renders the search box nor starts the service worker.
      "./SearchBox": "commonjs ./SearchBox",
      "./start-worker": "var {}",
      "site-data/content": "var content",
    },
    entry: { server: path.join(paths.source, "prerender.tsx") },
    output: {
      ...outputOf(basePath, folder),
      filename: "server.js",
      library: { type: "commonjs2" },
      asyncChunks: false,
    },
    // Only the static generator runs this bundle, once, so a smaller or faster one isn't worth the time to create it.
    optimization: { minimize: false, concatenateModules: false, usedExports: false, mangleExports: false },
    plugins: [new StaticSiteGeneratorPlugin({ entry: "server", ...pages })],
  };
}

/** Configures the service worker, which downloads the `precached` files on installation. */
export function workerConfig(siteData: string, folder: string, precached: PrecachedFile[]): Configuration {
  const manifest = precached.map((file) => ({ ...file, size: 0 }));
  return {
    ...shared(siteData, "worker", "production"),
    entry: {},
    target: "webworker",
    output: { path: folder },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })] },
    plugins: [
      new InjectManifest({
        swSrc: path.join(paths.source, "service-worker.ts"),
        swDest: "sw.js",
        // The worker doesn't precache its own bundle, only the files of the client.
        manifestTransforms: [() => ({ manifest, warnings: [] })],
      }),
    ],
  };
}

/** Configures the kill switch, which replaces the service worker: `npm run kill-worker`. */
export function killWorkerConfig(outputDir: string): Configuration {
  return {
    ...shared(path.join(paths.cache, "site-data"), "kill-worker", "production"),
    entry: { sw: path.join(paths.source, "kill-worker.ts") },
    target: "webworker",
    output: { path: outputDir, filename: "[name].js" },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })] },
  };
}

/** Configures the dev server: the client renders in the browser, and receives the content again when a page is saved. */
export function developmentConfig(
  { config, siteData, webpackVersions }: Development,
  content: ContentPlugin,
  port: number,
): Configuration {
  return {
    ...shared(siteData, "development", "development"),
    devtool: "cheap-module-source-map",
    entry: { main: path.join(paths.source, "client.tsx") },
    output: { publicPath: config.basePath, filename: "[name].js", cssFilename: "[name].css" },
    plugins: [content],
    devServer: {
      port,
      static: { directory: paths.public, publicPath: config.basePath },
      devMiddleware: { index: false },
      client: { overlay: true, logging: "warn" },
      // Middlewares before webpack's own don't wait for a compilation.
      setupMiddlewares: (middlewares) => [
        serveContent(config.basePath, content),
        serveFiles(config.basePath, content),
        servePlayground(config.basePath, webpackVersions),
        ...middlewares,
        serveDocument(config),
      ],
    },
  };
}

/** Returns the output options of a bundle. Every file is hashed, and xxhash64 is fastest at that. */
function outputOf(basePath: string, folder: string): Configuration["output"] {
  return { path: folder, publicPath: basePath, hashFunction: "xxhash64" };
}

/** Returns the configuration that all bundles share. */
function shared(siteData: string, name: string, mode: "production" | "development"): Configuration {
  const jsx: RuleSetRule = {
    test: /\.tsx$/,
    loader: "ts-loader",
    // `npm test` checks the types; here they are only removed.
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
    parser: { typescript: false },
  };
  const router: RuleSetRule = {
    test: /[\\/]react-router[\\/]dist[\\/]/,
    loader: path.join(paths.root, "scripts/site/webpack/shakable-router-loader.mjs"),
  };
  return {
    name,
    mode,
    context: paths.root,
    devtool: false,
    resolve: { ...RESOLVE, alias: { "site-data": siteData } },
    module: { rules: [TYPESCRIPT, jsx, router] },
    experiments: { css: true, typescript: true },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
    // A production build starts without a cache, because writing one for the next build would cost more than it saves.
    cache: mode === "development" && {
      type: "filesystem",
      name: `${name}-${path.basename(siteData)}`,
      cacheDirectory: path.join(paths.cache, "webpack"),
      buildDependencies: { config: [import.meta.filename, path.join(paths.root, "tsconfig.json")] },
    },
  };
}
