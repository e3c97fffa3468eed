import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("configuration/plugins.mdx");

/** Returns the files of a project, with the configuration that a function returns for a mode. */
const inMode = (code: string, mode: string, files: Files): Files => ({
  ...files,
  "webpack.config.js": `${code.replace("export default", "const configure =")}
    export default { ...configure({}, { mode: ${mode} }), devtool: false };`,
});

samples.tries("production && new webpack.BannerPlugin", async (code) => {
  const files: Files = {
    "src/index.js": "console.log(VERSION);",
    // Stands for the package: what counts is that it is applied.
    "node_modules/html-webpack-plugin/package.json": '{ "main": "index.cjs" }',
    "node_modules/html-webpack-plugin/index.cjs": `
      module.exports = class {
        constructor({ title }) { this.title = title; }
        apply(compiler) {
          const { RawSource } = compiler.webpack.sources;
          compiler.hooks.thisCompilation.tap("Html", (compilation) =>
            compilation.hooks.processAssets.tap("Html", () =>
              compilation.emitAsset("index.html", new RawSource("<title>" + this.title + "</title>"))));
        }
      };`,
  };
  const produced = await buildOwn(inMode(code, '"production"', files));
  expect(produced).toMatch(/^index\.html\n<title>Shop/m);
  expect(produced).toContain('console.log("1.4.0")');
  expect(produced).toMatch(/^main\.js\.LICENSE\.txt\n\/\*! Shop 1\.4\.0 \*\/$/m);
  const developed = await buildOwn(inMode(code, "undefined", files));
  expect(developed).toMatch(/^index\.html\n<title>Shop/m);
  expect(developed).toContain('console.log("1.4.0")');
  expect(developed).not.toContain("Shop 1.4.0");
});

samples.tries("new webpack.ids.HashedModuleIdsPlugin()", async (code) => {
  const files: Files = {
    "src/index.js": 'console.log(process.env.API_URL);\nimport("./later.js");',
    "src/later.js": "console.log(1);",
  };
  const produced = await buildOwn(inMode(code, '"production"', files));
  expect(produced).toContain("Shop 1.4.0");
  expect(produced).toContain('console.log("http://localhost:3000")');
  expect(produced).toMatch(/\{"?[\w+/]{4}"?\(.*console\.log\(1\)/);
  const developed = await buildOwn(inMode(code, "undefined", files));
  expect(developed).not.toContain("Shop 1.4.0");
  expect(developed).toContain('console.log("http://localhost:3000")');
  expect(developed).toContain('/***/ "./src/later.js"');
});

samples.tries('tap("AssetCount"', async (code) => {
  const files = { "src/index.js": 'import("./later.js");', "src/later.js": "" };
  expect(await buildOwn({ "webpack.config.js": code })).toContain("<i> [AssetCount] 1 files written");
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toContain("<i> [AssetCount] 2 files written");
});

samples.tries("const common = () => [", async (code) => {
  const sample = code.replace("export default", "const both =");
  const files = { "src/shop.js": "console.log('shop', VERSION);", "src/admin.js": "console.log('admin', VERSION);" };
  for (const [place, name] of ["shop", "admin"].entries()) {
    // Both may change their instance, without the other one noticing.
    const last = `both[${1 - place}].plugins[0].definitions = {};\nexport default both[${place}];`;
    const built = await buildOwn({ ...files, "webpack.config.js": `${sample}\n${last}` });
    expect(built).toContain(`console.log("${name}","1.4.0")`);
  }
});
