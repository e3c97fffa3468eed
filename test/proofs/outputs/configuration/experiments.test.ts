import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { ADD_WASM } from "../../lib/add-wasm";
import { execute } from "../../lib/execute";
import { outputsOf } from "../../lib/page-outputs";
import { textOf } from "../../lib/page-text";
import { build, type Files, project, run, runBundle, samplesOf } from "../../lib/project";

const page = await outputsOf("configuration/experiments.mdx");

/** Builds a project with these switches. */
const withExperiments = (experiments: Configuration["experiments"], files: Files, rest: Configuration = {}) =>
  build(files, { ...rest, experiments });

// Built-in file types

page.shows("ERROR in ./src/a.css 1:1", () =>
  withExperiments({ css: false }, { "src/index.js": 'import "./a.css";', "src/a.css": "a{color:red}" }),
);

/** Builds a file of TypeScript. */
const typescript = (code: string, rest: Configuration = {}) =>
  build({ "src/index.ts": code }, { entry: "./src/index.ts", optimization: { minimize: false }, ...rest });

page.shows("TypeScript enum is not supported in strip-only mode", () => typescript("export enum Size { Small }\n"));

test.each([
  ["namespace N { export const a = 1; }\nconsole.log(N.a);", "TypeScript namespace declaration is not supported"],
  ["console.log(class { constructor(private id: string) {} });", "TypeScript parameter property is not supported"],
  ['import x = require("x");\nconsole.log(x);', "TypeScript import equals declaration is not supported"],
  [
    "const value: unknown = 1;\nconsole.log(<string>value);",
    "TypeScript angle-bracket type assertion is not supported",
  ],
  ["const d = (x: unknown) => x;\n@d class A {}\nconsole.log(A);", "Unexpected character '@'"],
  ["class A { accessor a = 1; }\nconsole.log(A);", "Module parse failed: Unexpected token"],
])("TypeScript that has to be compiled: %s", async (code, message) => {
  expect(await typescript(code)).toContain(message);
});

test("spaces replace types", async () => {
  expect(await typescript("const count: number = 1;\nconsole.log(count);")).toContain("const count         = 1;\n");
});

const sum: Files = {
  "src/index.js": 'import { add } from "./add.wasm";\n\nconsole.log(add(1, 2));\n',
  "src/add.wasm": ADD_WASM,
};

page.shows("ERROR in ./src/add.wasm 1:0", async () => {
  const printed = await withExperiments({ asyncWebAssembly: false }, sum);
  // The character with the number 0, which the page cannot contain.
  return printed.replaceAll("\0", " ");
});

page.shows("WebAssembly module is included in initial chunk.", () => withExperiments({ syncWebAssembly: true }, sum));

// What "auto" decides

const types: Files = {
  ...sum,
  "src/styles.js": 'import "./a.css";\n',
  "src/a.css": "a{color:red}",
  "src/page.html": "<p>red</p>",
  "loader.cjs": "module.exports = (content) => content.replace('red', 'blue');\nmodule.exports.raw = false;\n",
};
const kinds = [
  { experiment: "css", entry: "./src/styles.js", pattern: /\.css\.ts$/, own: /\.css$/, result: "a{color:blue}" },
  { experiment: "html", entry: "./src/page.html", pattern: /\.html\.ejs$/, own: /\.html$/, result: "<p>blue" },
];

test.each([...kinds, { experiment: "asyncWebAssembly", entry: "./src/index.js", pattern: /\.wasm\.js$/ }])(
  "the text of a pattern switches $experiment off",
  async ({ experiment, entry, pattern }) => {
    const rest = { entry, module: { rules: [{ test: pattern, use: "./never-used.cjs" }] } };
    expect(await build(types, { entry })).not.toContain("ERROR");
    expect(await build(types, rest)).toContain("Module parse failed");
    expect(await withExperiments({ [experiment]: true }, types, rest)).not.toContain("ERROR");
  },
);

test.each(kinds)("$experiment leaves what a rule with enforce matches to its loader", async (kind) => {
  const { experiment, entry, own: test, result } = kind;
  const withRule = (experiments: Configuration["experiments"]) =>
    build(types, (folder) => {
      const use = path.join(folder, "loader.cjs");
      return { entry, experiments, module: { rules: [{ test, enforce: "pre", use }] } };
    });
  const left = await withRule({});
  expect(left).toContain("File was parsed as module type 'javascript/auto'");
  expect(left).toContain("File was processed with these loaders");
  expect(await withRule({ [experiment]: true })).toContain(result);
});

