import { LIBRARY, type Row } from "./parcel-rows";

const ESM = { isLibrary: true, outputFormat: "esmodule", includeNodeModules: true };

/** The sources of all rows. */
export const FILES: Record<string, string> = {
  ".env": "SHOP_NAME=Acme",
  ".parcelrc": `{
    "extends": "@parcel/config-default",
    "resolvers": ["./plugins/resolver.cjs", "..."],
    "transformers": { "*.up": ["./plugins/transformer.cjs"], "*.txt": ["@parcel/transformer-inline-string"] },
    "namers": ["./plugins/namer.cjs", "..."],
    "reporters": ["...", "./plugins/reporter.cjs"]
  }`,
  "plugins/resolver.cjs": `const path = require("node:path");
    const { Resolver } = require("@parcel/plugin");
    exports.default = new Resolver({
      async resolve({ specifier, options }) {
        if (specifier !== "virtual-prices") return null;
        return { filePath: path.join(options.projectRoot, "virtual.js"), code: "export const lamp = 59;" };
      },
    });`,
  "plugins/transformer.cjs": `const { Transformer } = require("@parcel/plugin");
    exports.default = new Transformer({
      async transform({ asset }) {
        const text = await asset.getCode();
        asset.type = "js";
        asset.setCode("export default " + JSON.stringify(text.trim().toUpperCase()));
        return [asset];
      },
    });`,
  "plugins/namer.cjs": `const { Namer } = require("@parcel/plugin");
    exports.default = new Namer({
      name: ({ bundle }) => (bundle.getMainEntry()?.filePath.endsWith("named.js") ? "prices.v1.js" : null),
    });`,
  "plugins/reporter.cjs": `const { mkdirSync, writeFileSync } = require("node:fs");
    const { Reporter } = require("@parcel/plugin");
    exports.default = new Reporter({
      report({ event }) {
        if (event.type !== "buildSuccess") return;
        mkdirSync("built/parcel/reporter", { recursive: true });
        writeFileSync("built/parcel/reporter/done.txt", "done");
      },
    });`,
  "plugins/loader.cjs": `module.exports = (text) => "export default " + JSON.stringify(text.trim().toUpperCase());`,
  "src/price.js": "export const price = () => 59;",
  "src/sets.js": 'globalThis.lamp = "lit";',
  "src/kind.js": 'import { kind } from "kinds"; export const used = kind;',
  "src/comment.js": "/* A comment */\nexport const price = () => 59;",
  "src/lazy.js": 'export const lazy = () => import("./part.js");',
  "src/part.js": 'export const part = "a part";',
  "src/page.html": '<!doctype html><title>Page</title><script type="module" src="./page.js"></script>',
  "src/page.js": `import { used } from "./exports.js";
    import * as styles from "./title.module.css";
    import lamp from "data-url:./lamp.svg";
    import terms from "bundle-text:./terms.txt";
    document.title = used + process.env.SHOP_NAME + styles.title + lamp + terms;`,
  "src/wrapped.html": '<!doctype html><title>Page</title><script type="module" src="./wrapped.js"></script>',
  "src/wrapped.js": 'import { used } from "./exports.js"; document.title = used;',
  "src/public.html": '<!doctype html><title>Page</title><script type="module" src="./public.js"></script>',
  "src/public.js": 'import("./part.js").then(({ part }) => { document.title = part; });',
  "src/hash.html": '<!doctype html><title>Page</title><script type="module" src="./hash.js"></script>',
  "src/hash.js": "document.title = 'Hash';",
  "src/map.js": "export const map = 1;",
  "src/exports.js": 'export const used = "used"; export const unused = "never used";',
  "src/optional.js": "export const first = (list) => list?.[0];",
  "src/environment.js": "export const shop = process.env.SHOP_NAME; export const mode = process.env.NODE_ENV;",
  "src/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg" />',
  "src/terms.txt": "30 days",
  "src/hello.up": "hello",
  "src/alias.js": 'import { price } from "shop/price.js"; export const total = price();',
  "src/tilde.js": 'import { price } from "~/src/price.js"; export const total = price();',
  "src/slash.js": 'import { price } from "/src/price.js"; export const total = price();',
  "src/up.js": 'import text from "./hello.up"; export { text };',
  "src/virtual.js": 'import { lamp } from "virtual-prices"; export const price = lamp;',
  "src/named.js": "export const price = 59;",
  "src/title.module.css": ".title { color: red }",
  "src/typed.ts": "export const total: number = 59;",
  "src/data.json": '{ "version": "1.2.3" }',
  "src/json.js": 'import data from "./data.json"; export const { version } = data;',
  "src/effect.js": 'import { pure } from "pure"; export const seen = globalThis.effect ?? "none";',
  "node_modules/kinds/package.json":
    '{ "name": "kinds", "version": "1.0.0", "main": "main.js", "browser": "browser.js" }',
  "node_modules/kinds/main.js": 'exports.kind = "main";',
  "node_modules/kinds/browser.js": 'exports.kind = "browser";',
  "node_modules/pure/package.json":
    '{ "name": "pure", "version": "1.0.0", "type": "module", "sideEffects": false, "main": "main.js" }',
  "node_modules/pure/main.js": 'globalThis.effect = "ran"; export const pure = 1;',
};

