import MinimizerPlugin from "minimizer-webpack-plugin";
import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { textOf } from "../../lib/page-text";
import { build, type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/optimization.mdx");

type Optimization = NonNullable<Configuration["optimization"]>;

/** Builds a project with these steps. */
const optimize = (optimization: Optimization, files: Files, rest: Configuration = {}) =>
  build(files, { ...rest, optimization });

/** Returns a package of about so many bytes. */
const packageOf = (name: string, bytes: number): Files => ({
  [`node_modules/${name}/index.js`]: `export const ${name} = "${"words ".repeat(bytes / 6)}";\n`,
});

const shop: Files = {
  "src/shop.js": 'import { alpha } from "alpha";\ndocument.title = alpha;\n',
  "src/admin.js": 'import { alpha } from "alpha";\nimport { beta } from "beta";\ndocument.title = alpha + beta;\n',
  ...packageOf("alpha", 28_400),
  ...packageOf("beta", 28_400),
};
const entries: Configuration = {
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  stats: { entrypoints: true },
};

/** Builds two entries that share packages. */
const split = (splitChunks: Optimization["splitChunks"], rest: Configuration = {}) =>
  optimize({ splitChunks }, shop, { ...entries, performance: false, ...rest });

// Minimizing

const old: Files = { "public/old.js": "var 1;" };
page.shows("`dropp_console` is not a supported option", () =>
  build(
    { "src/index.js": "console.log(1);" },
    { optimization: { minimizeOptions: { javascript: { compress: { dropp_console: true } } } } },
  ),
);

page.shows("ERROR in old.js", () => build(old, { output: { copy: ["public"] } }));

test("a file that is not valid is excluded", async () => {
  const exclude = new MinimizerPlugin({ exclude: /old/ });
  const minimizing = { minimizer: [exclude, "..." as const], minimizeOptions: { javascript: false as const } };
  const built = await optimize(minimizing, old, { output: { copy: ["public"] } });
  expect(built).not.toContain("ERROR");
  expect(built).toContain("var 1;");
});

page.shows("a{-webkit-user-select:none;user-select:none", () =>
  build(
    { "src/index.js": 'import "./a.css";', "src/a.css": "a { user-select: none; inset: 0 }" },
    { target: "web", experiments: { css: true } },
  ),
);

test.each([
  ["is moved to a file", true, { comments: true }],
  ["stays", false, { comments: true, extractComments: false }],
  ["is removed", false, { extractComments: false }],
])("a license comment in HTML %s", async (where, moved, html) => {
  const page: Files = { "src/page.html": "<p>a</p><!-- x --><!--[if IE]>b<![endif]--><!--! license -->" };
  const built = await build(page, { entry: "./src/page.html", optimization: { minimizeOptions: { html } } });
  expect(built.includes("page.html.LICENSE.txt")).toBe(moved);
  const emitted = built.split("\npage.html\n")[1]?.split("\n")[0];
  expect(emitted?.includes("<!--! license -->")).toBe(where === "stays");
  expect(emitted).toContain("<!--[if IE]>b<![endif]-->");
});

// SVG

const INKSCAPE = "http://www.inkscape.org/namespaces/inkscape";
const lineStyle = `fill="none" stroke="red" stroke-width="1" stroke-dasharray="none" shape-rendering="crispEdges" ${["start", "mid", "end"].map((where) => `marker-${where}="none"`).join(" ")}`;

/** What each field makes of the content of an SVG, and does not without the field. `^` is the beginning. */
const svgs: Record<string, [option: unknown, before: string, after: string, others?: object]> = {
  anglePrecision: [
    0,
    '<path fill="red" d="M0 0h9v9" transform="rotate(45.678)"/>',
    "rotate(46)",
    { convertTransforms: true },
  ],
  applyTransforms: [
    true,
    '<path fill="red" d="M0 0h9v9" transform="translate(5 5)"/>',
    '<path fill="red" d="m5 5h9v9"/>',
  ],
  cleanupIds: [
    true,
    '<linearGradient id="gradient"><stop/></linearGradient><path id="b" fill="url(#gradient)" d="M0 0h9v9"/>',
    '<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9v9"/>',
  ],
  cleanupStructure: [true, '<g fill="red"><path d="M0 0h9v9"/></g>', '<path d="M0 0h9v9" fill="red"/>'],
  collapseAttributeWhitespace: [true, '<path class="  a   b " d="M0 0h9v9"/>', 'class="a b"'],
  collapseWhitespace: [true, '<g>\n  <path d="M0 0h9v9"/>\n</g>', '<g><path d="M0 0h9v9"/></g>'],
  comments: [true, "<!-- a -->", "<!-- a -->"],
  convertCurvesToArcs: [true, '<path d="M0 10C0 4.477 4.477 0 10 0"/>', "a10 10 0 0110-10", { precision: 2 }],
  convertShapes: [
    true,
    '<polygon points="0,0 9,0 9,9"/><ellipse rx="5" ry="5"/>',
    '<path d="M0 0h9v9"/><circle r="5"/>',
  ],
  convertTransforms: [true, '<path d="M0 0h9v9" transform="translate(5) rotate(90)"/>', "rotate(90 2.5 2.5)"],
  inlineStylePseudoClasses: [
    ["hover"],
    '<style>.a:hover{fill:red}</style><path class="a" d="M0 0h9v9"/>',
    '<path d="M0 0h9v9" style="fill:red"/>',
    { inlineStyles: true },
  ],
  inlineStyles: [
    true,
    '<style>.a{fill:red}</style><path class="a" d="M0 0h9v9"/>',
    '<path d="M0 0h9v9" style="fill:red"/>',
  ],
  mergeDisjointPaths: [true, '<path d="M0 0h9v9"/><path d="M50 50h9v9"/>', '<path d="M0 0h9v9m41 41h9v9"/>'],
  mergePaths: [
    true,
    [1, 9].map((y) => `<path d="M1 ${y}L9 ${y}" ${lineStyle}/>`).join(""),
    `<path d="M1 1h8m-8 8h8" ${lineStyle}/>`,
  ],
  precision: [2, '<circle r="12.34567"/>', '<circle r="12.35"/>'],
  removeAttributes: [["path:data-.*"], '<path data-name="a" d="M0 0h9v9"/>', '<path d="M0 0h9v9"/>'],
  removeDeprecatedAttributes: [true, '<text xml:lang="de">a</text>', '<text lang="de">a</text>'],
  removeDescriptions: [true, "<desc>A</desc>", "<svg/>"],
  removeDimensions: [true, '<svg width="24" height="24"/>', '<svg viewBox="0 0 24 24"/>'],
  removeDoctype: [true, '<!DOCTYPE svg SYSTEM "a.dtd"><svg><g/></svg>', "^<svg><g/></svg>"],
  removeEditorData: [true, `<svg xmlns:inkscape="${INKSCAPE}" inkscape:label="A"/>`, "<svg/>"],
  removeElements: [{ id: ["guide"], class: ["draft"] }, '<g id="guide"><path/></g><g class="a draft"/>', "<svg/>"],
  removeEmptyAttributes: [true, '<path class="" fill="" d="M0 0h9v9"/>', '<path d="M0 0h9v9"/>'],
  removeEmptyElements: [true, "<g/><defs/>", "<svg/>"],
  removeHiddenElements: [true, '<path display="none" d="M0 0h9v9"/><rect width="0" height="5"/>', "<svg/>"],
  removeMetadata: [true, "<metadata>A</metadata>", "<svg/>"],
  removeOffCanvasPaths: [true, '<svg viewBox="0 0 9 9"><path d="M50 50h9v9"/></svg>', '<svg viewBox="0 0 9 9"/>'],
  removeRasterImages: [true, '<image href="a.png"/>', "<svg/>"],
  removeScripts: [true, '<script>a()</script><path onclick="b()"/><a href="javascript:c()"/>', "<path/><a/>"],
  removeTitles: [true, "<title>A</title>", "<svg/>"],
  removeUnknownAttributes: [true, '<path acme="a" role="img" d="M0 0h9v9"/>', '<path role="img" d="M0 0h9v9"/>'],
  removeUnknownElements: [true, "<acme/>", "<svg/>"],
  removeUnusedNamespaces: [true, '<svg xmlns:xlink="http://www.w3.org/1999/xlink"/>', "<svg/>"],
  removeViewBox: [true, '<svg width="24" height="24" viewBox="0 0 24 24"/>', '<svg width="24" height="24"/>'],
  removeXlink: [
    true,
    '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>',
    '<svg><use href="#a"/></svg>',
  ],
  reusePaths: [
    true,
    ` id="a"| `
      .split("|")
      .map((id) => `<path${id}fill="red" stroke="none" d="M0 0h9v9H5l3 3 4 5 6 6 7-3"/>`)
      .join(""),
    '<use href="#a"/>',
  ],
  shortenColors: [true, '<path fill="#ff0000" d="M0 0h9v9"/>', '<path fill="red" d="M0 0h9v9"/>'],
  shortenNumbers: [true, '<rect x="0.50"/>', '<rect x=".5"/>'],
  shortenPathData: [true, '<path d="M 10 10 L 20 10 L 20 20 Z"/>', '<path d="M10 10h10v10"/>'],
  sortAttributes: [true, '<path id="b" d="M0 0h9v9"/><path d="M0 0h9v9"/>', '<path d="M0 0h9v9" id="b"/>'],
  sortDefinitions: [
    true,
    '<defs><radialGradient id="b"/><linearGradient id="a"/></defs>',
    '<defs><linearGradient id="a"/><radialGradient id="b"/></defs>',
  ],
  sortSymbols: [true, '<symbol id="b"/><symbol id="a"/>', '<symbol id="a"/><symbol id="b"/>'],
};

/** Minifies an SVG that is the only asset. */
const minifySvg = async (content: string, xml: object) => {
  const whole = /^<(svg|!DOCTYPE)/.test(content) ? content : `<svg>${content}</svg>`;
  const svg = whole.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  const files: Files = { "src/index.js": 'new URL("./a.svg", import.meta.url);', "src/a.svg": svg };
  const minimizeOptions = { xml } as Optimization["minimizeOptions"];
  const output = { assetModuleFilename: "[name][ext]" };
  const built = await build(files, { output, optimization: { minimizeOptions } });
  expect(built).not.toContain("ERROR");
  return (built.split("\na.svg\n")[1]?.split("\nmain.js\n")[0] ?? "").replace(
    ' xmlns="http://www.w3.org/2000/svg"',
    "",
  );
};

test.each(Object.entries(svgs))("minimizeOptions.xml.%s", async (name, [option, before, after, others = {}]) => {
  expect(`^${await minifySvg(before, { ...others, [name]: option })}`).toContain(after);
  const off = option === true ? { [name]: false } : {};
  expect(`^${await minifySvg(before, { ...others, ...off })}`).not.toContain(after);
});

test.each([
  ["mergePaths", ' stroke-width="1"'],
  ["mergePaths", ' fill="none"'],
  ["reusePaths", ' stroke="none"'],
  ["reusePaths", 'fill="red" '],
])("minimizeOptions.xml.%s does nothing to paths without%s", async (name, needed) => {
  const [option, before = "", after = ""] = svgs[name] ?? [];
  expect(before).toContain(needed);
  const without = (svg: string) => svg.replaceAll(needed, "");
  expect(await minifySvg(without(before), { [name]: option })).not.toContain(without(after));
});

test("every field of minimizeOptions.xml is in the table, with its default", async () => {
  const { options } = webpack({ optimization: { minimize: true, minimizeOptions: { xml: {} } } });
  const given = options.optimization.minimizeOptions;
  const defaults = typeof given === "object" && given.xml ? given.xml : {};
  const section =
    (await textOf("configuration/optimization.mdx")).split("#### optimization.minimizeOptions.xml")[1] ?? "";
  const rows = [
    ...(section.split("### optimization.minimizer")[0]?.matchAll(/^\| `(\w+)` \| `?([\w" ]+)`? \|/gm) ?? []),
  ];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(svgs));
  expect(rows.filter(([, , value]) => value === "true").map(([, name]) => name)).toEqual(Object.keys(defaults).sort());
});