test("a rule with enforce leaves built-in CSS on for other files", async () => {
  const enforced = { test: /\.css$/, include: /legacy/, enforce: "pre", use: "./never-used.cjs" } as const;
  const rest: Configuration = { entry: "./src/styles.js", module: { rules: [enforced] } };
  expect(await build(types, rest)).toContain("a{color:red}");
  const { enforce: _, ...rule } = enforced;
  expect(await build(types, { ...rest, module: { rules: [rule] } })).toContain("Module parse failed");
});

// Import phases

const charts: Files = {
  "src/index.js": 'import defer * as charts from "./charts.js";\n\nconsole.log("start");\ncharts.draw();\n',
  "src/charts.js": 'console.log("charts runs");\nexport const draw = () => console.log("draw");\n',
};

page.shows("charts runs", () => runBundle(charts, { mode: "production", experiments: { deferImport: true } }));

page.shows("> 1 | import defer * as charts", () => build(charts, {}));

test("WebAssembly that is imported, and its source", async () => {
  const text = await textOf("configuration/experiments.mdx");
  expect(text).toContain("This prints `3`.");
  expect(await runBundle(sum)).toMatch(/^3$/m);
  const source = await samplesOf("configuration/experiments.mdx", "src/index.js");
  expect(source["src/index.js"]).toContain("import source");
  expect(await runBundle({ ...sum, ...source }, { experiments: { sourceImport: true } })).toMatch(/^3$/m);
});

// Building and watching

const reports: Files = {
  "src/index.js": 'import("./reports.js");\n',
  "src/reports.js": 'console.log("reports");\n',
};
const lazily = { entries: false, imports: true };

page.shows("lazy-compilation-proxy ./src/reports.js", () =>
  withExperiments({ lazyCompilation: lazily }, reports, { mode: "development" }),
);

page.shows("is now in use and will be compiled", async () => {
  const context = await project(reports);
  const stream = new PassThrough();
  const logged: string[] = [];
  stream.on("data", (text) => logged.push(String(text)));
  const compiler = webpack({
    mode: "development",
    target: "node",
    context,
    output: { path: path.join(context, "dist"), filename: "main.cjs" },
    experiments: { lazyCompilation: lazily },
    infrastructureLogging: { level: "log", stream: Object.assign(stream, { isTTY: false }) },
  });
  return new Promise((resolve, reject) => {
    let bundle: ReturnType<typeof execute> | undefined;
    const watching = compiler.watch({}, (error) => {
      if (error) return reject(error);
      // The program asks for its part, which starts the second build.
      bundle ??= execute("node dist/main.cjs", context);
      if (!logged.join("").includes("is now in use")) return;
      watching?.close(() =>
        compiler.close(async () => {
          await bundle;
          resolve(logged.join(""));
        }),
      );
    });
  });
});

// The next major version

page.shows("export 'nothing' (imported as 'nothing') was not found", () =>
  withExperiments(
    { futureDefaults: true },
    {
      "package.json": "{}",
      "src/index.js": 'import { nothing } from "./a.js"; console.log(nothing);\n',
      "src/a.js": "export const a = 1;\n",
    },
  ),
);

/** A plugin written for webpack 4. */
const oldPlugin = `
  class OldPlugin {
    apply(compiler) {
      compiler.hooks.compilation.tap("OldPlugin", (compilation) => {
        compilation.hooks.seal.tap("OldPlugin", () => {
          for (const module of compilation.modules) module.issuer;
          compilation.chunks.length;
        });
      });
    }
  }`;

page.shows("[DEP_WEBPACK_MODULE_ISSUER]", async () => {
  const printed = await run("npx webpack", {
    "webpack.config.js": `${oldPlugin}\nexport default { mode: "none", plugins: [new OldPlugin()] };`,
  });
  return printed.replaceAll(/\(node:\d+\)/g, "(node:8162)");
});

page.shows("Module.issuerThere was no ModuleGraph assigned", () =>
  run("npx webpack", {
    "webpack.config.js": `
      ${oldPlugin}
      export default { mode: "none", experiments: { backCompat: false }, plugins: [new OldPlugin()] };`,
  }),
);

page.restIs({});