const exported = (name: string, file = name, webpack = "", output = ""): Pick<Row, "parcel" | "webpack"> => ({
  parcel: { source: `src/${file}`, ...ESM },
  webpack: `entry: { ${JSON.stringify(name)}: "./src/${file}" }, ${webpack} output: { ${LIBRARY}, ${output} }`,
});

/** Rows about what sources say and which plugins read them. */
export const SOURCE_ROWS: Row[] = [
  {
    name: "page",
    parcel: { source: "src/page.html" },
    webpack: `entry: "./src/page.html", dotenv: { prefix: "SHOP_" },
      module: { rules: [
        { resourceQuery: /^\\?data-url$/, type: "asset/inline" },
        { resourceQuery: /^\\?bundle-text$/, type: "asset/source" },
      ] },
      plugins: [new webpack.NormalModuleReplacementPlugin(/^(data-url|bundle-text):/, (resource) => {
        const [pipeline, file] = resource.request.split(":");
        resource.request = file + "?" + pipeline;
      })],
      output: { filename: "[name].[contenthash:8].js", htmlFilename: "page.html" }`,
    try: `const [script, style] = [read(/\\.js$/), read(/\\.css$/)];
      const unused = script.includes("never used");
      const [shop, url, text] = ["Acme", "data:image/svg+xml", "30 days"].map((part) => script.includes(part));
      return { unused, shop, url, text, css: style.includes("color:red") };`,
    result: { unused: false, shop: true, url: true, text: true, css: true },
  },
  {
    name: "aliased",
    ...exported("alias", "alias.js", 'resolve: { alias: { shop: path.resolve("src") } },'),
    fields: { alias: { shop: "./src" } },
    try: "return (await load(/^alias\\.js$/)).total;",
    result: 59,
  },
  {
    name: "tilde",
    ...exported("tilde", "tilde.js", 'resolve: { alias: { "~": path.resolve(".") } },'),
    try: "return (await load(/^tilde\\.js$/)).total;",
    result: 59,
  },
  {
    name: "slash",
    ...exported("slash", "slash.js"),
    try: "return (await load(/^slash\\.js$/)).total;",
    result: 59,
  },
  {
    name: "transformer",
    ...exported("up", "up.js", 'module: { rules: [{ test: /\\.up$/, loader: path.resolve("plugins/loader.cjs") }] },'),
    try: "return (await load(/^up\\.js$/)).text;",
    result: "HELLO",
  },
  {
    name: "resolver",
    ...exported(
      "virtual",
      "virtual.js",
      `plugins: [
         new webpack.experiments.schemes.VirtualUrlPlugin({ prices: "export const lamp = 59;" }),
         new webpack.NormalModuleReplacementPlugin(/^virtual-prices$/, "virtual:prices"),
       ],`,
    ),
    try: "return (await load(/^virtual\\.js$/)).price;",
    result: 59,
  },
  {
    name: "namer",
    ...exported("named", "named.js", "", "filename: () => 'prices.v1.js'"),
    try: "return (await load(/^prices\\.v1\\.js$/)).price;",
    result: 59,
  },
  {
    name: "reporter",
    ...exported(
      "price",
      "price.js",
      `plugins: [{ apply: (compiler) => compiler.hooks.afterEmit.tap("Reporter", ({ outputOptions }) => {
         compiler.outputFileSystem.writeFileSync(path.join(outputOptions.path, "done.txt"), "done");
       }) }],`,
    ),
    try: "return read(/^done\\.txt$/);",
    result: "done",
  },
  {
    name: "typescript",
    ...exported(
      "typed",
      "typed.ts",
      `module: { rules: [{ test: /\\.ts$/, loader: "swc-loader", options: { jsc: { parser: { syntax: "typescript" } } } }] },`,
    ),
    try: "return (await load(/^typed\\.js$/)).total;",
    result: 59,
  },
  {
    name: "json",
    ...exported("json", "json.js"),
    try: "return (await load(/^json\\.js$/)).version;",
    result: "1.2.3",
  },
  {
    name: "side-effects",
    ...exported("effect", "effect.js"),
    try: "return (await load(/^effect\\.js$/)).seen;",
    result: "none",
  },
];