test.each([
  [{}, '<metadata>x</metadata><path d="M10 10h10v10z" fill=#ff0000 />'],
  [{ removeMetadata: true, convertShapes: true }, '><path d="M10 10h10v10z" fill=#ff0000 />'],
])("an SVG in HTML with %j", async (xml, shown) => {
  const svg = '<svg><metadata>x</metadata><path d="M 10 10 L 20 10 L 20 20 Z" fill="#ff0000"/></svg>';
  const files: Files = { "src/a.html": `<!doctype html><title>a</title>${svg}` };
  expect(await build(files, { entry: "./src/a.html", optimization: { minimizeOptions: { xml } } })).toContain(shown);
});

test("an SVG in another encoding stays as it is", async () => {
  const files: Files = {
    "src/index.js": 'new URL("./a.svg", import.meta.url);',
    "src/a.svg": '<?xml version="1.0" encoding="ISO-8859-1"?><svg><text> é </text></svg>',
  };
  expect(await build(files, { optimization: { minimizeOptions: { xml: {} } } })).toContain("Left as written");
});

const scripts: Files = {
  "src/index.js": 'import "./a.css";\nconsole.log("hello");\n',
  "src/a.css": "a { color: red }",
  "src/vendor.js": 'import "./b.css";\nconsole.log("vendor");\n',
  "src/b.css": "b { color: red }",
};
/** Returns a minimizer that leaves the files of one entry to others. */
const without = (test: RegExp) =>
  new MinimizerPlugin({ test, exclude: /vendor/, minimizerOptions: { compress: { drop_console: true } } });
