import { symlink } from "node:fs/promises";
import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { execute } from "../../../lib/execute";
import { installList } from "../../../lib/packages";
import { buildOwn, type Files, project, run } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";
import { extracted, extracting } from "../../../lib/style-builds";
import { projectWithGuidePackages } from "../../../lib/with-guide-packages";
import { projectWithPackages, runWithPackages } from "../../../lib/with-packages";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

const withRuntime = (filename: string) =>
  printed({}, { mode: "none", output: { filename }, optimization: { runtimeChunk: "single" } });
raises("entry-output/#same-filename", {
  broken: () => withRuntime("main.js"),
  fixed: () => withRuntime("[name].js"),
});

const TWO_SHEETS: Files = {
  "src/a.js": 'import "./a.css";',
  "src/b.js": 'import "./b.css";',
  "src/a.css": "a { top: 0 }",
  "src/b.css": "b { top: 0 }",
};
const sheets = (filename: string) =>
  extracted(
    extracting({ plugin: `{ filename: "${filename}" }`, more: 'entry: { a: "./src/a.js", b: "./src/b.js" },' }),
    TWO_SHEETS,
  );
raises("entry-output/#same-filename", { broken: () => sheets("app.css"), fixed: () => sheets("[name].css") });

/** Builds two modules whose loader emits the same font, as file-loader does for two style sheets. */
const fonts = (version: string) =>
  buildWithWebpack4(
    {
      "src/index.js": 'import "./a.sheet"; import "./b.sheet";',
      "src/a.sheet": "",
      "src/b.sheet": "",
      "font-loader.js": 'module.exports = function () { this.emitFile("font.woff", "font"); return ""; };',
    },
    '[{ test: /\\.sheet$/, use: ["./font-loader.js"] }]',
    // The Node.js of today doesn't have the hash function that is the default of this version.
    '[{ apply: (compiler) => { compiler.options.output.hashFunction = "sha256"; } }]',
    version,
  );
raises("entry-output/#same-filename", { broken: () => fonts("4.40.0"), fixed: () => fonts("4.47.0") });

const CONFIGURED: Files = {
  "app/main.js": "",
  "config/webpack.prod.js":
    'export default { mode: "production", context: process.cwd(), entry: "./app/main.js", output: { path: process.cwd() + "/dist" } };',
};
/** Runs webpack where there is no `src/index.js`, which every other project gets. */
async function withoutSource(line: string): Promise<string> {
  const folder = await project(CONFIGURED);
  return (await execute(`rm -r src && npx ${line}`, folder)).output;
}
raises("entry-output/#entry-not-found", {
  broken: () => withoutSource("webpack --mode production"),
  fixed: () => withoutSource("webpack --mode production --config config/webpack.prod.js"),
});

/** Builds an entry of which there is only a file of TypeScript. */
async function ofTypeScript(entry: string): Promise<string> {
  const folder = await project({
    "src/index.ts": "console.log(1);",
    "own-loader.cjs": "module.exports = (source) => source;",
    // With a rule for such files, webpack leaves TypeScript to the loader, and its extension too.
    "webpack.config.js": `export default { mode: "none", entry: "${entry}", module: {
      rules: [{ test: /\\.ts$/, loader: "./own-loader.cjs", type: "javascript/auto" }] } };`,
  });
  return (await execute("rm src/index.js && npx webpack", folder)).output;
}
raises("entry-output/#entry-not-found", {
  broken: () => ofTypeScript("./src"),
  fixed: () => ofTypeScript("./src/index.ts"),
});

/** Tests with the Jest of react-scripts. */
async function tested(configuration: string): Promise<string> {
  const modules = await installList("frameworks");
  const folder = await project({
    "package.json": "{}",
    "shop.test.js": 'test("the page has a title", () => { document.title = "Shop"; });',
    "jest.config.js": `module.exports = {${configuration}};`,
  });
  await symlink(modules, path.join(folder, "node_modules"), "junction");
  return (await execute(`${path.join(modules, ".bin/jest")}`, folder)).output;
}
raises("entry-output/#self-not-defined", {
  broken: () => tested(""),
  fixed: () => tested('testEnvironment: "jsdom"'),
});

