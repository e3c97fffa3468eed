import { LIBRARY, type Row } from "./parcel-rows";

/** Options of a target whose exports are looked at. */
const ESM = { isLibrary: true, outputFormat: "esmodule", includeNodeModules: true };

/** Rows about what is written: targets, formats, names, packages, maps. */
export const OUTPUT_ROWS: Row[] = [
  {
    name: "main",
    parcel: { source: "src/price.js", outputFormat: "commonjs" },
    fields: { main: "built/parcel/main/prices.cjs" },
    webpack: 'entry: "./src/price.js", output: { library: { type: "commonjs2" }, filename: "prices.cjs" }',
    try: "return (await load(/^prices\\.cjs$/)).default.price();",
    result: 59,
  },
  {
    name: "module",
    parcel: { source: "src/price.js" },
    fields: { module: "built/parcel/module/prices.mjs" },
    webpack: `entry: "./src/price.js", output: { library: { type: "modern-module" }, filename: "prices.mjs" }`,
    try: "return (await load(/^prices\\.mjs$/)).price();",
    result: 59,
  },
  {
    name: "global",
    parcel: { source: "src/sets.js", outputFormat: "global", context: "browser" },
    webpack: 'entry: { sets: "./src/sets.js" }, output: { filename: "[name].js" }',
    try: "new Function(read(/^sets\\.js$/))(); return globalThis.lamp;",
    result: "lit",
  },
  {
    name: "node",
    parcel: { source: "src/kind.js", ...ESM, context: "node" },
    webpack: `entry: { kind: "./src/kind.js" }, target: "node20", output: { ${LIBRARY} }`,
    try: "return (await load(/^kind\\.js$/)).used;",
    result: "main",
  },
  {
    name: "browser-context",
    parcel: { source: "src/kind.js", ...ESM, context: "browser" },
    webpack: `entry: { kind: "./src/kind.js" }, target: "web", output: { ${LIBRARY} }`,
    try: "return (await load(/^kind\\.js$/)).used;",
    result: "browser",
  },
  {
    name: "packages-outside",
    parcel: { source: "src/kind.js", ...ESM, context: "node", includeNodeModules: false },
    webpack: `entry: { kind: "./src/kind.js" }, target: "node20", externalsPresets: { nodeModules: true },
      output: { ${LIBRARY} }`,
    try: "return /from\\s*[\"']kinds[\"']/.test(read(/^kind\\.js$/));",
    result: true,
  },
  {
    name: "one-package-outside",
    parcel: { source: "src/kind.js", ...ESM, context: "node", includeNodeModules: { kinds: false } },
    webpack: `entry: { kind: "./src/kind.js" }, target: "node20", externals: ["kinds"], output: { ${LIBRARY} }`,
    try: "return /from\\s*[\"']kinds[\"']/.test(read(/^kind\\.js$/));",
    result: true,
  },
  {
    name: "optimize",
    parcel: { source: "src/comment.js", ...ESM, optimize: true },
    webpack: `entry: { comment: "./src/comment.js" }, output: { ${LIBRARY} }`,
    try: "return read(/^comment\\.js$/).includes('A comment');",
    result: false,
  },
  {
    name: "no-optimize",
    parcel: { source: "src/comment.js", ...ESM, optimize: false },
    webpack: `entry: { comment: "./src/comment.js" }, optimization: { minimize: false }, output: { ${LIBRARY} }`,
    try: "return read(/^comment\\.js$/).includes('A comment');",
    result: true,
  },
  {
    name: "source-map",
    parcel: { source: "src/price.js", ...ESM },
    webpack: `entry: { price: "./src/price.js" }, devtool: "source-map", output: { ${LIBRARY} }`,
    try: "return files();",
    result: ["price.js", "price.js.map"],
  },
  {
    name: "no-source-map",
    parcel: { source: "src/price.js", ...ESM, sourceMap: false },
    webpack: `entry: { price: "./src/price.js" }, output: { ${LIBRARY} }`,
    try: "return files();",
    result: ["price.js"],
  },
  {
    name: "inline-source-map",
    parcel: { source: "src/price.js", ...ESM, sourceMap: { inline: true } },
    webpack: `entry: { price: "./src/price.js" }, devtool: "inline-source-map", output: { ${LIBRARY} }`,
    try: "return [files(), read(/^price\\.js$/).includes('sourceMappingURL=data:')];",
    result: [["price.js"], true],
  },
  {
    name: "public-url",
    parcel: { source: "src/public.html", publicUrl: "https://cdn.example/" },
    webpack: `entry: "./src/public.html", output: { publicPath: "https://cdn.example/", htmlFilename: "public.html" }`,
    try: "return [read(/html$/), files().map((file) => read(new RegExp(file))).join()].map((text) => text.includes('https://cdn.example/'));",
    result: [true, true],
    // An HTML entry has relative addresses; those in scripts start with the public path.
    webpackResult: [false, true],
  },
  {
    name: "scope-hoist",
    parcel: { source: "src/wrapped.html", scopeHoist: false },
    webpack: `entry: "./src/wrapped.html", optimization: { concatenateModules: false, usedExports: false, sideEffects: false },
      output: { htmlFilename: "wrapped.html" }`,
    try: "return read(/\\.js$/).includes('never used');",
    result: true,
  },
  {
    name: "chunk",
    parcel: { source: "src/lazy.js", ...ESM },
    webpack: `entry: { lazy: "./src/lazy.js" }, output: { ${LIBRARY} }`,
    try: "return [files().filter((file) => /js$/.test(file)).length, (await (await load(/^lazy\\.js$/)).lazy()).part];",
    result: [2, "a part"],
  },
];

/** Rows about what differs without a message. */
export const DIFFERENCES: Row[] = [
  {
    name: "old-browsers",
    parcel: { source: "src/optional.js", ...ESM, engines: { browsers: "chrome 60" } },
    webpack: `entry: { optional: "./src/optional.js" }, target: "browserslist:chrome 60", output: { ${LIBRARY} }`,
    try: "return read(/^optional\\.js$/).includes('?.');",
    result: false,
    webpackResult: true,
  },
  {
    name: "default-map",
    parcel: { source: "src/map.js", ...ESM },
    webpack: `entry: { map: "./src/map.js" }, output: { ${LIBRARY} }`,
    try: "return files().some((file) => file.endsWith('.map'));",
    result: true,
    webpackResult: false,
  },
  {
    name: "default-hash",
    parcel: { source: "src/hash.html" },
    webpack: 'entry: "./src/hash.html"',
    try: "return /\\.[\\da-f]{8}\\.js$/.test(files().find((file) => file.endsWith('.js')));",
    result: true,
    webpackResult: false,
  },
  {
    name: "environment",
    parcel: { source: "src/environment.js", ...ESM },
    webpack: `entry: { environment: "./src/environment.js" }, dotenv: { prefix: "SHOP_" }, output: { ${LIBRARY} }`,
    try: "return /SHOP_NAME/.test(read(/^environment\\.js$/));",
    result: true,
    webpackResult: false,
  },
];