const minimize = (optimization: Optimization) =>
  optimize(optimization, scripts, { entry: { main: "./src/index.js", vendor: "./src/vendor.js" } });

test("a minimizer works in front of the built-in one, which takes what is left", async () => {
  const built = await minimize({ minimizer: [without(/\.m?js$/), "..."] });
  expect(built).not.toContain('console.log("hello")');
  expect(built).toContain('(()=>{"use strict";console.log("vendor")})()');
  expect(built).toContain("a{color:red}");
});

test("a minimizer for scripts does nothing behind the built-in one", async () => {
  expect(await minimize({ minimizer: ["...", without(/\.m?js$/)] })).toContain('console.log("hello")');
});

test("scripts that a minimizer excludes stay as they are if the built-in one is off for scripts", async () => {
  const built = await minimize({ minimizer: [without(/\.m?js$/), "..."], minimizeOptions: { javascript: false } });
  expect(built).toContain('\nconsole.log("vendor");');
  expect(built).not.toContain('console.log("hello")');
});

test.each(["in front", "behind"])(
  "a minimizer for CSS %s takes the whole type from the built-in one",
  async (place) => {
    const css = new MinimizerPlugin({ test: /\.css$/, exclude: /vendor/, minify: MinimizerPlugin.lightningCssMinify });
    const built = await minimize({ minimizer: place === "behind" ? ["...", css] : [css, "..."] });
    expect(built).toContain("b { color: red }");
    expect(built).not.toContain("a { color: red }");
  },
);

