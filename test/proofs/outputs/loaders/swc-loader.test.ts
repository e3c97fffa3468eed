import { describe, expect, test } from "vitest";
import { execute } from "../../lib/execute";
import { outputsOf } from "../../lib/page-outputs";
import { samplesOf, withoutFormat } from "../../lib/project";
import { buildWithCompilers, configurationWith, projectWithCompilers } from "../../lib/with-compilers";

const PAGE = "loaders/swc-loader.mdx";
const page = await outputsOf(PAGE);
const CART = await samplesOf(PAGE, "src/index.js");

/** What only the map has, because SWC takes it out of the code. */
const SOURCE = "export const count = cart.items?.length ?? 0;";

/** Returns a rule for scripts with some options of the loader. */
const rule = (options: object, more: object = {}) => ({
  mode: "development" as const,
  devtool: false as const,
  resolve: { extensions: [".tsx", ".ts", ".js"] },
  externals: /^react/,
  module: { rules: [{ test: /\.[jt]sx?$/, loader: "swc-loader", options }] },
  ...more,
});

test("the first sample replaces what the browsers lack, as the page shows", async () => {
  const { "dist/main.js": shown = "" } = await samplesOf(PAGE, "dist/main.js");
  const built = await buildWithCompilers({ ...CART, ...(await configurationWith(PAGE, "chrome 60")) });
  expect(built).toContain("compiled successfully");
  expect(withoutFormat(built)).toContain(withoutFormat(shown));
  expect(built).toContain("main.js.map");
});

describe("what SWC writes", () => {
  test("is ES5 unless it is told otherwise, or browsers are in a file", async () => {
    expect(await buildWithCompilers(CART, rule({}))).toMatch(/var count = /);
    expect(await buildWithCompilers(CART, rule({ jsc: { target: "es2022" } }))).toContain("cart.items?.length ?? 0");
    const listed = { ...CART, ".browserslistrc": "chrome 140" };
    expect(await buildWithCompilers(listed, rule({ env: {} }))).toContain("cart.items?.length ?? 0");
  });

  test.each([
    { file: "src/app.tsx", mode: "development" as const, shows: /require\("react\/jsx-dev-runtime"\)/ },
    { file: "src/app.jsx", mode: "production" as const, shows: /require\("react\/jsx-runtime"\)/ },
  ])("is what the rules for TypeScript and React say: $file for $mode", async ({ file, mode, shows }) => {
    const type = file.endsWith("tsx") ? "const size: number = 1;" : "const size = 1;";
    const files = { [file]: `${type}\nconsole.log(<p>{size}</p>);` };
    const folder = await projectWithCompilers({ ...files, ...(await configurationWith(PAGE, "tsx: true")) });
    const { default: own } = await import(/* @vite-ignore */ `${folder}/webpack.config.js`);
    const built = await buildWithCompilers(folder, {
      ...own,
      mode,
      entry: `./${file}`,
      externals: /^react/,
      externalsType: "commonjs",
    });
    expect(built).toContain("compiled successfully");
    expect(built).toMatch(shows);
  });

  test("is right for .ts and .tsx files without a parser, types and enums included", async () => {
    const files = {
      "src/index.ts": "export enum Size { Small }\nclass A { constructor(private name: string) {} }\nconsole.log(A);",
      "src/app.tsx": "const size: number = 1;\nexport const App = () => <p>{size}</p>;",
    };
    for (const file of Object.keys(files)) {
      expect(await buildWithCompilers(files, rule({}, { entry: `./${file}` }))).toContain("compiled successfully");
    }
  });

  test("follows .swcrc, where the rule says nothing else", async () => {
    const files = { ...CART, ".swcrc": '{ "jsc": { "target": "es2022" } }' };
    expect(await buildWithCompilers(files, rule({}))).toContain("?.");
    expect(await buildWithCompilers(files, rule({ jsc: { target: "es2019" } }))).not.toContain("?.");
    expect(await buildWithCompilers(files, rule({ swcrc: false }))).not.toContain("?.");
  });
});

test.each([{ sync: true }, { parseMap: true }, { sourceMap: true }])(
  "with %o there is a source map",
  async (options) => {
    expect(await buildWithCompilers(CART, rule(options, { devtool: "source-map" }))).toContain(SOURCE);
  },
);

test("sourceMaps wins over sourceMap", async () => {
  const config = rule({ sourceMap: true, sourceMaps: false }, { devtool: "source-map" });
  expect(await buildWithCompilers(CART, config)).not.toContain(SOURCE);
});

test("options of babel-loader are ignored", async () => {
  const config = rule({
    cacheDirectory: true,
    cacheCompression: false,
    cacheIdentifier: "a",
    customize: "b",
    metadataSubscribers: [],
  });
  expect(await buildWithCompilers(CART, config)).toContain("compiled successfully");
});

test("CommonJS has no exports in an ES module, and one setting or the other helps", async () => {
  const files = { ...CART, ".swcrc": '{ "module": { "type": "commonjs" } }' };
  const outcome = async (options: object) => {
    const folder = await projectWithCompilers(files);
    await buildWithCompilers(folder, rule(options));
    return (await execute("node dist/main.js", folder)).output;
  };
  expect(await outcome({})).toContain("exports is not defined");
  expect(await outcome({ module: { type: "es6" } })).toBe("");
  expect(await outcome({ swcrc: false })).toBe("");
});

describe("the message", () => {
  const only = (file: string, code: string, options: object) => () =>
    buildWithCompilers({ [file]: code }, rule(options, { entry: `./${file}` }));
  page.shows("x Expression expected", only("src/app.jsx", "export const App = () => <p>Hi</p>;", {}));
  const enumeration = "export enum Size { Small }";
  page.shows("got 'enum'", only("src/a.ts", enumeration, { jsc: { parser: { syntax: "ecmascript" } } }));
  page.shows("cannot be used together", only("src/a.js", "", { env: {}, jsc: { target: "es5" } }));
  const helpers = { jsc: { target: "es5", externalHelpers: true } };
  page.shows("@swc/helpers", only("src/a.js", "export class Cart {}", helpers));
  page.shows("was not found in './types'", () =>
    buildWithCompilers(
      {
        "src/reexport.ts": 'export { Props } from "./types";',
        "src/types.ts": "export type Props = { size: number };",
      },
      rule({}, { entry: "./src/reexport.ts" }),
    ),
  );
  page.shows("is not valid JSON", async () => {
    const config = `export default ${JSON.stringify(rule({ parseMap: true }, { externals: {}, module: { rules: [{ loader: "swc-loader", options: { parseMap: true } }] } }))};`;
    return (await execute("npx webpack", await projectWithCompilers({ "webpack.config.js": config }))).output;
  });
  page.restIs({ "unknown field": "The column depends on the path of the project." });

  test("unknown field", async () => {
    expect(await only("src/a.js", "", { jscc: {} })()).toMatch(/Error: unknown field `jscc` at line 1 column \d+/);
  });

  test("a decorator needs the parser's consent", async () => {
    const code = "const entity = (value) => value;\n@entity class Cart {}\nexport default Cart;";
    const parser = { syntax: "ecmascript" };
    expect(await only("src/a.js", code, { jsc: { parser } })()).toContain("x Expression expected");
    expect(await only("src/a.js", code, { jsc: { parser: { ...parser, decorators: true } } })()).toContain(
      "successfully",
    );
  });
});
