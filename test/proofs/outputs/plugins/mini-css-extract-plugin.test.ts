import { describe, expect, test } from "vitest";
import { configurationOf, inPage } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, type Files, samplesOf } from "../../lib/project";
import { projectWithPackages, withOwnPackages } from "../../lib/with-packages";

const PAGE = "plugins/mini-css-extract-plugin.mdx";
const page = await outputsOf(PAGE);

const files: Files = {
  "src/index.js": 'import "./page.css";\nimport(/* webpackChunkName: "lazy" */ "./lazy.js");',
  "src/lazy.js": 'import "./lazy.css";',
  "src/page.css": "body { top: 0 }",
  "src/lazy.css": "p { top: 0 }",
};
const module = {
  "src/index.js": 'import * as styles from "./button.module.css";\nconsole.log(styles);',
  "src/button.module.css": ".base { top: 0 }",
};

/** Returns the configuration file of a project with the plugin, its parts as JavaScript. */
const configuration = ({ plugin = "{}", loader = "{}", css = "{}", more = "" } = {}) => `
  import MiniCssExtractPlugin from "mini-css-extract-plugin";
  const use = [
    { loader: MiniCssExtractPlugin.loader, options: ${loader} },
    { loader: "css-loader", options: ${css} },
  ];
  export default {
    mode: "production",
    resolveLoader: { symlinks: false },
    module: { rules: [{ test: /\\.css$/, use }] },
    plugins: [new MiniCssExtractPlugin(${plugin})],
    ${more}
  };`;

/** Returns what webpack prints and the emitted files. */
async function built(parts: Parameters<typeof configuration>[0], more: Files = {}): Promise<string> {
  return builtBy(configuration(parts), more);
}

async function builtBy(code: string, more: Files = {}): Promise<string> {
  return withOwnPackages(await buildOwn(await projectWithPackages({ ...files, "webpack.config.js": code, ...more })));
}

/** Returns what stands in the page after the script has asked for a style sheet. */
async function headAfter(parts: Parameters<typeof configuration>[0], more: Files = {}): Promise<string> {
  const code = configuration({ more: 'output: { publicPath: "/" }', ...parts });
  const { document } = await inPage({ ...files, "webpack.config.js": code, ...more });
  return document.documentElement.outerHTML.replaceAll(/<script.*?<\/script>/g, "");
}

page.shows("(name: main)", async () =>
  builtBy(await configurationOf(PAGE, 'filename: "[name].[contenthash].css"'), {
    ...(await samplesOf(PAGE, "src/index.js")),
    "src/cart.js": 'import "./lazy.css";\nexport const open = () => {};',
  }),
);

test("files are minimized with experiments.css only", async () => {
  expect(await built({})).toContain("body { top: 0 }");
  expect(await builtBy(await configurationOf(PAGE, "experiments: { css: true }"))).toContain("body{top:0}");
});

describe("names", () => {
  test.each([
    ["{}", "main.css", "lazy.css"],
    ['{ filename: "css/[name].css" }', "css/main.css", "css/lazy.css"],
    ['{ filename: "style.css" }', "style.css", /asset \d+\.style\.css/],
    ["{ filename: () => 'a.css' }", "a.css", /asset \d+\.css/],
    ['{ chunkFilename: "later/[name].css" }', "main.css", "later/lazy.css"],
  ])("%s", async (plugin, first, later) => {
    const shown = await built({ plugin });
    expect(shown).toContain(`asset ${first} `);
    expect(shown).toMatch(later);
  });

  test("come from the output, too", async () => {
    const shown = await built({ more: 'output: { cssFilename: "x/[name].css", cssChunkFilename: "y/[name].css" }' });
    expect(shown).toMatch(/asset x\/main\.css[\s\S]*asset y\/lazy\.css|asset y\/lazy\.css[\s\S]*asset x\/main\.css/);
  });
});