/** Runs a bundle for Node.js that contains styles. */
async function forServer(use: unknown[]): Promise<string> {
  const files = { "src/index.js": 'import "./page.module.css";', "src/page.module.css": ".title { top: 0 }" };
  return runWithPackages(files, { module: { rules: [{ test: /\.css$/i, use }] } } as Configuration);
}
raises("entry-output/#self-not-defined", {
  broken: async () =>
    forServer([path.join(await installVersion("style-loader", "2.0.0"), "style-loader/dist/cjs.js"), "css-loader"]),
  fixed: () => forServer([{ loader: "css-loader", options: { modules: { exportOnlyLocals: true } } }]),
});
raises("entry-output/#self-not-defined", {
  broken: async () =>
    forServer([path.join(await installVersion("style-loader", "2.0.0"), "style-loader/dist/cjs.js"), "css-loader"]),
  fixed: () => forServer(["style-loader", "css-loader"]),
});

/** Builds with files that are copied, and a plugin that makes a page. */
async function copyingPages(pattern: string): Promise<string> {
  const folder = await projectWithPackages({
    "public/index.html": "<title>Shop</title>",
    "public/robots.txt": "",
    "webpack.config.js": `import CopyPlugin from "copy-webpack-plugin";
      const page = (compiler) => compiler.hooks.thisCompilation.tap("page", (compilation) => {
        compilation.hooks.processAssets.tap({ name: "page", stage: 100 }, () => {
          compilation.emitAsset("index.html", new compiler.webpack.sources.RawSource("<title>A page</title>"));
        });
      });
      export default { mode: "none", plugins: [page, new CopyPlugin({ patterns: [${pattern}] })] };`,
  });
  return buildOwn(folder);
}
raises("entry-output/#same-asset", {
  broken: () => copyingPages('{ from: "public" }'),
  fixed: () => copyingPages('{ from: "public", globOptions: { ignore: ["**/index.html"] } }'),
});

async function pagesNamed(filename: string): Promise<string> {
  const folder = await projectWithGuidePackages(["html-webpack-plugin"], {
    "src/shop.html": "<title>Shop</title>",
    "src/admin.html": "<title>Admin</title>",
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default { mode: "none", plugins: [
        new HtmlWebpackPlugin({ template: "./src/shop.html" }),
        new HtmlWebpackPlugin({ template: "./src/admin.html" ${filename} }),
      ] };`,
  });
  return buildOwn(folder);
}
raises("entry-output/#same-asset", {
  broken: () => pagesNamed(""),
  fixed: () => pagesNamed(', filename: "admin.html"'),
});

/** Builds a worker with webpack 4 and hot updates, and runs it. Loaders for workers take the object from the page's output. */
async function workerWith(globalObject: string): Promise<string> {
  const webpack = path.join(await installVersion("webpack", "4.47.0"), "webpack");
  return run("node build.cjs", {
    "package.json": "{}",
    "build.cjs": `const webpack = require(${JSON.stringify(webpack)});
      const output = { path: __dirname + "/dist", globalObject: "${globalObject}" };
      const plugins = [new webpack.HotModuleReplacementPlugin()];
      const options = { mode: "development", devtool: false, target: "webworker", context: __dirname, output, plugins };
      webpack(options, (error, stats) => {
        console.log(error ?? stats.toString({ all: false, errors: true }));
        const code = require("node:fs").readFileSync("dist/main.js", "utf8");
        try {
          require("node:vm").runInNewContext(code, { self: {} });
        } catch (thrown) {
          console.log("Uncaught " + thrown);
        }
      });`,
  });
}
raises("entry-output/#self-not-defined", {
  broken: () => workerWith("window"),
  fixed: () => workerWith("self"),
});
