import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import webpack, { type Configuration } from "webpack";
import { ADD_WASM } from "../../lib/add-wasm";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { build, type Files } from "../../lib/project";
import { exported } from "./exported";

const samples = effectsOf("configuration/experiments.mdx");

/** Builds a project for Node.js with the sample, changed or not, and runs it: what webpack prints, then the program. */
async function ran(code: string, files: Files, rest: Configuration = {}): Promise<string> {
  const { folder, configuration } = await exported(code, files);
  const output = { filename: "main.cjs" };
  const printed = await build(folder, { ...configuration, target: "node", output, ...rest });
  const { output: said } = await execute("node dist/main.cjs", folder);
  return `${printed}\n${said}`;
}

samples.effect('use: ["style-loader", "css-loader"]', {
  packages: "plugins",
  files: {
    "src/index.js": 'import "./theme.css";\nimport "./legacy/old.css";',
    "src/theme.css": "a { color: red }",
    "src/legacy/old.css": "b { color: blue }",
  },
  without: ["experiments.css"],
  shows: /^main\.css\na\{color:red\}\nmain\.js\n.*b \{ color: blue \}/m,
});

samples.tries("html: true", async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.html": "<script src='./shop.js'></script>",
    "src/shop.js": 'console.log("shop");',
  });
  expect(await build(folder, configuration)).toMatch(/^index\.html\n<script.* src="?[\w.]+\.js"?/m);
  expect(await build(folder, { ...configuration, experiments: { html: false } })).toContain("Module parse failed");
  // The default entry is there with both extensions.
  const { entry: _, ...others } = configuration;
  expect(await build(folder, others)).toMatch(/^\.\/src\/index\.html /m);
  expect(await build(folder, { ...others, experiments: {} })).toMatch(/^\.\/src\/index\.js /m);
});

samples.tries("typescript: true", async (code) => {
  const { folder, configuration } = await exported(code, { "src/index.ts": 'console.log("typed" as string);' });
  expect(await build(folder, configuration)).toContain('console.log("typed")');
  const without = await build(folder, { ...configuration, experiments: { typescript: false } });
  expect(without).toContain("Module parse failed: Unexpected token");
});

samples.tries("deferImport: true", async (code) => {
  const files = {
    "src/index.js": 'import defer * as charts from "./charts.js";\n\nconsole.log("start");\ncharts.draw();',
    "src/charts.js": 'console.log("charts runs");\nexport const draw = () => console.log("draw");',
  };
  expect(await ran(code, files)).toContain("\nstart\ncharts runs\ndraw\n");
  expect(await ran(code, files, { experiments: {} })).toContain("Module parse failed: Unexpected token (1:13)");
});

samples.tries("sourceImport: true", async (code) => {
  const files = {
    "src/index.js": `import source addModule from "./add.wasm";
      const { exports } = await WebAssembly.instantiate(addModule);
      console.log("sum", exports.add(1, 2));`,
    "src/add.wasm": ADD_WASM,
  };
  expect(await ran(code, files)).toMatch(/^sum 3$/m);
  expect(await ran(code, files, { experiments: {} })).toContain("Module parse failed");
});

samples.tries('buildHttp: ["https://esm.sh/"]', async (code) => {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/javascript");
    response.end("export const hello = 'from afar';");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const files = { "src/index.js": `import { hello } from "${origin}hello.js";\nconsole.log(hello);` };

  const refused = await exported(code, files);
  expect(await build(refused.folder, refused.configuration)).toContain("doesn't match the allowedUris policy");
  const { folder, configuration } = await exported(code.replace("https://esm.sh/", origin), files);
  expect(await build(folder, configuration)).toContain("from afar");
  expect(await readFile(path.join(folder, "webpack.lock"), "utf8")).toContain(`"${origin}hello.js"`);
  expect(existsSync(path.join(folder, "webpack.lock.data"))).toBe(true);
  // What is in these files needs no network.
  await new Promise((resolve) => server.close(resolve));
  expect(await build(folder, { ...configuration, mode: "production" })).toContain('console.log("from afar")');
});

const pages: Files = {
  "src/index.js": 'import("./reports.js");\nimport("./login/form.js");',
  "src/reports.js": "",
  "src/login/form.js": "",
};

samples.effect("lazyCompilation: {\n      entries: false", {
  files: pages,
  without: ["experiments.lazyCompilation"],
  shows: "lazy-compilation-proxy ./src/reports.js",
});

samples.effect("test: (module) => !/[\\\\/]login[\\\\/]/", {
  files: pages,
  without: ["experiments.lazyCompilation.test"],
  hides: "lazy-compilation-proxy ./src/login/form.js",
});

samples.tries("cacheUnaffected: true", async (code) => {
  /** What is logged by a second build in the same process, after one of three modules changed. */
  const second = async (rest: Configuration): Promise<string> => {
    const { folder, configuration } = await exported(code, {
      "src/index.js": 'import "./one.js";\nimport "./two.js";',
      "src/one.js": "export const one = 1;",
      "src/two.js": "export const two = 2;",
    });
    const output = { path: path.join(folder, "dist") };
    const compiler = webpack({ ...configuration, ...rest, context: folder, output });
    const run = () =>
      new Promise<string>((resolve, reject) =>
        compiler.run((error, stats) => (stats ? resolve(stats.toString({ logging: "verbose" })) : reject(error))),
      );
    await run();
    await writeFile(path.join(folder, "src/two.js"), "export const two = 3;");
    compiler.modifiedFiles = new Set([path.join(folder, "src/two.js")]);
    const log = await run();
    await new Promise((resolve) => compiler.close(resolve));
    return log;
  };
  const log = await second({});
  expect(log).toMatch(/modules flagged as affected \(0 new modules, 1 changed, 0 references changed, 2 unchanged/);
  expect(log).toMatch(/modules hashed, 1 from cache/);
  const without = await second({ experiments: {} });
  expect(without).not.toContain("modules flagged as affected");
  expect(without).toMatch(/modules hashed, 0 from cache/);
});

samples.effect("futureDefaults: true", {
  files: {
    "src/package.json": "{}",
    "src/index.js": 'import { nothing } from "./a.js";\nconsole.log(nothing);',
    "src/a.js": "export {};",
  },
  without: ["experiments.futureDefaults"],
  shows: /^asset main\.mjs [\s\S]*^ERROR in .*\n.*export 'nothing'/m,
});
