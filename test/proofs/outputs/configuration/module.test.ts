import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, type Files } from "../../lib/project";

const page = await outputsOf("configuration/module.mdx");

type Module = NonNullable<Configuration["module"]>;

/** Builds a project with these rules. */
const apply = (rules: Module["rules"], files: Files = {}, rest: Configuration = {}) =>
  build(files, { ...rest, module: { rules } });

const icon: Files = { "src/index.js": 'import icon from "./icon.svg"; console.log(icon);', "src/icon.svg": "<svg/>\n" };
const styles: Files = { "src/index.js": 'import "./theme.css";', "src/theme.css": "a { color: red }\n" };

page.shows("ERROR in ./src/icon.svg 1:0", () => apply([], icon));

page.shows("WARNING in webpack rule recommendations", () =>
  apply(
    [
      { test: /\.csss$/, type: "asset/source" },
      { test: /src\/index/, sideEffects: true },
    ],
    {},
    { performance: { hints: "warning", unusedConfig: true, osDependentRules: true } },
  ),
);

page.shows("configuration.module.rules[0].include", () => apply([{ test: /\.jsx?$/, include: "./src" }]));

// A loader without `ident`, and a later one that builds an inline request from it.
page.shows("No ident is provided by referenced loader", () =>
  apply(
    [
      {
        test: /\.svg$/,
        use: () => [
          { loader: "./pitching-loader.cjs", ident: "pitching" },
          { loader: "./text-loader.cjs", options: { multipass: true } },
        ],
      },
    ],
    {
      ...icon,
      "text-loader.cjs": "module.exports = (source) => `export default ${JSON.stringify(source)};`;",
      "pitching-loader.cjs": `
        module.exports = (source) => source;
        module.exports.pitch = function (rest) {
          return \`export { default } from \${JSON.stringify("!!" + rest)};\`;
        };`,
    },
  ),
);

page.shows("No parser registered for css", () =>
  apply([{ test: /\.css$/, type: "css" }], styles, { experiments: { css: false } }),
);

page.shows("Invalid generator object. Asset Modules Plugin", () =>
  apply([{ test: /\.svg$/, type: "asset/resource", generator: { fileName: "[name][ext]" } as object }], icon),
);

test("an option of another asset type is ignored", async () => {
  const built = await apply([{ test: /\.svg$/, type: "asset/inline", generator: { filename: "[name][ext]" } }], icon);
  expect(built).not.toContain("ERROR");
});

const reporting = { css: { parseErrors: true }, html: { parseErrors: true } };

page.shows("WARNING in css ./src/card.css 2:0-1", () =>
  build(
    { "src/index.js": 'import "./card.css";', "src/card.css": "a { color: red }\n}\n" },
    { module: { parser: reporting }, experiments: { css: true } },
  ),
);

page.shows("WARNING in ./src/index.html 3:8-15", () =>
  build(
    { "src/index.html": "<!doctype html>\n<title>A</title>\n<p>Hello</span>" },
    { entry: "./src/index.html", module: { parser: reporting } },
  ),
);

test.each([
  ["a { color: red } /* cut", "CSS parse error: eof-in-comment"],
  ['a { content: "cut', "CSS parse error: eof-in-string"],
  ["a { color: red", undefined],
])("a style sheet that ends too early: %s", async (text, message) => {
  const files: Files = { "src/index.js": 'import "./a.css";', "src/a.css": text };
  const built = await build(files, { module: { parser: reporting } });
  expect(built.includes("ERROR")).toBe(message !== undefined);
  expect(built).toContain(message ?? "compiled successfully");
});

test("a page that ends inside of a tag", async () => {
  const files: Files = { "src/index.html": '<!doctype html>\n<title>A</title><a href="x' };
  const built = await build(files, { entry: "./src/index.html", module: { parser: reporting } });
  expect(built).toContain("ERROR in ./src/index.html");
  expect(built).toContain("HTML parse error: eof-in-tag");
});

test.each([
  ["class", "menu other", /data-a="([\w-]+) other"/],
  ["id", "menu", /data-a="([\w-]+)"/],
  ["ids", "menu list", /data-a="([\w-]+) list"/],
  ["fragment", "#menu", /data-a="#([\w-]+)"/],
  ["url", "url(#menu)", /data-a="url\(#([\w-]+)\)"/],
] as const)("an attribute that is %s", async (kind, value, pattern) => {
  const style = kind === "class" ? ".menu { top: 0 }" : "#menu { top: 0 }";
  const files: Files = { "src/index.html": `<title>A</title><style module>${style}</style><p data-a="${value}"></p>` };
  const built = await build(files, {
    entry: "./src/index.html",
    module: { parser: { html: { cssModules: { attributes: { "data-a": kind } } } } },
    optimization: { minimize: false },
  });
  const name = pattern.exec(built)?.[1];
  expect(name).not.toBe("menu");
  expect(built).toContain(`${kind === "class" ? "." : "#"}${name} { top: 0 }`);
});

test("any file is a style sheet that is imported as one", async () => {
  const files: Files = {
    "src/index.js": 'import sheet from "./a.txt" with { type: "css" };\ndocument.adoptedStyleSheets = [sheet];',
    "src/a.txt": "a { top: 0 }",
  };
  expect(await build(files, {})).toMatch(/new CSSStyleSheet.*a\{top:0\}/s);
});

page.shows("Critical dependency: the request of a dependency is an expression", () =>
  build(
    {
      "package.json": "{}",
      "src/index.js": `
        const name = document.title;
        require(name);
        require(\`./lang/\${name}.js\`);
        document.load(require);`,
      "src/lang/en.js": "",
    },
    { module: { parser: { javascript: { wrappedContextCritical: true } } } },
  ),
);

page.shows("`with` statements are not allowed", () =>
  build({ "package.json": "{}", "src/index.js": "with (Math) { document.title = PI; }" }, { output: { module: true } }),
);

page.shows('Selector "a" is not pure', () =>
  build(
    { "src/index.js": 'import "./theme.module.css";', "src/theme.module.css": "a { color: red }\n" },
    { module: { parser: { "css/auto": { dashedIdents: false, pure: true } } } },
  ),
);

page.shows("configuration.module.generator.asset~1source", () =>
  build({}, { module: { generator: { "asset/source": { filename: "[name][ext]" } as object } } }),
);

page.restIs({});