test("addresses are relative to the style sheet, unless publicPath says otherwise", async () => {
  const logo = { "src/page.css": "body { background: url(./logo.svg) }", "src/logo.svg": "<svg/>" };
  const plugin = '{ filename: "css/[name].css" }';
  expect(await built({ plugin }, logo)).toMatch(/url\(\.\.\/\w{20}\.svg\)/);
  expect(await built({ plugin, loader: '{ publicPath: "" }' }, logo)).toMatch(/url\(\w{20}\.svg\)/);
  const loader = '{ publicPath: () => "https://cdn.example.com/" }';
  expect(await built({ plugin, loader }, logo)).toMatch(/url\(https:\/\/cdn\.example\.com\/\w{20}\.svg\)/);
});

describe("the link of a chunk", () => {
  test.each([
    ["is the last child of the head", {}, '<link rel="stylesheet" type="text/css" href="/lazy.css"></head>'],
    ["stands behind a selected element", { plugin: '{ insert: "#app" }' }, '<div id="app"></div><link rel'],
    ["has attributes", { plugin: '{ attributes: { id: "x" } }' }, '<link id="x" rel="stylesheet"'],
    ["can do without a type", { plugin: "{ linkType: false }" }, '<link rel="stylesheet" href="/lazy.css">'],
    [
      "has crossorigin",
      { more: 'output: { publicPath: "https://a.b/", crossOriginLoading: "anonymous" }' },
      'href="https://a.b/lazy.css" crossorigin="anonymous"',
    ],
  ])("%s", async (_, parts, html) => {
    expect(await headAfter(parts)).toContain(html);
  });

  test("has a nonce", async () => {
    const script = `__webpack_nonce__ = "abc";\nimport("./lazy.js");`;
    const more = { "src/lazy.js": 'import "./lazy.css";', "src/index.js": script };
    expect(await headAfter({}, more)).toContain('nonce="abc"');
  });

  test("goes where the sample's function puts it", async () => {
    const code = (await configurationOf(PAGE, "insert: (linkTag)")).replace(
      "module:",
      'output: { publicPath: "/" },\n  module:',
    );
    const end = "document.head.append(document.createElement('meta'));\n";
    const script = `${end}${files["src/index.js"]}`;
    const { document } = await inPage({ ...files, "webpack.config.js": code, "src/index.js": script });
    expect(document.head.firstElementChild?.localName).toBe("link");
  });

  test("is left out with runtime: false, and where the page has the styles already", async () => {
    expect(await headAfter({ plugin: "{ runtime: false }" })).not.toContain("lazy.css");
    const inlined = `const style = document.createElement("style");\nstyle.dataset.href = "/lazy.css";
      document.head.append(style);\nimport(/* webpackChunkName: "lazy" */ "./lazy.js");`;
    expect(await headAfter({}, { "src/index.js": inlined })).not.toContain("<link");
  });

  test("is changed by the plugin of the page", async () => {
    const code = configuration({ more: 'output: { publicPath: "/" }' })
      .replace("export default", 'import { LowPriorityPlugin } from "./low-priority-plugin.js";\nexport default')
      .replace("plugins: [", "plugins: [new LowPriorityPlugin(), ");
    const more = await samplesOf(PAGE, "low-priority-plugin.js");
    expect(await builtBy(code, more)).toMatch(/\.fetchPriority ?= ?"low"/);
  });
});

test("a selector that matches nothing rejects the import", async () => {
  const script = 'import("./lazy.js").catch((error) => { document.title = error.message; });';
  const code = configuration({ plugin: '{ insert: "#nope" }', more: 'output: { publicPath: "/" }' });
  const { document } = await inPage({ ...files, "webpack.config.js": code, "src/index.js": script });
  await expect.poll(() => document.title).toBe("Cannot read properties of null (reading 'parentNode')");
});

test("without importModule, the files are the same", async () => {
  const shown = await built({ plugin: "{ experimentalUseImportModule: false }" });
  expect(shown).toContain("body { top: 0 }");
});

