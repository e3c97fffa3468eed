import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { build, runBundle } from "../../lib/project";

const page = await outputsOf("api/module-methods.mdx");
const index = (code: string) => ({ "src/index.js": code });
/** CommonJS and AMD are understood here. */
const auto = { "package.json": "{}" };
const locales = { "src/locales/de.js": "export default 1;", "src/locales/en.test.js": "export default 2;" };

page.shows("export 'prize' (imported as 'prize') was not found", () =>
  build(
    {
      ...index('import { prize } from "./price.js";\nconsole.log(prize);'),
      "src/price.js": "export const price = 1;\nexport const tax = 2;",
    },
    {},
  ),
);

page.shows("contains conflicting star exports", () =>
  build(
    {
      ...index('import { x } from "./all.js";\nconsole.log(x);'),
      "src/all.js": 'export * from "./a.js";\nexport * from "./b.js";',
      "src/a.js": "export const x = 1;",
      "src/b.js": "export const x = 2;",
    },
    {},
  ),
);

page.shows("the request of a dependency is an expression", () =>
  build(index("const name = document.title;\nimport(name);"), {}),
);

page.shows("german is not defined", () =>
  build({ ...index('import(/* webpackChunkName: german */ "./locales/de.js");'), ...locales }, {}),
);

page.shows("`webpackMode` expected", () =>
  build({ ...index('import(/* webpackMode: "sync" */ "./locales/de.js");'), ...locales }, {}),
);

page.shows("`webpackPrefetch` expected", () =>
  build({ ...index('import(/* webpackPrefetch: false */ "./locales/de.js");'), ...locales }, {}),
);

page.shows("`webpackExclude` expected", () =>
  build(
    {
      ...index(`import(/* webpackExclude: "test" */ \`./locales/\${document.documentElement.lang}.js\`);`),
      ...locales,
    },
    {},
  ),
);

page.shows("You don't need `webpackExports`", () =>
  build(
    {
      ...index('const { draw } = await import(/* webpackExports: ["draw"] */ "./chart.js");\ndraw();'),
      "src/chart.js": "export const draw = () => {};",
    },
    {},
  ),
);

page.shows("Can't import the named export 'eur'", () =>
  build({ ...index('import { eur } from "./rates.json";\nconsole.log(eur);'), "src/rates.json": '{ "eur": 7 }' }, {}),
);

page.shows("'import defer' can only be used", () =>
  build(
    {
      ...index('import defer { draw } from "./chart.js";\ndraw();'),
      "src/chart.js": "export const draw = () => {};",
    },
    { experiments: { deferImport: true } },
  ),
);

const pages = {
  "src/pages/home.js": "export default () => {};",
  "src/pages/home.test.js": "",
  "src/pages/shop/cart.js": "export default () => {};",
};

page.shows("[ './pages/home.js', './pages/shop/cart.js' ]", () =>
  runBundle({
    ...pages,
    ...index(`
      const pages = import.meta.glob(["./pages/**/*.js", "!**/*.test.js"], {
        import: "default",
      });

      console.log(Object.keys(pages));`),
  }),
);

const cjs = { entry: "./src/index.cjs" };

page.shows("index.cjs 2:14-21", () =>
  build(
    {
      ...pages,
      "src/index.cjs":
        "const directory = document.title;\nconst pages = require.context(directory);\nconsole.log(pages);",
    },
    cjs,
  ),
);

page.shows("index.cjs 1:12-19", () => build({ "src/index.cjs": "console.log(require);" }, cjs));

page.shows("ES Modules may not assign module.exports", () =>
  runBundle({ ...index('import { a } from "./a.js";\nmodule.exports = a;'), "src/a.js": "export const a = 1;" }),
);

page.shows("require.include() is deprecated", () =>
  build({ ...auto, ...index('require.include("./a.js");'), "src/a.js": "" }, {}),
);

test("webpackInline puts a style sheet into the page", async () => {
  const html = (mode: "production" | "development") =>
    build(
      {
        "src/index.html": `<!doctype html><title>Shop</title>
          <!-- webpackInline: true --><link rel="stylesheet" href="./style.css">`,
        "src/style.css": "body { color: red }",
      },
      { mode, devtool: false, entry: "./src/index.html", output: { htmlFilename: "index.html" } },
    );
  const inProduction = await html("production");
  expect(inProduction).toContain("<style>body{color:red}</style>");
  expect(inProduction).not.toContain("asset style.css");
  const inDevelopment = await html("development");
  expect(inDevelopment).toMatch(/<style>[^<]*body \{ color: red \}/);
  expect(inDevelopment).toContain("asset style.css");
});

page.restIs({});
