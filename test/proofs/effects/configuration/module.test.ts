import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import webpack, { type Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, type Files, project } from "../../lib/project";
import { exported, withoutDots } from "./exported";

const samples = effectsOf("configuration/module.mdx");

/** Returns loaders with the names of known ones, of which each adds a line: its name, the file and its options. */
const loaders = (...names: string[]): Files =>
  Object.fromEntries(
    names.map((name) => [
      name.startsWith(".") ? name : `node_modules/${name}/index.js`,
      `const path = require("node:path");
      module.exports = function (text) {
        const words = ["by ${name}", path.basename(this.resourcePath), JSON.stringify(this.getOptions())];
        return text + "\\nconsole.log('" + words.join(" ") + "');";
      };`,
    ]),
  );
/** Returns a project whose entry imports these files and prints what it gets. */
const importing = (files: Files): Files => ({
  "src/index.js": Object.keys(files)
    .map((name, number) => `import * as all${number} from "${name}";\nconsole.log(all${number});`)
    .join("\n"),
  ...Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name.startsWith(".") ? path.posix.join("src", name.replace(/\?.*/, "")) : `node_modules/${name}`,
      text,
    ]),
  ),
});

samples.effect('{ test: /\\.(png|jpe?g|svg|woff2)$/, type: "asset" },', {
  files: { ...importing({ "./logo.svg": "<svg/>", "./a.jsx": "" }), ...loaders("babel-loader") },
  without: ["module.rules.0"],
  shows: /^main\.js\n(?=.*data:image\/svg).*by babel-loader a\.jsx/m,
});

samples.effect("unusedConfig: true,", {
  files: importing({}),
  without: ["performance"],
  shows: /module\.rules\[0\] \(test: [\s\S]*module\.rules\[1\]/,
});

const vendor: Files = {
  "package.json": '{ "type": "module", "sideEffects": false }',
  "src/index.js": 'import "../vendor/a.js";\nimport "../vendor/b.min.js";\nconsole.log("index");',
  "vendor/a.js": 'console.log("<a>");',
  "vendor/b.min.js": 'console.log("<b>");',
};
samples.effect("and: [/\\.js$/, path.join(", {
  files: vendor,
  without: ["module.rules.0.test.not"],
  shows: /^main\.js\n(?=.*<a>)(?!.*<b>)/m,
});

samples.effect("rules: [{ test: /\\.txt$/i", {
  files: importing({ "./a.TXT": "some text" }),
  without: ["module"],
  shows: '"some text"',
});

samples.effect('include: path.join(import.meta.dirname, "src", path.sep)', {
  files: { ...importing({ "./a.js": "", "../lib/b.js": "" }), ...loaders("babel-loader") },
  without: ["module.rules.0.include"],
  shows: /^main\.js\n(?=.*by babel-loader a\.js)(?!.*by babel-loader b\.js)/m,
});

samples.effect("exclude: /[\\\\/]node_modules[\\\\/](?!acme-ui[\\\\/])/", {
  files: { ...importing({ "acme-ui/a.js": "", "other/b.js": "" }), ...loaders("babel-loader") },
  without: ["module.rules.0.exclude"],
  shows: /^main\.js\n(?=.*by babel-loader a\.js)(?!.*by babel-loader b\.js)/m,
});

samples.tries('glob: ["src/icons/**/*.svg", "!**/raw/**"]', async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.js":
      'print(new URL("./icons/in/a.svg", import.meta.url), new URL("./icons/raw/b.svg", import.meta.url));',
    "src/icons/in/a.svg": "<svg>a</svg>",
    "src/icons/raw/b.svg": "<svg>b</svg>",
  });
  const inlined = /^\w{20}\.svg\n<svg>b<\/svg>\nmain\.js\n.*data:image/m;
  expect(await build(await withoutDots(folder), configuration)).toMatch(inlined);
  expect(await build(folder, configuration)).not.toContain("data:image");
});

