import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files, project, runBundle, samplesOf } from "../../lib/project";
import { exported } from "../configuration/exported";

const PAGE = "api/normalmodulefactory-hooks.mdx";
const samples = effectsOf(PAGE);

samples.tries("new LinesTypePlugin()", async (code) => {
  const { configuration } = await exported(code, await samplesOf(PAGE, "lines-type-plugin.js"));
  const files: Files = {
    "src/index.js": 'import names from "./names.lines";\nconsole.log(names);',
    "src/names.lines": "Ada\nGrace\n",
  };
  expect(await runBundle(files, { ...configuration, target: "node" })).toContain("\n[ 'Ada', 'Grace' ]\n");
  const withoutPlugin = await build(files, { ...configuration, plugins: [] });
  expect(withoutPlugin).toContain("Module not found: Error: No parser registered for text/lines");
  const withoutRule = await runBundle(files, { ...configuration, target: "node", module: {} });
  expect(withoutRule).toContain("ReferenceError: Ada is not defined");
});

samples.tries("new BoundariesPlugin([", async (code) => {
  const message = "Module not found: Error: src/shop must not import from src/admin";
  const built = async (index: string, configuration = code) => {
    const folder = await project({
      ...(await samplesOf(PAGE, "boundaries-plugin.js")),
      "webpack.config.js": configuration,
      "src/shop/index.js": index,
      "src/shop/cart.js": "export const report = () => {};",
      "src/admin/report.js": "export const report = () => {};",
      "src/admin/index.js": 'import "../shop/cart.js";',
      "node_modules/.keep": "",
    });
    await symlink(path.join(folder, "src/admin"), path.join(folder, "node_modules/acme-admin"), "junction");
    return buildOwn(folder);
  };
  expect(await built('import "../admin/report.js";')).toContain(message);
  expect(await built('import "acme-admin/report.js";')).toContain(message);
  const alias = code.replace("plugins:", 'resolve: { alias: { "~": `${import.meta.dirname}/src` } },\n  $&');
  expect(await built('import "~/admin/report.js";', alias)).toContain(message);
  expect(await built('import "./cart.js";')).toContain("compiled successfully");
  const plain = code.replace(/plugins: [\s\S]*\],\n/, "");
  expect(await built('import "../admin/report.js";', plain)).toContain("compiled successfully");

  const back = await built("", code.replace("./src/shop/index.js", "./src/admin/index.js"));
  expect(back).toContain("Module not found: Error: src/admin must not import from src/shop");
});
