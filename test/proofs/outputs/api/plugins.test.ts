import { expect, test } from "vitest";
import { TSC } from "../../../program-options";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, run, samplesOf } from "../../lib/project";

const PAGE = "api/plugins.mdx";
const page = await outputsOf(PAGE);

page.shows("[SlowTapsPlugin] UploadPlugin", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "slow-taps-plugin.js")),
    "webpack.config.js": `
      import SlowTapsPlugin from "./slow-taps-plugin.js";
      const apply = (compiler) => compiler.hooks.emit.tapPromise("UploadPlugin", async () => {});
      export default { plugins: [new SlowTapsPlugin(), { apply }] };`,
  }),
);

page.shows("resize images cart.png", async () =>
  run("npx webpack --progress", {
    ...(await samplesOf(PAGE, "resize-plugin.js")),
    "webpack.config.js": `
      import ResizePlugin from "./resize-plugin.js";
      export default { mode: "production", plugins: [new ResizePlugin()] };`,
  }),
);

page.shows("LOG from UploadPlugin", () =>
  buildOwn({
    "webpack.config.js": `
      const apply = (compiler) => compiler.hooks.compilation.tap("UploadPlugin", (compilation) => {
        compilation.hooks.afterProcessAssets.tap("UploadPlugin", () => {
          const logger = compilation.getLogger("UploadPlugin");
          logger.info("12 files uploaded");
          logger.warn("logo.png is larger than 1 MB");
        });
      });
      export default { plugins: [{ apply }] };`,
  }),
);

page.shows("options.bucket should be a string", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "upload-plugin.js")),
    "webpack.config.js": `
      import UploadPlugin from "./upload-plugin.js";
      export default { plugins: [new UploadPlugin({ bucket: 5 })] };`,
  }),
);

page.shows("error TS2551", () =>
  run(`${TSC} --ignoreConfig --noEmit --skipLibCheck --types node --module nodenext --target es2022 should-emit.ts`, {
    "should-emit.ts": `
      import type { Compiler } from "webpack";
      export const apply = (compiler: Compiler) =>
        compiler.hooks.shouldEmit.tapPromise("Test", async () => true);`,
  }),
);

page.restIs({});

test("hide-own-package-plugin.js leaves the other package in the list", async () => {
  const printed = await buildOwn({
    ...(await samplesOf(PAGE, "license-list-plugin.js", "hide-own-package-plugin.js")),
    "package.json": '{ "name": "acme-shop", "type": "module" }',
    "src/index.js": 'import { map } from "lodash-es";\nconsole.log(map);',
    "node_modules/lodash-es/package.json": '{ "name": "lodash-es", "type": "module" }',
    "node_modules/lodash-es/index.js": "export const map = 1;",
    "webpack.config.js": `
      import HideOwnPackagePlugin from "./hide-own-package-plugin.js";
      import LicenseListPlugin from "./license-list-plugin.js";
      export default { plugins: [new HideOwnPackagePlugin(), new LicenseListPlugin()] };`,
  });
  expect(printed).toMatch(/^licenses\.txt\nlodash-es(\n|$)/m);
});

/** Builds on the command line with a plugin that throws in a hook. */
const throwing = (hook: string, method = "tap") =>
  run("npx webpack", {
    "webpack.config.js": `
      const fail = () => { throw new Error("thrown in ${hook}"); };
      const apply = (compiler) => {
        const { ${hook}: hook } = compiler.hooks;
        if (hook) return hook.${method}("Test", fail);
        compiler.hooks.thisCompilation.tap("Test", ({ hooks }) => hooks.${hook}.${method}({ name: "Test" }, fail));
      };
      export default { mode: "production", plugins: [{ apply }] };`,
  });

test.each(["make", "done", "finishModules", "processAssets", "environment", "compilation"])(
  "an exception in %s is an error that the command prints",
  async (hook) => {
    const printed = await throwing(hook);
    expect(printed).toMatch(new RegExp(`\\[webpack-cli\\] .*Error: thrown in ${hook}`));
    expect(printed).toContain("exit status 2");
  },
);

test.each(["seal", "optimizeModules", "shouldEmit"])("an exception in %s ends the process", async (hook) => {
  const printed = await throwing(hook);
  expect(printed).not.toContain("[webpack-cli]");
  expect(printed).toContain(`Error: thrown in ${hook}`);
  expect(printed).toContain("exit status 1");
});

test.each(["emit", "done", "processAssets"])("an exception in tapAsync of %s ends the process", async (hook) => {
  const printed = await throwing(hook, "tapAsync");
  expect(printed).not.toContain("[webpack-cli]");
  expect(printed).toContain(`Error: thrown in ${hook}`);
  expect(printed).toContain("exit status 1");
});

test("an exception in a hook of the module factory is an error of the module", async () => {
  const printed = await buildOwn({
    "webpack.config.js": `
      const fail = () => { throw new Error("thrown in beforeResolve"); };
      const apply = (compiler) => compiler.hooks.normalModuleFactory.tap("Test", (factory) => {
        factory.hooks.beforeResolve.tap("Test", fail);
      });
      export default { mode: "production", plugins: [{ apply }] };`,
  });
  expect(printed).toContain("ERROR in main\nModule not found: Error: thrown in beforeResolve");
});