samples.effect('"acme.legacy": (v) => v === true', {
  files: {
    "src/index.js": 'import "@acme/old";\nimport "@acme/new";',
    "node_modules/@acme/old/index.js": 'define([], () => "old");',
    "node_modules/@acme/old/package.json": '{ "name": "@acme/old", "acme": { "legacy": true } }',
    "node_modules/@acme/new/index.js": 'define([], () => "new");',
    "node_modules/@acme/new/package.json": '{ "name": "@acme/new" }',
  },
  without: ["module"],
  shows: /^main\.js\n(?=.*define\(\[\],\(\)=>"old"\))(?!.*define\(\[\],\(\)=>"new"\))/m,
});

samples.effect("{ resourceQuery: /^\\?inline$/", {
  files: importing({ "./logo.svg?inline": "<svg/>", "./logo.svg?raw": "<svg/>", "./logo.svg": "<svg/>" }),
  without: ["module.rules.0.oneOf"],
  shows: /^\w{20}\.svg\n<svg\/>\nmain\.js\n(?=.*"data:image\/svg)(?=.*"<svg\/>")/m,
});

samples.effect('{ scheme: "data", type: "asset/resource" }', {
  files: { "src/index.js": 'console.log(new URL("data:image/png;base64,aGVsbG8=", import.meta.url));' },
  without: ["module"],
  shows: /^\w{20}\.png\nhello$/m,
});

samples.effect('{ mimetype: "text/csv"', {
  files: { "src/index.js": 'import rows from "data:text/csv,a;b";\nconsole.log(rows);' },
  without: ["module"],
  shows: '"a;b"',
});

samples.effect('dependency: { not: ["url"] }', {
  files: {
    "src/index.js": 'import Logo from "./logo.svg";\nconsole.log(Logo, new URL("./logo.svg", import.meta.url));',
    "src/logo.svg": "<svg/>",
    "node_modules/@svgr/webpack/index.js": "module.exports = () => 'export default \"a component\";';",
  },
  without: ["module.rules.0.dependency"],
  shows: /^\w{20}\.svg\n<svg\/>\nmain\.js\n.*"a component"/m,
});

samples.effect('with: { type: "note" }', {
  files: {
    "src/index.js": 'import note from "./note.md" with { type: "note" };\nconsole.log(note);',
    "src/note.md": "# A note",
  },
  without: ["module"],
  shows: '"# A note"',
});

samples.effect("issuer: /\\.mail\\.html$/", {
  files: importing({ "./a.mail.html": "<img src='./l.svg'>", "./b.html": "<img src='./l.svg'>", "./l.svg": "<svg/>" }),
  without: ["module.rules.1"],
  shows: /^main\.js\n(?=.*<img src=\\?["']?data:image)(?=.*\.svg)/m,
});

samples.effect('{ test: /\\.svg$/, issuerLayer: "server"', {
  files: importing({ "./server.js": 'export { default } from "./logo.svg";', "./logo.svg": "<svg/>" }),
  without: ["module.rules.2"],
  shows: /^\w{20}\.svg\n<svg\/>\nmain\.js\n.*"<svg\/>"/m,
});

samples.effect('loader: "./loaders/mdx-loader.js", options: { gfm: true }', {
  files: {
    ...importing({ "./a.mdx": "" }),
    ...loaders("babel-loader"),
    "loaders/mdx-loader.js": `export default function (text) {
      return text + "console.log('by mdx', " + JSON.stringify(this.getOptions()) + ");";
    }`,
  },
  without: ["module.rules.0.use.1"],
  shows: /"by mdx",\{gfm:!0\}\).*"by babel-loader a\.mdx/,
});

samples.effect("sourceTest:", {
  files: {
    ...importing({ "./a.js": "console.log(gql`a`);", "./b.js": 'console.log("no query");' }),
    "loaders/gql-loader.js": `export default (text) => text + "console.log('loaded');";`,
  },
  without: ["module.rules.0.use.0.sourceTest"],
  hides: /^main\.js\n.*"loaded".*"loaded"/m,
});

samples.tries("sourceTest:", async (code) => {
  const { folder, configuration } = await exported(code.replace("/\\.js$/", "/[.](js|bin)$/"), {
    ...importing({ "./a.js": "console.log(gql`a`);", "./b.bin": "" }),
    "loaders/gql-loader.js": `
      export default (input) => "console.log('loaded " + input.length + "');";
      export const pitch = function () { this.emitWarning(new Error("pitched " + this.resourcePath)); };
      export const raw = true;`,
  });
  // Not the bytes of any text.
  await writeFile(path.join(folder, "src/b.bin"), new Uint8Array([255]));
  const built = await build(folder, configuration);
  expect(built).toMatch(/^main\.js\n(?=.*"loaded 20").*"loaded 1"/m);
  for (const name of ["index.js", "a.js", "b.bin"]) expect(built).toMatch(new RegExp(`pitched .*src.${name}`));
});

samples.effect('ident: "svgo"', {
  files: { ...importing({ "./a.svg?best": "<svg/>", "./a.svg": "<svg/>" }), ...loaders("svgo-loader") },
  without: ["module.rules.0.use"],
  shows:
    /^main\.js\n(?=.*by svgo-loader a\.svg \{\\"multipass\\":true)(?=.*by svgo-loader a\.svg \{\\"multipass\\":false)/m,
});

samples.effect('loader: "yaml-loader"', {
  files: { ...importing({ "./a.yaml": "", "./b.yml": "" }), ...loaders("yaml-loader") },
  without: ["module"],
  shows: /by yaml-loader a\.yaml.*by yaml-loader b\.yml/,
});

samples.effect("options: { cacheDirectory: true }", {
  files: { ...importing({ "./a.js": "" }), ...loaders("babel-loader") },
  without: ["module.rules.0.options"],
  shows: 'by babel-loader a.js {"cacheDirectory":true}',
});

samples.effect('enforce: "pre", use: "source-map-loader"', {
  files: { "src/index.js": "", ...loaders("source-map-loader", "babel-loader") },
  rest: { devtool: false },
  without: ["module.rules.0.enforce"],
  shows: /by source-map-loader[\s\S]*by babel-loader/,
});

samples.effect("parser: { exprContextCritical: false }", {
  files: {
    ...importing({ "acme-i18n/a.js": "require(globalThis.name);" }),
    "node_modules/acme-i18n/package.json": "{}",
  },
  without: ["module"],
  hides: "Critical dependency: the request of a dependency is an expression",
});

samples.effect("parser: { dataUrlCondition: { maxSize: 2 * 1024 } }", {
  files: importing({ "./a.svg": "a".repeat(2048), "./b.svg": "b".repeat(2049) }),
  without: ["module.rules.0.parser"],
  shows: /^\w{20}\.svg\nb+\nmain\.js\n.*data:/m,
});

samples.effect('generator: { filename: "fonts/', {
  files: importing({ "./text.woff2": "a font" }),
  without: ["module.rules.0.generator"],
  shows: /^fonts\/text\.\w{8}\.woff2\na font$/m,
});

samples.effect("include: /[\\\\/]node_modules[\\\\/]/,\n        resolve", {
  files: {
    ...importing({ "kit/a.js": 'import "./b";', "kit/b.js": 'console.log("<b>");' }),
    "node_modules/kit/package.json": '{ "type": "module" }',
  },
  without: ["module"],
  shows: "<b>",
});

samples.effect("{ test: /[\\\\/]polyfills\\.js$/, sideEffects: true }", {
  files: {
    "package.json": '{ "type": "module", "sideEffects": false }',
    "src/index.js": 'import "./polyfills.js";\nconsole.log("index");',
    "src/polyfills.js": 'console.log("<polyfill>");',
  },
  without: ["module"],
  shows: "<polyfill>",
});

samples.effect("extractSourceMap: true", {
  files: {
    ...importing({ "./a.js": "console.log(1);\n//# sourceMappingURL=a.js.map" }),
    "src/a.js.map": JSON.stringify({
      version: 3,
      sources: ["a.ts"],
      sourcesContent: ["console.log(1 as number)"],
      names: [],
      mappings: "AAAA",
    }),
  },
  without: ["module"],
  shows: "console.log(1 as number)",
  hides: "sourceMappingURL=a.js.map",
});

samples.effect("include: /[\\\\/]icons[\\\\/]/", {
  files: {
    "src/index.js": `import a from "./icons/a.svg";
      import b from "./icons/b.png";
      console.log(a, b, new URL("./c.svg", import.meta.url));`,
    "src/icons/a.svg": "<svg/>",
    "src/icons/b.png": "a png",
    "src/c.svg": "<svg>c</svg>",
  },
  without: ["module.rules.0.include"],
  shows: /^(?=[\s\S]*^\w{20}\.svg\n<svg>c)(?=[\s\S]*^\w{20}\.png\na png$)[\s\S]*data:image/m,
});

const strict: Files = {
  "src/package.json": "{}",
  "src/index.js": `import { sum } from "./math.js";
    import "./a.module.css";
    console.log(sum);`,
  "src/math.js": "export const add = 1;",
  "src/a.module.css": "a { color: red }",
};
samples.effect('javascript: { exportsPresence: "error" }', {
  files: strict,
  without: ["module.parser.javascript", "module.parser.css/auto"],
  shows: /^(?=[\s\S]*^ERROR in [\s\S]*export 'sum')[\s\S]*^ERROR in [\s\S]*is not pure/m,
});

samples.tries("asset: { dataUrlCondition: { maxSize: 4 * 1024 } }", async (code) => {
  const { folder, configuration } = await exported(code, importing({ "./a.svg": "a".repeat(5000) }));
  const rules = [{ test: /\.svg$/, type: "asset" }];
  const shown = await build(folder, { ...configuration, module: { ...configuration.module, rules } });
  expect(shown).toMatch(/^asset \w{20}\.svg/m);
  expect(await build(folder, { ...configuration, module: { rules } })).toContain("data:image/svg");
});

samples.effect("{ test: /[\\\\/]vendor[\\\\/]umd[\\\\/]/, parser: { amd: false } }", {
  files: importing({
    "./vendor/umd/a.cjs": 'typeof define === "function" ? define([], () => 1) : console.log("<other branch>");',
  }),
  without: ["module"],
  shows: "<other branch>",
});

samples.effect('worker: ["...", "Pool from acme-pool", "spawn()"]', {
  files: {
    "src/index.js": `import { Pool } from "acme-pool";
      new Pool(new URL("./a.js", import.meta.url));
      spawn(new URL("./b.js", import.meta.url));
      new Worker(new URL("./c.js", import.meta.url));`,
    "src/a.js": 'import "./d.js?a";',
    "src/b.js": 'import "./d.js?b";',
    "src/c.js": 'import "./d.js?c";',
    "src/d.js": "console.log(__resourceQuery);",
    "node_modules/acme-pool/index.js": "export class Pool {}",
  },
  without: ["module"],
  shows: /^(?=[\s\S]*^.*console\.log\("\?a")(?=[\s\S]*^.*console\.log\("\?b")[\s\S]*^.*console\.log\("\?c"/m,
});

samples.effect('parser: { topLevelThis: "global" }', {
  files: importing({ "./vendor/a.cjs": "this.acme = this.acme || {};" }),
  without: ["module"],
  shows: /\w\.g\.acme=/,
});

const card = ".card { gap: var(--gap) }";
samples.effect('"css/auto": { dashedIdents: false, pure: true }', {
  files: importing({ "./a.module.css": card }),
  without: ["module.parser.css/auto.dashedIdents"],
  shows: "var(--gap)",
});

samples.effect("dashedIdents: false, pure: true", {
  files: importing({ "./a.module.css": `${card} a { top: 0 }` }),
  without: ["module.parser.css/auto.pure"],
  shows: 'Selector "a" is not pure',
});

samples.effect('chunkName: "[page]-[name]"', {
  files: {
    "src/index.html": `<img data-src="./logo.svg"><a href="./about.html">{{year}}</a><script src="./shop.js"></script>`,
    "src/about.html": "<p>{{year}}</p>",
    "src/logo.svg": "<svg/>",
    "src/shop.js": "console.log(1);",
  },
  without: ["module"],
  shows:
    /^index\.html\n<img data-src=\w{20}\.svg><a href=src-index-about\.html>2026<\/a><script src=src-index-shop\.js>[\s\S]*^src-index-about\.html\n<p>2026/m,
});

samples.effect("test: /\\.properties$/", {
  files: importing({ "./a.properties": "name=Shop\ncity=Oslo\n" }),
  without: ["module.rules.0.parser"],
  shows: /name:"Shop",city:"Oslo"|\{"name":"Shop","city":"Oslo"\}/,
});

samples.effect("css: { fontPreload: true }", {
  files: {
    "src/index.js": 'import "./a.css";\ndocument.body.append(new URL("./hero.avif", import.meta.url).href);',
    "src/a.css": '@font-face { font-family: a; src: url("./a.woff2") } b { font-family: a }',
    "src/a.woff2": "a font",
    "src/hero.avif": "an image",
  },
  without: ["module"],
  shows:
    /^main\.html\n.*<link rel=preload as=font type=font\/woff2 href=\w{20}\.woff2.*<link rel=preload as=image href=\w{20}\.avif/m,
});

samples.effect('outputPath: "cdn/"', {
  files: importing({ "./intro.mp4": "a video" }),
  without: ["module.rules.0.generator"],
  shows: /^cdn\/intro\.mp4\na video\nmain\.js\n.*"https:\/\/cdn\.example\.com\/intro\.mp4"/m,
});

samples.effect("generator: { dataUrl: { encoding: false } }", {
  files: importing({ "./a.svg": "<svg/>" }),
  without: ["module.rules.0.generator"],
  shows: /"data:image\/svg\+xml,%3Csvg/,
});

samples.effect("parser: { css: { parseErrors", {
  files: importing({ "./a.css": "a { top: 0 }\n}" }),
  without: ["module"],
  shows: "CSS parse error: unexpected-right-curly-bracket",
});

samples.tries("cssModules: { attributes", async (code) => {
  const page = (await fencesOf("configuration/module.mdx")).find(
    ({ title, code }) => title === "src/index.html" && code.includes("data-target"),
  );
  const files: Files = { "src/index.html": page?.code ?? "" };
  const built = await buildOwn(await project({ ...files, "webpack.config.js": code }));
  expect(built).toMatch(/<ul id="?([\w-]+)"?><\/ul>\s*<button data-target="?\1"?>/);
  expect(built).not.toContain("data-target=menu");
  const without = code.replace("html: { cssModules", "css: {}, unknown: { cssModules");
  expect(await buildOwn(await project({ ...files, "webpack.config.js": without }))).toMatch(/data-target="?menu/);
});

samples.effect('exportsConvention: "camel-case-only"', {
  files: importing({ "./a.module.css": ".card-title { top: 0 }" }),
  rest: { devtool: false },
  without: ["module"],
  shows: /^\.card-title-[\w+/-]{5} \{[\s\S]*"cardTitle": "card-title-/m,
});

samples.effect("noParse: /[\\\\/]vendor", {
  files: {
    ...importing({ "./vendor/a.min.js": 'globalThis.a = () => require("./b.js");' }),
    "src/package.json": "{}",
    "src/vendor/b.js": "",
  },
  without: ["module"],
  shows: 'require("./b.js")',
});

samples.tries("unsafeCache: false", async (code) => {
  /** What the second build emits, after a file came that is before the other one in the list of extensions. */
  const second = async (rest: Configuration): Promise<string> => {
    const { folder, configuration } = await exported(code, {
      ...importing({ "kit/index.js": 'require("./theme");' }),
      "node_modules/kit/package.json": "{}",
    });
    await writeFile(path.join(folder, "node_modules/kit/theme.json"), "{}");
    const compiler = webpack({
      ...configuration,
      ...rest,
      context: folder,
      output: { path: path.join(folder, "dist") },
    });
    const run = () =>
      new Promise<string>((resolve, reject) =>
        compiler.run((error, stats) =>
          stats ? resolve(stats.toString({ all: false, modules: true, cachedModules: true })) : reject(error),
        ),
      );
    await run();
    await writeFile(path.join(folder, "node_modules/kit/theme.js"), "");
    const printed = await run();
    await new Promise((resolve) => compiler.close(resolve));
    return printed;
  };
  expect(await second({})).toContain("kit/theme.js ");
  expect(await second({ module: {} })).toContain("kit/theme.json ");
});

samples.effect('defaultRules: ["...", { test: /\\.webapp$/, type: "json" }]', {
  files: importing({ "./app.webapp": '{ "name": "Shop" }', "./a.json": '{ "city": "Oslo" }' }),
  without: ["module"],
  shows: /Shop.*Oslo/,
});