test("class names: emit, esModule, defaultExport and a layer", async () => {
  const byDefault = { ...module, "src/index.js": module["src/index.js"].replace("* as ", "") };
  expect(await built({ loader: "{ emit: false }" }, module)).not.toContain(".css ");
  expect(await built({ loader: "{ defaultExport: true }" }, byDefault)).toMatch(/\{base:"\w{20}"\}/);
  const required = {
    ...module,
    "src/index.js": 'console.log(require("./button.module.css").base);',
    "package.json": "{}",
  };
  const commonjs = { loader: "{ esModule: false }", css: "{ modules: { namedExport: false } }" };
  const code = configuration(commonjs).replace(/import (\w+) from (.*);/, "const $1 = require($2);");
  expect(await builtBy(code.replace("export default", "module.exports ="), required)).toMatch(
    /\.exports=\{\w+:"\w{20}"\}/,
  );
  const modules = "stats: { modules: true, modulesSpace: 99, groupModulesByPath: false }";
  expect(await built({ loader: '{ layer: "x" }', more: modules })).toContain("src/page.css|x ");
});

test("a cache group by type makes one file, one by test also a script", async () => {
  const code = await configurationOf(PAGE, 'type: "css/mini-extract"');
  const one = await builtBy(code);
  expect(one).toContain("asset styles.css");
  expect(one).toContain("p { top: 0 }");
  expect(one.match(/asset \S+\.css/g)).toHaveLength(1);
  expect(one).not.toContain("styles.js");
  const byTest = code.replace('type: "css/mini-extract"', "test: /\\.css$/");
  expect(await builtBy(byTest.replace("production", "development"))).toContain("asset styles.js");
});

test("themes are entries", async () => {
  const code = await configurationOf(PAGE, "./src/dark.css");
  const shown = await builtBy(code, { "src/themes.js": "", "src/light.css": "a{top:0}", "src/dark.css": "b{top:0}" });
  expect(shown).toMatch(/asset light\.css/);
  expect(shown).toMatch(/asset dark\.css/);
  expect(shown).toMatch(/asset dark\.js 0 bytes/);
});

test.each([
  ["css-loader only", { more: 'module: { rules: [{ test: /\\.css$/, use: "css-loader" }] }' }, {}],
  ["no side effects", {}, { "package.json": '{ "type": "module", "sideEffects": false }' }],
])("no file is written: %s", async (_, parts, more) => {
  const shown = await built(parts, more);
  expect(shown).toContain("compiled successfully");
  expect(shown).not.toMatch(/asset \S+\.css/);
});

const orders: Files = {
  "src/a.css": ".a{}",
  "src/b.css": ".b{}",
  "src/e1.js": 'import "./a.css";\nimport "./b.css";',
  "src/e2.js": 'import "./b.css";\nimport "./a.css";',
};
const oneFile = `entry: { e1: "./src/e1.js", e2: "./src/e2.js" }, optimization: { splitChunks: { cacheGroups: {
  styles: { name: "styles", type: "css/mini-extract", chunks: "all", enforce: true } } } }`;
test("ignoreOrder hides the warning", async () => {
  expect(await built({ plugin: "{ ignoreOrder: true }", more: oneFile }, orders)).toContain("compiled successfully");
});
page.shows("No template for dependency", () => {
  const plugin = `{
    apply(compiler) {
      compiler.hooks.make.tapAsync("Child", (compilation, done) => {
        const child = compilation.createChildCompiler("child", { filename: "child.js" });
        new compiler.webpack.EntryPlugin(compiler.context, "./src/page.css", { name: "child" }).apply(child);
        child.runAsChild((error, _, { errors }) => {
          console.log(errors.map(({ message }) => message).join());
          done(error);
        });
      });
    },
  }`;
  return builtBy(configuration().replace("plugins: [", `plugins: [${plugin}, `));
});
page.restIs({});
