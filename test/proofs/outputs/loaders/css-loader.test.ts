import { describe, expect, test } from "vitest";
import { configurationOf, inPage, stylesOf } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, samplesOf } from "../../lib/project";
import { buildWithPackages, runWithPackages } from "../../lib/with-packages";

const PAGE = "loaders/css-loader.mdx";
const page = await outputsOf(PAGE);
const basic = await configurationOf(PAGE, 'use: ["style-loader", "css-loader"]');

/** Returns a rule with css-loader, and the loaders before it in the list. */
const rule = (options: object, ...before: string[]) => ({
  module: { rules: [{ test: /\.css$/, use: [...before, { loader: "css-loader", options }] }] },
});

/** Returns what a script prints that imports all of a CSS module as `s`. */
function printed(script: string, module: string, modules: object, more: object = {}): Promise<string> {
  const files = { "src/index.js": `import * as s from "./a.module.css";\n${script}`, "src/a.module.css": module };
  return runWithPackages(files, rule({ modules: { auto: true, ...modules }, ...more }));
}

/** Returns the CSS that a style sheet becomes. */
function cssOf(code: string, options: object, files: Files = {}): Promise<string> {
  const script = 'import s from "./page.css";\nconsole.log(`<${s}>`);';
  return runWithPackages({ "src/index.js": script, "src/page.css": code, ...files }, rule(options));
}

const NAMES = "console.log(Object.keys(s).join(' '));";

test("the smallest configuration puts each style sheet on the page, imported ones first", async () => {
  const files = await samplesOf(PAGE, "src/index.js", "src/page.css", "src/button.module.css");
  const { document } = await inPage({
    ...files,
    // Without a script element of its own the page cannot say where it came from.
    "webpack.config.js": basic.replace("module:", 'output: { publicPath: "/" },\n  module:'),
    "src/colors.css": ":root { --gap: 1px; }",
    "src/dots.svg": "<svg/>",
  });
  const className = document.querySelector("button")?.className ?? "";
  expect(className).toMatch(/^\w{20}$/);
  expect(stylesOf(document)).toEqual([
    ":root { --gap: 1px; }",
    expect.stringMatching(/url\(http:\/\/localhost\/\w{20}\.svg\)/),
    expect.stringContaining(`.${className} {`),
  ]);
});

test.each([
  ["development", 1, false],
  ["production", 0, true],
])("the sample that extracts, in %s", async (mode, elements, isWritten) => {
  const sample = await configurationOf(PAGE, "MiniCssExtractPlugin.loader");
  const { built, document } = await inPage({
    "webpack.config.js": sample.replace(
      "export default (env, { mode }) => (",
      `const mode = "${mode}";\nexport default (`,
    ),
    "src/index.js": 'import "./page.css";',
    "src/page.css": "body { top: 0 }",
  });
  expect(stylesOf(document)).toHaveLength(elements);
  expect(built.includes("asset main.css")).toBe(isWritten);
});

describe("url", () => {
  test("finds files of the project and leaves addresses alone", async () => {
    const files = {
      "src/dots.svg": "<svg/>",
      "shared/dots.svg": "<svg><g/></svg>",
    };
    const shown = await cssOf(
      "a{background:url(dots.svg)} b{background:url(/shared/dots.svg)} c{background:url(//x.y/z.png) url(#icon)}",
      {},
      files,
    );
    expect(shown).toMatch(/a\{background:url\(file:\S+\.svg\)\} b\{background:url\(file:\S+\.svg\)\}/);
    expect(shown).toContain("c{background:url(//x.y/z.png) url(#icon)}");
  });

  test("can be left to the server by a filter, and by a comment", async () => {
    const { built, document } = await inPage({
      "webpack.config.js": await configurationOf(PAGE, "url: { filter"),
      "src/index.js": 'import "./page.css";',
      "src/page.css": "a { background: url(/logo.png); }",
    });
    expect(built).toContain("compiled successfully");
    expect(stylesOf(document)).toEqual(["a { background: url(/logo.png); }"]);
    expect(await cssOf("a{/* webpackIgnore: true */ background: url(/logo.png)}", {})).toContain("url(/logo.png)");
    expect(await cssOf("a{background: url(./nope.png)}", { url: false })).toContain("url(./nope.png)");
  });
});

