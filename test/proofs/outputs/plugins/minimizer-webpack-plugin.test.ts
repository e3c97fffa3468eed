import MinimizerPlugin from "minimizer-webpack-plugin";
import { describe, expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { configurationOf } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { build, buildOwn, type Files, project, samplesOf } from "../../lib/project";

const PAGE = "plugins/minimizer-webpack-plugin.mdx";
const page = await outputsOf(PAGE);

const files: Files = {
  "src/index.js": `/*! License MIT */
    function greet(longName) { console.log("Hello " + longName); }
    greet(location.hash);
    import("./b.js");`,
  "src/b.js": "export const sum = [ 1, 2 ];",
};

/** Returns what webpack prints with an instance that has these options, then the emitted files. */
function built(options: object, rest: Configuration = {}): Promise<string> {
  return build(files, { ...rest, optimization: { minimizer: [instance(options)] } });
}

/** Returns an instance whose options may lack `minify`, which has a default although the plugin's types require it. */
function instance(options: object): MinimizerPlugin {
  return new MinimizerPlugin(options as ConstructorParameters<typeof MinimizerPlugin>[0]);
}

/** Returns the result of a configuration file. */
async function builtBy(code: string, more: Files = {}): Promise<string> {
  return buildOwn(await project({ ...files, "webpack.config.js": code, ...more }));
}

/** Makes assets of files that nothing changes. */
const texts = { module: { rules: [{ test: /\.(css|json|html|txt)$/, type: "asset/resource" as const }] } };

test("the smallest configuration keeps license comments in the script", async () => {
  const printed = await builtBy(await configurationOf(PAGE, "[new MinimizerPlugin({ extractComments: false })"));
  expect(printed).toContain("/*! License MIT */");
  expect(printed).not.toContain("LICENSE.txt");
});

test("nothing runs in development", async () => {
  expect(await built({}, { mode: "development" })).not.toContain("[minimized]");
});

test("SWC minimizes", async () => {
  expect(await builtBy(await configurationOf(PAGE, "MinimizerPlugin.swcMinify"))).toMatch(
    /asset main\.js .*\[minimized\]/,
  );
});

test.each([
  ["esbuildMinify", MinimizerPlugin.esbuildMinify],
  ["terserMinify", MinimizerPlugin.terserMinify],
])("%s minimizes", async (_, minify) => {
  expect(await built({ minify })).not.toContain("longName");
});

test("one instance handles several types", async () => {
  const code = await configurationOf(PAGE, "webpack.css.cssMinify");
  const rules = "{ test: /\\.(css|json|html)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } }";
  const more = {
    "src/index.js": 'for (const name of ["./a.css", "./d.json", "./p.html"]) new URL(name, import.meta.url);',
    "src/all.js":
      'new URL("./a.css", import.meta.url);new URL("./d.json", import.meta.url);new URL("./p.html", import.meta.url);',
    "src/a.css": ".m {\n  color: white;\n}",
    "src/d.json": '{ "a": 1 }',
    "src/p.html": "<!doctype html>\n<html>\n  <body>hi</body></html>",
  };
  const withRules = code.replace(
    "optimization:",
    `entry: "./src/all.js", module: { rules: [${rules}] }, optimization:`,
  );
  const printed = await builtBy(withRules, more);
  expect(printed).toContain("\n.m{color:#fff}");
  expect(printed).toContain('\n{"a":1}');
  expect(printed).toContain("<!doctype html><body>hi");
});

describe("which files", () => {
  const marked = (printed: string) =>
    [...printed.matchAll(/asset (\S+) .*\[minimized\]/g)].map(([, name = ""]) => name).sort();
  const named: Configuration = { output: { chunkFilename: "b.js" } };

  test.each([
    [{}, ["b.js", "main.js"]],
    [{ test: "main" }, ["main.js"]],
    [{ include: /main/ }, ["main.js"]],
    [{ exclude: ["b.js"] }, ["main.js"]],
    [{ minify: { implementation: MinimizerPlugin.terserMinify, filter: (name: string) => name === "b.js" } }, ["b.js"]],
    [{ minify: [] }, []],
    [{ minify: MinimizerPlugin.lightningCssMinify }, []],
  ])("%o", async (options, names) => {
    expect(marked(await built(options, named))).toEqual(names);
  });
});

test("options of terser", async () => {
  expect(await builtBy(await configurationOf(PAGE, "drop_console: true"))).not.toContain("console");
  expect(await built({ minimizerOptions: { mangle: false } })).toContain("longName");
  expect(await built({ minimizerOptions: { mangle: false }, terserOptions: { mangle: true } })).toContain("longName");
});

test("a minimizer of the page gets what the one before it made", async () => {
  const printed = await builtBy(
    await configurationOf(PAGE, "minify-headers.cjs"),
    await samplesOf(PAGE, "minify-headers.cjs"),
  );
  expect(printed).toContain("\n/* Acme: main.js */");
  expect(printed).not.toContain("longName");
});

test("without workers, a function sees what is around it", async () => {
  const owner = "Acme";
  expect(await built({ parallel: false, minify: async () => ({ code: owner }) })).toContain("main.js\nAcme");
});

describe("extractComments", () => {
  const NOTE = "/*! For license information please see main.js.LICENSE.txt */";

  test("moves licenses, and says where they are", async () => {
    const printed = await built({});
    expect(printed).toContain(`main.js\n${(await samplesOf(PAGE, "dist/main.js"))["dist/main.js"]}\n`);
    expect(printed).toContain("main.js.LICENSE.txt\n/*! License MIT */");
  });

  test.each([
    ["all", NOTE],
    [/MIT/, NOTE],
    [
      { condition: "some", filename: "LICENSES.txt", banner: (file: string) => `see ${file}` },
      "/*! see LICENSES.txt */",
    ],
  ])("%s", async (extractComments, note) => {
    expect(await built({ extractComments })).toContain(note);
  });

  test("leaves no note without a banner, and no file where nothing matches", async () => {
    expect(await built({ extractComments: { banner: false } })).not.toContain("/*! For");
    expect(await built({ extractComments: /nothing/ })).not.toContain("LICENSE");
  });

  test("the sample removes file and comments", async () => {
    expect(await builtBy(await configurationOf(PAGE, "comments: false"))).not.toMatch(/License/i);
  });
});

describe("generate", () => {
  test("the sample compresses files that are large enough", async () => {
    const long = { "src/index.js": `console.log(${JSON.stringify("Hello ".repeat(300))});\nimport("./b.js");` };
    const code = await configurationOf(PAGE, "MinimizerPlugin.compress");
    const printed = await builtBy(code, long);
    expect(printed).toMatch(/asset main\.js\.gz .*\[compressed\]/);
    expect(printed.match(/asset \S+\.gz/g)).toHaveLength(1);
    expect(await builtBy(code.replace("minRatio: 0.8", "minRatio: 0.001"), long)).not.toContain(".gz");
    expect(await builtBy(code.replace("minRatio: 0.8", "deleteOriginalAssets: true"), long)).not.toMatch(
      /asset main\.js /,
    );
    expect(await builtBy(code.replace("minRatio: 0.8", 'relatedName: "gzipped"'), long)).toContain("1 related asset");
  });

  test("of the sample that makes pictures, an import that names the generator gets to sharp, and no other does", async () => {
    const code = await configurationOf(PAGE, "sharpGenerate");
    const imports = (request: string) => ({ "src/index.js": `import "${request}";`, "src/photo.jpg": "no picture" });
    // sharp brings binaries for each platform, so it is not installed here.
    expect(await builtBy(code, imports("./photo.jpg?as=webp"))).toContain("Cannot find module 'sharp'");
    expect(await builtBy(code, imports("./photo.jpg?as=avif"))).toContain("no 'avif' preset in `generate`");
    expect(await builtBy(code, imports("./photo.jpg"))).toContain("photo.jpg\nno picture");
  });

  test("an import names the generator, and gets a file of another name", async () => {
    const upper = async (input: Record<string, string | Buffer>) => {
      const [[name, code] = ["", ""]] = Object.entries(input);
      return { code: code.toString().toUpperCase(), filename: name.replace(/\.txt.*/, ".upper.txt") };
    };
    const rules = [{ ...texts.module.rules[0], generator: { filename: "[name][ext]" } }];
    const printed = await build(
      { "src/index.js": 'import "./a.txt";\nimport "./a.txt?as=upper";', "src/a.txt": "hello" },
      {
        module: { rules: rules as NonNullable<Configuration["module"]>["rules"] },
        optimization: { sideEffects: false },
        plugins: [new MinimizerPlugin({ test: /\.txt/, minify: [], generate: { upper: { implementation: upper } } })],
      },
    );
    expect(printed).toContain("a.txt\nhello");
    expect(printed).toContain("a.upper.txt\nHELLO");
  });
});

test("of source maps, cheap ones lose columns, and eval is not minimized", async () => {
  const mapped = async (devtool: string) => built({}, { devtool });
  expect(await mapped("source-map")).toMatch(/"mappings":"[^"]{20}/);
  expect(await mapped("cheap-source-map")).toMatch(/"mappings":"[^"]{1,12}"/);
  expect(await mapped("eval-source-map")).toContain("longName");
});

test("without the three dots, scripts stay large", async () => {
  expect(await built({ test: /\.css$/, minify: webpack.css.cssMinify })).toContain("longName");
});

page.shows("unknown property 'sourceMap'", () => builtBy(withOptions("{ sourceMap: true }")));
page.restIs({});

/** Returns a configuration file with an instance, for messages that the constructor or the start of a build throws. */
function withOptions(options: string): string {
  return `import MinimizerPlugin from "minimizer-webpack-plugin";
    export default { mode: "production", optimization: { minimizer: [new MinimizerPlugin(${options})] } };`;
}

test("a minimizer that does not exist", async () => {
  const inObject = withOptions("{ minify: { implementation: undefined } }");
  expect(await builtBy(inObject)).toContain("options.minify should be one of these");
  expect(await builtBy(withOptions("{ minify: undefined }"))).not.toContain("longName");
  expect("cssMinify" in webpack.css.syntax).toBe(false);
});