// Chunks

page.shows("KiB = shop.js", () => split({}));

page.shows("KiB = 52.js", () => split({ chunks: "all" }));

page.shows("Conflict: Multiple chunks emit assets to the same filename app.js", () =>
  split({ chunks: "all" }, { output: { filename: "app.js" } }),
);

page.shows("Using the cacheGroup shorthand syntax with a cache group named 'test'", () =>
  split({ cacheGroups: { test: /node_modules/, name: "vendor" } }),
);

page.shows('Cache group "x" conflicts with existing chunk', () =>
  split({ chunks: "all", cacheGroups: { x: { test: /node_modules/, name: "shop", enforce: true } } }),
);

const regions = ["region1", "region2", "region3"];

/** Builds an entry of three large modules, to be cut into parts. */
const cut = (splitChunks: Optimization["splitChunks"]) =>
  optimize(
    { splitChunks: { chunks: "all", maxSize: 40_000, ...splitChunks } },
    {
      "src/index.js": regions.map((name) => `import "./${name}.js";\n`).join(""),
      ...Object.fromEntries(regions.map((name) => [`src/${name}.js`, `console.log("${`${name} `.repeat(4700)}");\n`])),
    },
  );

page.shows("asset main-1d48b7b1.js", () => cut({}));

page.shows("is bigger than maxSize (14.6 KiB)", () => split({ chunks: "all", maxSize: 15_000 }));

page.shows("runtime.js 2.82 KiB", () =>
  optimize(
    { runtimeChunk: "single" },
    {
      "src/shop.js": 'import("./cart.js");\n',
      "src/admin.js": 'import("./cart.js");\n',
      "src/cart.js": "export const cart = [];\n",
    },
    entries,
  ),
);

// Names

