import { describe, expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, samplesOf } from "../../lib/project";
import { buildWithCompilers, configurationWith } from "../../lib/with-compilers";

const PAGE = "loaders/sass-loader.mdx";
const page = await outputsOf(PAGE);
const FILES = await samplesOf(PAGE, "src/index.js", "src/page.scss", "src/_colors.scss");

/** Returns a rule for Sass with some options of the loader. */
const rule = (options: object, more: object = {}) => ({
  mode: "development" as const,
  devtool: false as const,
  module: { rules: [{ test: /\.s[ac]ss$/i, loader: "sass-loader", type: "css/auto", options }] },
  ...more,
});

/** Builds one style sheet with options of the loader. */
const sheet = (code: string, options: object = {}, files: Files = {}, more: object = {}) =>
  buildWithCompilers({ ...FILES, "src/page.scss": code, ...files }, rule(options, more));

test("the first sample writes the style sheet that the page shows", async () => {
  const { "dist/main.css": shown = "" } = await samplesOf(PAGE, "dist/main.css");
  const built = await buildWithCompilers({ ...FILES, ...(await configurationWith(PAGE, 'use: "sass-loader"')) });
  expect(built).toContain(shown.trim());
});

test("a module has local class names, and the indented syntax is known by its ending", async () => {
  const files = {
    "src/index.js": 'import { button } from "./page.module.scss";\nimport "./old.sass";\nconsole.log(button);',
    "src/page.module.scss": ".button { color: red; }",
    "src/old.sass": ".old\n  color: blue",
  };
  const built = await buildWithCompilers(files, rule({}));
  expect(built).toMatch(/\.\S+button \{\s+color: red/);
  expect(built).toMatch(/\.old \{\s+color: blue/);
});

test("files are found in packages, with a tilde and without one, in load paths and by aliases", async () => {
  const files = {
    "packages/node_modules/acme-ui/package.json": '{ "name": "acme-ui" }',
    "packages/node_modules/acme-ui/_tokens.scss": "$gap: 4px;",
    "styles/_sizes.scss": "$wide: 9px;",
  };
  const modules = { resolve: { modules: ["packages/node_modules"], alias: { look: false } } };
  const use = (name: string, word: string, options: object = {}) =>
    sheet(`@use "${name}" as it;\n.a { width: it.$${word}; }`, options, files, modules);
  expect(await use("acme-ui/tokens", "gap")).toContain("width: 4px");
  expect(await use("~acme-ui/tokens", "gap")).toContain("width: 4px");
  expect(await use("acme-ui/tokens", "gap", { webpackImporter: false })).toContain("Can't find stylesheet");
  expect(await use("sizes", "wide", { sassOptions: { loadPaths: ["styles"] } })).toContain("width: 9px");
  expect(await use("sizes", "wide", { sassOptions: { includePaths: ["styles"] } })).toContain("Can't find stylesheet");
});

describe("the option", () => {
  const small = ".a { .b { color: red; } }";

  test.each(["auto", "modern", "modern-compiler"])("api: %s", async (api) => {
    expect(await sheet(small, { api })).toMatch(/\.a \.b \{/);
  });

  test("implementation", async () => {
    expect(await sheet(small, { implementation: "sass" })).toMatch(/\.a \.b \{/);
    expect(await sheet(small, { implementation: { info: "node-sass\t9.0.0" } })).toContain(
      'Unknown Sass implementation "node-sass"',
    );
  });

  test("sassOptions as an object and as a function; the style follows the mode", async () => {
    const style = { style: "compressed" };
    expect(await sheet(small, { sassOptions: style })).toContain(".a .b{color:red}");
    expect(await sheet(small, { sassOptions: () => style })).toContain(".a .b{color:red}");
    const production = { mode: "production", optimization: { minimize: false } };
    expect(await sheet(small, {}, {}, production)).toContain(".a .b{color:red}");
    expect(await sheet(small, { sassOptions: { style: "expanded" } }, {}, production)).toContain(".a .b {");
  });

  test("additionalData, which partials do not get", async () => {
    const config = await configurationWith(PAGE, "additionalData:");
    const code = "@use 'colors';\n.a { content: $env; }";
    expect(await buildWithCompilers({ ...FILES, "src/page.scss": code, ...config })).toContain('content: "eu"');
    const inside = {
      ...FILES,
      "src/page.scss": '@use "colors";',
      "src/_colors.scss": ".a { content: $env; }",
      ...config,
    };
    expect(await buildWithCompilers(inside)).toContain("Undefined variable");
    const twice = await sheet(small, { additionalData: (content: string) => `${content}\n.c { color: blue; }` });
    expect(twice).toMatch(/\.c \{\s+color: blue/);
  });

  test("sourceMap", async () => {
    const map = { devtool: "source-map" };
    expect(await sheet(small, {}, {}, map)).toContain(".a { .b { color: red; } }");
    expect(await sheet(small, { sourceMap: false }, {}, map)).not.toContain(".a { .b { color: red; } }");
  });

  test("warnRuleAsWarning, and deprecations that are silenced", async () => {
    const old = '@import "colors";\n@warn "too old";\n.a { color: $brand; }';
    expect(await sheet(old)).toContain("compiled with 2 warnings");
    const logged = await sheet(old, { warnRuleAsWarning: false });
    expect(logged).toContain("compiled successfully");
    expect(logged).toMatch(/LOG from .*sass-loader[\s\S]*too old/);
    expect(await sheet(old, { sassOptions: { silenceDeprecations: ["import"] } })).toContain("compiled with 1 warning");
  });
});

test("with css-loader, the order of the page is the one that its loaders need", async () => {
  const { "webpack.config.js": code = "" } = await configurationWith(PAGE, "css-loader");
  expect(code).toMatch(/use: \["style-loader", "css-loader", "sass-loader"\],\s+\}/);
});

describe("the message", () => {
  page.shows("Cannot find package 'sass'", async () =>
    (await sheet("", { implementation: "sass-embedded" }))
      .replace("'sass-embedded'", "'sass'")
      .replace(/imported from \S+?\/node_modules/, "imported from /home/me/acme-shop/node_modules"),
  );
  page.shows("Can't resolve './logo.svg'", () =>
    sheet(
      '@use "theme/icons";',
      { sassOptions: { style: "compressed" } },
      {
        "src/theme/_icons.scss": ".icon { background: url(./logo.svg); }",
        "src/theme/logo.svg": "<svg/>",
      },
    ),
  );
  page.restIs({});
});
