import { describe, expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, samplesOf } from "../../lib/project";
import { buildWithCompilers, configurationWith } from "../../lib/with-compilers";

const PAGE = "loaders/postcss-loader.mdx";
const page = await outputsOf(PAGE);
const { "src/page.css": SHEET = "", ...INDEX } = await samplesOf(PAGE, "src/page.css", "src/index.js");
const PREFIXED = "-webkit-user-select: none;";
const PREFIXER = ["autoprefixer", { overrideBrowserslist: "safari 15" }];

/** A configuration file with the plugin, as on the page. */
const CONFIG = `import autoprefixer from "autoprefixer";
export default { plugins: [autoprefixer({ overrideBrowserslist: "safari 15" })] };`;

/** Returns a rule for style sheets with some options of the loader. */
const rule = (options: object, more: object = {}) => ({
  mode: "development" as const,
  devtool: false as const,
  experiments: { css: true },
  module: { rules: [{ test: /\.css$/i, loader: "postcss-loader", type: "css/auto", options }] },
  ...more,
});

/** Builds one style sheet with options of the loader. */
const sheet = (options: object, files: Files = {}, more: object = {}) =>
  buildWithCompilers({ ...INDEX, "src/page.css": SHEET, ...files }, rule(options, more));

test("the first sample writes the style sheet that the page shows", async () => {
  const { "dist/main.css": shown = "" } = await samplesOf(PAGE, "dist/main.css");
  const config = await configurationWith(PAGE, "experiments:");
  const built = await buildWithCompilers({ ...INDEX, "src/page.css": SHEET, "postcss.config.js": CONFIG, ...config });
  expect(built).toContain(shown.trim());
  const imported = { "src/page.css": '@import "./label.css";', "src/label.css": SHEET, "postcss.config.js": CONFIG };
  expect(await buildWithCompilers({ ...INDEX, ...imported, ...config })).toContain(PREFIXED);
});

test("Sass is compiled first", async () => {
  const files = {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": "$select: none;\n.a { .b { user-select: $select; } }",
    "postcss.config.js": CONFIG,
  };
  const built = await buildWithCompilers({ ...files, ...(await configurationWith(PAGE, '"sass-loader"')) });
  expect(built).toContain(PREFIXED);
  expect(built).toContain(".a .b {");
});

describe("the configuration", () => {
  test.each([
    { name: ".postcssrc.json", text: '{ "plugins": { "autoprefixer": { "overrideBrowserslist": "safari 15" } } }' },
    { name: "postcss.config.mjs", text: CONFIG },
    { name: "postcss.config.ts", text: CONFIG.replace("export default {", "export default <object>{") },
    { name: "src/postcss.config.js", text: CONFIG },
  ])("can be in $name", async ({ name, text }) => {
    expect(await sheet({}, { [name]: text })).toContain(PREFIXED);
  });

  test("can be a function, which knows the mode and the file", async () => {
    const text = `export default (api) => { return { plugins: [{ postcssPlugin: "told",
      Once(root) { root.append({ text: api.mode + api.env + api.file.slice(-8) + api.options.map }) } }] }; };`;
    const built = await sheet({ postcssOptions: { map: false } }, { "postcss.config.js": text });
    expect(built).toContain("/* developmentdevelopmentpage.cssfalse */");
    const code = (await configurationOfPage()).replace(
      "autoprefixer()",
      'autoprefixer({ overrideBrowserslist: "safari 15" })',
    );
    expect(await sheet({}, { "postcss.config.js": code })).not.toContain(PREFIXED);
    const legacy = { "src/index.js": 'import "./legacy.css";', "src/legacy.css": SHEET, "postcss.config.js": code };
    expect(await sheet({}, legacy)).toContain(PREFIXED);
  });

  test("follows the list of browsers, and does nothing for current ones", async () => {
    const postcssOptions = { plugins: ["autoprefixer"] };
    expect(await sheet({ postcssOptions }, { ".browserslistrc": "safari 15" })).toContain(PREFIXED);
    expect(await sheet({ postcssOptions }, { ".browserslistrc": "chrome 140" })).not.toContain(PREFIXED);
    expect(await sheet({})).not.toContain(PREFIXED);
  });
});

/** Returns the configuration file of the page that is a function. */
async function configurationOfPage(): Promise<string> {
  return (await configurationWith(PAGE, "({ mode, file })"))["webpack.config.js"] ?? "";
}

describe("the option", () => {
  test("postcssOptions: plugins in every form", async () => {
    const autoprefixer = { overrideBrowserslist: "safari 15" };
    const forms = [[PREFIXER], { autoprefixer }, [{ autoprefixer }]];
    for (const plugins of forms) expect(await sheet({ postcssOptions: { plugins } })).toContain(PREFIXED);
    expect(await sheet({ postcssOptions: () => ({ plugins: [PREFIXER] }) })).toContain(PREFIXED);
    const config = await configurationWith(PAGE, "config: false");
    const production = await buildWithCompilers({ ...INDEX, "src/page.css": SHEET, ...config });
    expect(production).toContain("-webkit-user-select:none");
  });

  test("postcssOptions: config, and the order and the options of plugins in both places", async () => {
    const files = { "postcss.config.js": CONFIG, "other.config.js": CONFIG };
    expect(await sheet({ postcssOptions: { config: false } }, files)).not.toContain(PREFIXED);
    const { "other.config.js": other } = files;
    const chosen = { postcssOptions: { config: "other.config.js" } };
    expect(await sheet(chosen, { "other.config.js": other })).toContain(PREFIXED);
    const say = (text: string) => ({
      postcssPlugin: text,
      Once: (root: { append(node: object): void }) => root.append({ text }),
    });
    const first = `export default { plugins: [{ postcssPlugin: "a", Once: (root) => root.append({ text: "first" }) }] };`;
    const both = await sheet({ postcssOptions: { plugins: [say("second")] } }, { "postcss.config.js": first });
    expect(both).toMatch(/first \*\/[\s\S]*second \*\//);
    const named = '{ "plugins": { "autoprefixer": { "overrideBrowserslist": "chrome 140" } } }';
    expect(await sheet({ postcssOptions: { plugins: [PREFIXER] } }, { ".postcssrc.json": named })).toContain(PREFIXED);
  });

  test("execute, with a parser for objects", async () => {
    const files = { "src/page.css": 'module.exports = { ".a": { userSelect: "none" } };' };
    const postcssOptions = { parser: "postcss-js", plugins: [PREFIXER] };
    expect(await sheet({ execute: true, postcssOptions }, files)).toContain(PREFIXED);
  });

  test("sourceMap", async () => {
    const files = { "postcss.config.js": CONFIG };
    const source = JSON.stringify(SHEET).slice(1, -1);
    expect(await sheet({}, files, { devtool: "source-map" })).toContain(source);
    expect(await sheet({ sourceMap: false }, files, { devtool: "source-map" })).not.toContain(source);
  });

  test("implementation", async () => {
    expect(await sheet({ implementation: "postcss" })).toContain("compiled successfully");
    expect(await sheet({ implementation: "postcss-x" })).toContain("Cannot find module 'postcss-x'");
  });
});

page.restIs({});
