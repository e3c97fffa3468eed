import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import webpack, { type Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { inPage } from "../../lib/in-page";
import { buildOwn, type Files, project } from "../../lib/project";
import { globalsOf, inNode, lazy, names, shapes, styled } from "./output-projects";

const samples = effectsOf("configuration/output.mdx");

// Files

samples.tries('"public"),\n    filename', async (code) => {
  const files = { "public/old.js": "", "src/index.js": "console.log(1);" };
  expect(await names(code, files, "public")).toEqual(["js", expect.stringMatching(/^js.main\.\w{8}\.js$/)]);
});

samples.tries('path.resolve(import.meta.dirname, "build")', async (code) => {
  expect(await names(code, {}, "build")).toEqual(["main.js"]);
});

samples.effect('filename: "js/[name].[contenthash:8].js",\n  },', {
  files: styled,
  without: ["output"],
  shows: [/^js\/main\.\w{8}\.js$/m, /^js\/main\.\w{8}\.css$/m, /^js\/\d+\.\w{8}\.js$/m],
});

const apps: Files = { "src/app.js": 'import("./map.js");', "src/embed.js": "console.log(1);", "src/map.js": "" };
samples.effect('embed: "./src/embed.js"', {
  files: apps,
  without: ["output.filename"],
  shows: /^app\.\w{8}\.js$[\s\S]*^embed\.js$/m,
});
samples.effect('embed: "./src/embed.js"', {
  files: apps,
  without: ["output.chunkFilename"],
  shows: /^\d+\.\w{8}\.js$/m,
});

samples.effect('"parts/[name]', {
  files: lazy,
  without: ["output.chunkFilename"],
  shows: /^parts\/\d+\.\w{8}\.js$/m,
});

samples.effect('publicPath: "https://cdn.example.com/assets/"', {
  files: styled,
  without: ["output"],
  shows: ['"https://cdn.example.com/assets/"', /url\(https:\/\/cdn\.example\.com\/assets\/\w+\.png\)/],
});

const old: Files = { "dist/CNAME": "", "dist/img/a/b.png": "", "dist/old.js": "" };
samples.effect('keep: { glob: ["CNAME"', { files: old, without: ["output.clean"], hides: /^old\.js$/m });
samples.effect('keep: { glob: ["CNAME"', {
  files: old,
  without: ["output.clean.keep"],
  shows: [/^CNAME$/m, /^img\/a\/b\.png$/m],
});

samples.tries("allowOutside", async (code) => {
  const files: Files = { "locales/de.json": "{}" };
  const folder = await project({ ...files, "webpack.config.js": code });
  expect(await buildOwn(folder)).not.toContain("ERROR");
  expect(await readdir(path.join(folder, "server/i18n"))).toEqual(["de.json"]);
  const without = await project({ ...files, "webpack.config.js": code.replace(/allowOutside.*/, "") });
  expect(await buildOwn(without)).toContain("would write outside 'output.path'");
});

samples.effect('assetModuleFilename: "media/', {
  files: styled,
  without: ["output"],
  shows: /^media\/bg\.\w{8}\.png$/m,
});

samples.effect("css/part-[id]", {
  files: styled,
  without: ["output"],
  shows: [/^css\/main\.\w{8}\.css$/m, /^css\/part-\d+\.\w{8}\.css$/m],
});

samples.effect('cssFilename: "css/[name].css"', {
  files: styled,
  without: ["output.cssFilename"],
  shows: /^css\/main\.css\n.*url\(\.\.\/\w+\.png\)/m,
});

samples.tries('"hot/[id]', async (code) => {
  const folder = await project({ ...lazy, "webpack.config.js": code });
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: given }: { default: Configuration } = await import(/* @vite-ignore */ file);
  const compiler = webpack({
    ...given,
    context: folder,
    // Where the second build finds the hashes of the first.
    recordsPath: path.join(folder, "records.json"),
    output: { ...given.output, path: path.join(folder, "dist") },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const run = () => new Promise((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve(null))));
  await run();
  await writeFile(path.join(folder, "src/map.js"), 'console.log("another map");');
  await run();
  const emitted = (await readdir(path.join(folder, "dist/hot"))).sort();
  expect(emitted).toEqual([
    expect.stringMatching(/^main\.\w{20}\.js$/),
    expect.stringMatching(/^main\.\w{20}\.json$/),
    expect.stringMatching(/^src_map_js\.\w{20}\.js$/),
  ]);
});

samples.effect("htmlChunkFilename", {
  files: { "src/index.js": 'import("./part.html");', "src/part.html": "<p>A part</p>" },
  without: ["output"],
  shows: /^fragments\/part\.html\n.*A part/m,
});

samples.effect('index: "./src/home.js"', {
  files: { "src/home.js": "console.log(1);", "src/about.js": "console.log(2);" },
  without: ["output.htmlFilename"],
  shows: [/^about\.html$/m, /^index\.html$/m],
});

samples.effect("maps/[file]", {
  files: { "src/index.js": "console.log(1);" },
  without: ["output"],
  shows: [/^maps\/main\.js\.map$/m, "sourceMappingURL=maps/main.js.map"],
});

samples.effect("wasm/[id]", {
  files: { "src/index.js": 'import * as a from "./a.wasm";\nconsole.log(a);', "src/a.wasm": "\0asm\u0001\0\0\0" },
  without: ["output"],
  shows: /^wasm\/\d+\.\w{8}\.wasm$/m,
});

const worker: Files = {
  "src/index.js": 'new Worker(new URL("./worker.js", import.meta.url));',
  "src/worker.js": 'console.log("worker");\nimport("./map.js");',
  "src/map.js": 'console.log("map");',
};
samples.effect("workerChunkFilename", {
  files: worker,
  without: ["output.workerChunkFilename"],
  shows: /^workers\/\d+\.\w{8}\.js$/m,
});

// Hashes

samples.effect("base64url", { without: ["output.hashDigestLength"], shows: /^main\.[\w-]{10}\.js$/m });
samples.effect("base64url", { without: ["output.hashDigest"], shows: /^main\.(?=[\w-]*[g-zA-Z_-])[\w-]{10}\.js$/m });

samples.tries('hashFunction: "xxhash64"', async (code) => {
  const named = code.replace("hashFunction", 'filename: "[contenthash].js", $&');
  // It has 64 bits, which is less than the usual length.
  expect(await names(named, {})).toEqual([expect.stringMatching(/^\w{16}\.js$/)]);
  expect(await names(named.replace(/hashFunction.*/, ""), {})).toEqual([expect.stringMatching(/^\w{20}\.js$/)]);
});

samples.tries("hashSalt", async (code) => {
  expect(await names(code, {})).not.toEqual(await names(code.replace(/hashSalt.*/, ""), {}));
});

// Loading at run time

samples.tries("asyncChunks: false", async (code) => {
  const files = { ...lazy, "src/index.js": 'console.log("start");\nimport("./map.js");\nconsole.log("end");' };
  expect(await names(code, files)).toEqual(["main.js"]);
  expect(await inNode(code, files, 'import("./dist/main.js")')).toBe("start\nend\nmap\n");
});

samples.effect("chunkLoadTimeout", { files: lazy, without: ["output"], shows: /setTimeout\([^;]*,3e4\)/ });

samples.effect('chunkLoading: "async-node",\n  },', {
  files: lazy,
  without: ["output"],
  shows: /\.readFile\(/,
});

samples.tries('crossOriginLoading: "anonymous",\n  },', async (code) => {
  const { document } = await inPage({ ...lazy, "webpack.config.js": code });
  expect(document.querySelector("script")?.crossOrigin).toBe("anonymous");
});

samples.effect("enabledChunkLoadingTypes", {
  files: { "src/app.js": "", "src/job.js": 'import("./map.js");', "src/map.js": "" },
  without: ["output"],
  shows: /^job\.js\n.*\.readFile\(/m,
  hides: 'Chunk loading type "async-node" is not enabled',
});

samples.effect("acme#bundler", { files: lazy, without: ["output"], shows: 'createPolicy("acme#bundler"' });

samples.effect("acme-checkout", { files: lazy, without: ["output"], shows: "webpackChunkacme_checkout" });

samples.effect("workerChunkLoading: false", {
  files: worker,
  without: ["output"],
  shows: /^\d+\.js\n(?=.*"worker").*"map"/m,
});

samples.tries("workers-of-this-site", async (code) => {
  const script = "window.Worker = function (url) { document.title = url; };\n";
  const files = { ...worker, "src/index.js": `${script}${worker["src/index.js"]}`, "webpack.config.js": code };
  expect((await inPage(files)).document.title).toMatch(/^http:\/\/localhost\/workers-of-this-site\/\d+\.js$/);
});

// Copied files

const copied: Files = {
  "public/robots.txt": "",
  "public/.well-known/security.txt": "",
  "public/logo.psd": "",
  "locales/de.json": '{ "a": 1 }',
  "locales/en.json": "{}",
};
samples.effect('copy: ["public"', {
  files: copied,
  without: ["output"],
  shows: [/^\.well-known\/security\.txt$/m, /^i18n\/de\.json$/m, /^i18n\/en\.json$/m, /^robots\.txt$/m],
});

samples.effect("transform: (content)", {
  files: copied,
  without: ["output.copy.0.transform"],
  shows: /^i18n\/de\.\w{8}\.json\n\{"a":1\}$/m,
});

samples.effect("dot: false", {
  files: copied,
  without: ["output.copy.0.globOptions"],
  hides: [/^\.well-known\/security\.txt$/m, /^logo\.psd$/m],
});

// HTML

samples.effect('title: "Acme",\n      meta', {
  files: styled,
  without: ["output.html"],
  shows: [
    /^index\.html$/m,
    /<meta name="?viewport"? content="?width=device-width, ?initial-scale=1/,
    /<title>Acme/,
    /<link rel="?stylesheet"? href="?main\.\w{8}\.css/,
    /<script [^>]*src="?main\.\w{8}\.js/,
  ],
});

samples.effect("base: { href", {
  without: ["output.html.base"],
  shows: /<base (?=[^>]*href="?\.\/)[^>]*target="?_blank/,
});

samples.tries("csp: {", async (code) => {
  const inline = code.replace("csp: {", 'inline: "script", $&');
  const page = await buildOwn({ "webpack.config.js": inline, "src/index.js": "console.log(1);" });
  expect(page).toMatch(/script-src 'self' 'sha384-[\w+/=]{64}'/);
  expect(page).toContain("img-src 'self' data:");
});

samples.effect("apple-touch-icon", {
  files: { "src/icon.svg": "<svg/>", "src/icon-dark.svg": "<svg></svg>", "src/touch.png": "a picture" },
  without: ["output.html.favicon"],
  shows: [
    /<link (?=[^>]*rel="?icon)(?=[^>]*sizes="?any)[^>]*href="?\w+\.svg/,
    /<link (?=[^>]*rel="?icon)(?=[^>]*prefers-color-scheme: ?dark)[^>]*href="?\w+\.svg/,
    /<link (?=[^>]*rel="?apple-touch-icon)(?=[^>]*sizes="?180x180)[^>]*href="?\w+\.png/,
  ],
});

samples.effect("inline: [/^runtime/]", {
  without: ["output.html.inline"],
  hides: /<script [^>]*src="?runtime\.js/,
});

samples.effect("html: { integrity: true }", {
  without: ["output.html.integrity"],
  shows: /<script [^>]*integrity="?sha384-/,
});
samples.effect("html: { integrity: true }", {
  without: ["output.crossOriginLoading"],
  hides: "output.html.integrity is set but output.crossOriginLoading is not",
});

samples.effect("manifest: {", {
  files: { "src/icon.png": "a picture" },
  without: ["output.html.manifest"],
  shows: [/<link [^>]*rel="?manifest/, /"src": ?"[^"]*\w{20}\.png"/],
});

samples.effect('"og:title": "Acme"', {
  without: ["output.html.meta"],
  shows: [
    /<meta charset="?utf-8/,
    /<meta name="?robots"? content="?noindex/,
    /<meta property="?og:title"? content="?Acme/,
  ],
});

const assets: Files = {
  "src/index.js": 'console.log(new URL("./a.woff2", import.meta.url), new URL("./a.png", import.meta.url));',
  "src/a.woff2": "a font",
  "src/a.png": "a picture",
};
samples.effect("preconnect: true", {
  files: assets,
  without: ["output.resourceHints"],
  shows: [
    /<link (?=[^>]*rel="?preconnect)[^>]*href="?https:\/\/cdn\.example\.com/,
    /<link (?=[^>]*rel="?preload)(?=[^>]*as="?font)[^>]*href="?\S*\w+\.woff2/,
  ],
});

samples.effect('chunk: "map"', {
  files: { ...lazy, "src/index.js": 'import(/* webpackChunkName: "map" */ "./map.js");' },
  without: ["output.resourceHints"],
  shows: [
    /<link (?=[^>]*rel="?preconnect)[^>]*href="?https:\/\/api\.example\.com/,
    /<link (?=[^>]*rel="?prefetch)(?=[^>]*fetchpriority="?low)[^>]*href="?map\.js/,
  ],
});

samples.effect("(min-width: 800px)", {
  files: assets,
  without: ["output.resourceHints"],
  shows: [
    /<link (?=[^>]*rel="?preload)(?=[^>]*type="?font\/woff2)(?=[^>]*crossorigin)[^>]*href="?\w+\.woff2/,
    /<link (?=[^>]*rel="?prefetch)(?=[^>]*media="?\(min-width: ?800px\))[^>]*href="?\w+\.png/,
  ],
});

// Libraries

samples.tries('filename: "shapes.js",\n    library: { name', async (code) => {
  const inBrowser = await globalsOf(code, shapes, "shapes.js");
  expect(inBrowser.Shapes.area(3)).toBe(9);
  expect(await inNode(code, shapes, 'console.log(require("./dist/shapes.js").area(3))')).toBe("9\n");
});

samples.tries('entryExports: "all"', async (code) => {
  const { Acme } = await globalsOf(code, shapes, "main.js");
  expect([Acme.area(3), Acme.red]).toEqual([9, "#f00"]);
  const { Acme: last } = await globalsOf(code.replace(', entryExports: "all"', ""), shapes, "main.js");
  expect(Object.keys(last)).toEqual(["red"]);
});

samples.tries('export: "default"', async (code) => {
  expect((await globalsOf(code, shapes, "main.js")).Shapes).toBeTypeOf("function");
});

samples.tries('name: ["Acme", "[name]"]', async (code) => {
  const { Acme } = await globalsOf(code, shapes, "shapes.js", "colors.js");
  expect([Acme.shapes.area(3), Acme.colors.red]).toEqual([9, "#f00"]);
});

samples.tries('library: { type: "module" }', async (code) => {
  const line = 'import("./dist/shapes.js").then(({ area }) => console.log(area(3)))';
  expect(await inNode(code, { ...shapes, "package.json": '{ "type": "module" }' }, line)).toBe("9\n");
});

samples.effect("enabledLibraryTypes", {
  files: shapes,
  without: ["output"],
  shows: /^main\.js\n.*module\.exports=/m,
  hides: 'Library type "commonjs2" is not enabled',
});

samples.tries('output: {\n    library: { name: "Shapes", type: "umd" },\n    globalObject', async (code) => {
  const files = { "package.json": "{}", "src/index.js": "export const area = (a) => a * a;" };
  const line = 'console.log(require("./dist/main.js").area(3))';
  expect(await inNode(code, files, line)).toBe("9\n");
  expect(await inNode(code.replace(/globalObject.*/, ""), files, line)).toContain("self is not defined");
  expect((await globalsOf(code, files, "main.js")).Shapes.area(3)).toBe(9);
});

// Generated code

samples.effect("optionalChaining: false", {
  files: lazy,
  without: ["output"],
  hides: /[\w)\]]\?\.[a-zA-Z]/,
});

samples.tries("iife: false", async (code) => {
  const files = { "src/index.js": "var version = Math.PI;\nglobalThis.kept = version;" };
  expect((await globalsOf(code, files, "main.js")).version).toBe(Math.PI);
  expect((await globalsOf(code.replace("iife: false,", ""), files, "main.js")).version).toBeUndefined();
});

samples.tries("module: true", async (code) => {
  expect(await inNode(code, lazy, 'import("./dist/main.js")')).toBe("map\n");
  expect(await inNode(code.replace("module: true,", ""), lazy, 'import("./dist/main.js")')).toContain("Error");
});

samples.effect('pathinfo: "verbose"', {
  files: {
    "src/index.js": 'import { show } from "./map.js";\nshow();',
    "src/map.js": "export const show = () => console.log(1);\nexport const unused = Math.random();",
  },
  without: ["output"],
  shows: ["/*! export unused [provided] [unused]", "!*** ./src/map.js ***!"],
});

samples.tries("strictModuleErrorHandling", async (code) => {
  const files = {
    "package.json": "{}",
    "src/index.js":
      'for (const turn of [1, 2]) try { console.log(require("./bad.js").half); } catch { console.log("thrown"); }',
    "src/bad.js": 'exports.half = "half"; throw new Error("bad");',
  };
  const line = 'require("./dist/main.js")';
  expect(await inNode(code, files, line)).toBe("thrown\nthrown\n");
  expect(await inNode(code.replace("strictModuleErrorHandling: true,", ""), files, line)).toBe("thrown\nhalf\n");
});

samples.effect("devtoolModuleFilenameTemplate", {
  files: { "src/index.js": "console.log(1);" },
  without: ["output"],
  shows: /"file:\/\/\/[^"]+\/src\/index\.js"/,
});

samples.effect("devtoolNamespace", {
  files: { "src/index.js": "console.log(1);" },
  without: ["output"],
  shows: '"webpack://checkout/./src/index.js"',
});