test("import wraps the rules in what stands behind the path, and leaves addresses", async () => {
  const files = { "src/b.css": "b{top:0}" };
  const code = '@import "./b.css" layer(x) supports(display:grid) screen; @import url(https://a.b/c.css); a{top:0}';
  const shown = await cssOf(code, {}, files);
  expect(shown).toContain("@import url(https://a.b/c.css);");
  expect(shown).toContain("@supports (display:grid) {@media screen {@layer x {b{top:0}}}}");
  expect(await cssOf('@import "./b.css"; a{top:0}', { import: false }, files)).toContain(
    '<@import "./b.css"; a{top:0}>',
  );
});

test("modules decides which files are CSS modules; an object without auto means all", async () => {
  expect(await cssOf(".a{top:0}", {})).toContain("<.a{top:0}>");
  expect(await cssOf(".a{top:0}", { modules: { namedExport: false } })).toMatch(/<\.\w{20}\{top:0\}>/);
  expect(await cssOf(".a{top:0}", { modules: { auto: true, namedExport: false } })).toContain("<.a{top:0}>");
  expect(await printed(NAMES, ".a{top:0}", {})).toMatch(/^a default$/m);
  expect(await printed(NAMES, ".a{top:0}", {}, { modules: false })).toMatch(/^default$/m);
});

test("auto takes a function, which sees the query", async () => {
  const files = { "src/index.js": `import * as s from "./a.css?module";\n${NAMES}`, "src/a.css": ".a{top:0}" };
  const auto = (_: string, query: string) => query === "?module";
  expect(await runWithPackages(files, rule({ modules: { auto } }))).toMatch(/^a default$/m);
});

test.each([
  ["global", ":local(.b){top:0} .a{top:0}", /^b default$/m],
  ["icss", ":export{accent:red} .a{top:0}", /^accent default$/m],
  ["pure", ".a{top:0}", /^a default$/m],
])("mode %s", async (mode, code, names) => {
  expect(await printed(NAMES, code, { mode })).toMatch(names);
});

test.each([
  ["development", /^src-button-module__base$/],
  ["production", /^\w{6}$/],
])("localIdentName of the sample in %s", async (mode, name) => {
  const sample = await configurationOf(PAGE, "localIdentName:");
  const { document } = await inPage({
    "webpack.config.js": sample.replace(
      "export default (env, { mode }) => (",
      `const mode = "${mode}";\nexport default (`,
    ),
    "src/index.js": 'import { base } from "./button.module.css";\ndocument.body.className = base;',
    "src/button.module.css": ".base{top:0}",
  });
  expect(document.body.className).toMatch(name);
});

test.each([
  [{ localIdentName: "[1]-[folder]-[local]", localIdentRegExp: /(\w)\.module/ }, /^a-src-base$/m],
  [{ localIdentName: "[hash]", localIdentHashDigestLength: 6, localIdentHashDigest: "hex" }, /^[0-9a-f]{6}$/m],
  [{ getLocalIdent: () => "mine" }, /^mine$/m],
  [{ getLocalIdent: () => null }, /^\w{20}$/m],
])("the names of %o", async (modules, shown) => {
  expect(await printed("console.log(s.base)", ".base{top:0}", modules)).toMatch(shown);
});

test("what goes into the hash, and a hash for all names of a file", async () => {
  const name = async (modules: object) =>
    (await printed("console.log(s.base)", ".base{top:0}", modules)).trim().split("\n").at(-1);
  const names = await Promise.all([{}, { localIdentHashSalt: "shop" }, { localIdentHashFunction: "sha256" }].map(name));
  expect(new Set(names).size).toBe(3);
  const minimal = { localIdentName: "[local]-[hash:base64:5]", hashStrategy: "minimal-subset" };
  expect(await printed("console.log(s.a, s.b)", ".a{top:0}.b{top:0}", minimal)).toMatch(/^a-(\w{5}) b-\1$/m);
});

test("named exports, and a default export without them", async () => {
  expect(await printed(NAMES, ".default{top:0} .buy-now{top:0}", {})).toMatch(/^_default buy-now default$/m);
  const old = "console.log(Object.keys(s.default.locals).join(' '));";
  expect(await printed(old, ".default{top:0} .buy-now{top:0}", { namedExport: false })).toMatch(/^default buyNow$/m);
  expect(await printed(old, ".buy-now{top:0}", {}, { esModule: false })).toMatch(/^buyNow$/m);
});

test("exportGlobals", async () => {
  expect(await printed(NAMES, ":global(.dark) .a{top:0}", { exportGlobals: true })).toMatch(/^a dark default$/m);
});