page.shows("The value 'hashed' for option 'optimization.moduleIds' is deprecated", () =>
  optimize({ moduleIds: "hashed" }, {}),
);

// Unused code

page.shows("it needs to be in strict mode", () =>
  optimize(
    { minimize: false, concatenateModules: false },
    {
      "src/index.js": 'import { area } from "./shapes.cjs";\nconsole.log(area(1, 2));\n',
      "src/shapes.cjs": "exports.area = (width, height) => width * height;\n",
    },
  ),
);

test.each([
  ["export const flag = false;", true],
  ["const flag = 1 + 1;\nexport { flag };", true],
  ['export const flag = "ääääää";', true],
  ['export const flag = "1234567";', false],
  ["export const flag = [];", false],
  ["export let flag = false;", false],
])("%s is written where it is imported: %s", async (code, inlined) => {
  const files: Files = {
    "src/index.js": 'import { flag } from "./flag.js";\nconsole.log(flag);\n',
    "src/flag.js": code,
  };
  const built = await optimize({ concatenateModules: false, minimize: false }, files);
  expect(built.split("\nmain.js\n")[1]?.includes("flag =")).toBe(!inlined);
});

test.each([
  [true, "exports.area = (r) => Math.PI * r * r;", true],
  [true, "exports.area = 1;\nconsole.log(2);", false],
  ["flag", "exports.area = (r) => Math.PI * r * r;", false],
] as const)(
  "sideEffects: %j of an unused CommonJS file with %j leaves it out: %j",
  async (sideEffects, code, isOut) => {
    const built = await optimize(
      { sideEffects },
      { "src/index.js": 'import "./shapes.cjs";\n', "src/shapes.cjs": code },
    );
    expect(/orphan modules .* 1 module/.test(built)).toBe(isOut);
  },
);

test("what concatenateModules saves for two small modules", async () => {
  const text = await textOf("configuration/optimization.mdx");
  const files: Files = {
    "src/index.js": 'import { area } from "./shapes.js";\nconsole.log(area(2), area(3));\n',
    "src/shapes.js": "export const area = (r) => Math.PI * r * r;\n",
  };
  for (const concatenateModules of [true, false]) {
    const size = /asset main\.js (\d+ bytes)/.exec(await optimize({ concatenateModules }, files))?.[1];
    expect(text).toContain(`| \`${concatenateModules}\` | ${size} |`);
  }
});

test("terser's option drop_console may be called dropConsole", async () => {
  const [built, other, without] = await Promise.all(
    [{ dropConsole: true }, { drop_console: true }, {}].map((compress) =>
      optimize({ minimizeOptions: { javascript: { compress } } }, { "src/index.js": "console.log(document.title);\n" }),
    ),
  );
  for (const printed of [built, other]) expect(printed).not.toContain("console.log");
  expect(without).toContain("console.log");
});

// Errors

page.shows("optimization.noEmitOnErrors is deprecated", () =>
  run("npx webpack", {
    "webpack.config.js": 'export default { mode: "none", optimization: { noEmitOnErrors: true } };',
  }),
);

// See what happened

page.shows("./src/shapes.cjs 81 bytes", () =>
  run(
    "npx webpack --mode production --stats-optimization-bailout --stats-used-exports --stats-provided-exports --stats-nested-modules",
    {
      "src/index.js": 'import { area } from "./shapes.cjs";\nconsole.log(area(1));\n',
      "src/shapes.cjs": 'exports.area = (r) => Math.PI * r * r;\nexports.unused = 1;\nconsole.log("shapes");',
    },
  ),
);

page.restIs({});

test("words in the text about splitChunks", async () => {
  const text = await textOf("configuration/optimization.mdx");
  expect(text).toContain("less than [`minRemainingSize`]");
  expect(await split({ chunks: "all", minRemainingSize: 0 })).toContain("= 52.js 27.9 KiB 870.js 27.9 KiB admin.js");
  expect(text).toContain("55.6 KiB instead of 27.9 KiB for `shop`");
  expect(await split({ chunks: "all", name: "packages" })).toContain("= packages.js 55.6 KiB shop.js");
  expect(text).toContain("`main-src_region2_js-b5195e5b.js`");
  expect(await cut({ hidePathInfo: false })).toContain("asset main-src_region2_js-b5195e5b.js");
});