test.each([
  ["as-is", "buy-now_big default"],
  ["camel-case", "buy-now_big buyNowBig default"],
  ["camel-case-only", "buyNowBig default"],
  ["dashes", "buy-now_big buyNow_big default"],
  ["dashes-only", "buyNow_big default"],
  ["dashesOnly", "buyNow_big default"],
])("exportLocalsConvention %s", async (exportLocalsConvention, names) => {
  const shown = await printed(NAMES, ".buy-now_big{top:0}", { exportLocalsConvention });
  expect(shown.trim().split("\n").at(-1)).toBe(names);
});

test("exportOnlyLocals leaves the CSS out", async () => {
  expect(await printed(NAMES, ".a{top:0}", { exportOnlyLocals: true })).toMatch(/^a$/m);
});

test("getJSON gets the names", async () => {
  const calls: { exports: { name: string; value: string }[] }[] = [];
  await printed(NAMES, ".a{top:0}", { getJSON: (call: (typeof calls)[0]) => void calls.push(call) });
  expect(calls.map(({ exports }) => exports)).toEqual([[{ name: "a", value: expect.stringMatching(/^\w{20}$/) }]]);
});

test("what CSS modules can do", async () => {
  const code = `@value accent: #1c78c0; .box{top:0} .a{composes: box; composes: dark from global; color: accent}
    @keyframes spin{} .b{animation: spin 1s; --gap: 1px}`;
  const shown = await printed("console.log(s.a, s.accent, String(s.default))", code, { localIdentName: "[local]-x" });
  expect(shown).toMatch(/^a-x box-x dark #1c78c0 /m);
  expect(shown).toContain(".b-x{animation: spin-x 1s; --gap: 1px}");
});

test("importLoaders counts loaders for imported files; true means 0", async () => {
  const files = { "src/b.css": "b{color:RED}", "lower.cjs": "module.exports = (code) => code.toLowerCase();" };
  const withLoader = async (importLoaders: unknown) => {
    const script = 'import s from "./page.css";\nconsole.log(`<${s}>`);';
    const all = { "src/index.js": script, "src/page.css": '@import "./b.css"; a{color:RED}', ...files };
    const use = [{ loader: "css-loader", options: { importLoaders } }, "./lower.cjs"];
    return runWithPackages(all, { module: { rules: [{ test: /\.css$/, use }] } });
  };
  expect(await withLoader(0)).toContain("<b{color:RED}a{color:red}>");
  expect(await withLoader(true)).toContain("<b{color:RED}a{color:red}>");
  expect(await withLoader(1)).toContain("<b{color:red}a{color:red}>");
});

test("sourceMap follows devtool, unless it is set", async () => {
  const files = { "src/index.js": 'import s from "./a.css";\nconsole.log(`${s}`);', "src/a.css": "a{top:0}" };
  const shown = (options: object) => runWithPackages(files, { ...rule(options), devtool: "source-map" });
  expect(await shown({})).toContain("a{top:0}\n/*# sourceMappingURL=");
  expect(await shown({ sourceMap: false })).not.toContain("a{top:0}\n/*#");
});

test("exportType", async () => {
  const script = "console.log(typeof s.default, s.default);";
  expect(await printed(script, ":export{} b{top:0}", {}, { exportType: "string" })).toContain("string b{top:0}");
  expect(await printed(script, "b{top:0}", {}, { exportType: "css-style-sheet" })).toContain(
    "ReferenceError: CSSStyleSheet is not defined",
  );
});

const css = { "src/index.js": 'import "./page.css";', "src/page.css": "body { top: 0 }" };

page.shows("Can't resolve './nope.svg'", () =>
  buildWithPackages({ ...css, "src/page.css": 'body { background: url("./nope.svg"); }' }, rule({})),
);
test("with style-loader in front, a default import is undefined", async () => {
  const { error } = await inPage({
    "webpack.config.js": basic,
    "src/index.js": 'import styles from "./button.module.css";\nconsole.log(styles.base);',
    "src/button.module.css": ".base { top: 0; }",
  });
  expect(error).toContain("Cannot read properties of undefined (reading 'base')");
});
page.restIs({});

test("the other message about named exports, and the way out of the last warning", async () => {
  expect(await buildWithPackages(css, rule({ exportType: "string", modules: { namedExport: false } }))).toContain(
    "The 'exportType' option with the 'css-style-sheet' or 'string' value requires the 'modules.namedExport' option to be enabled",
  );
  const rules = [{ test: /\.css$/, type: "javascript/auto" as const, use: "css-loader" }];
  const built = await buildWithPackages(css, { experiments: { css: true }, module: { rules } });
  expect(built).toContain("compiled successfully");
});
