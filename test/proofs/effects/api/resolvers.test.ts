import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, project, samplesOf } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const PAGE = "api/resolvers.mdx";
const samples = effectsOf(PAGE);

/** Writes an application with a linked package. Each of the two has a file `src/total.js`. */
async function application(configuration: string): Promise<string> {
  const folder = await project({
    ...(await samplesOf(PAGE, "package-root-plugin.js")),
    "webpack.config.js": configuration,
    "src/cart/index.js": 'import "acme-ui";\nimport total from "~/src/total.js";\nconsole.log(total);',
    "src/total.js": 'export default "of the application";',
    "packages/ui/package.json": '{ "name": "acme-ui", "exports": "./src/index.js" }',
    "packages/ui/src/index.js": 'import total from "~/src/total.js";\nconsole.log(total);',
    "packages/ui/src/total.js": 'export default "of the package";',
    "node_modules/.keep": "",
  });
  await symlink(path.join(folder, "packages/ui"), path.join(folder, "node_modules/acme-ui"), "junction");
  return folder;
}

samples.tries("new PackageRootPlugin()", async (code) => {
  const plugins = "plugins: [new PackageRootPlugin()]";
  expect(await runOwn(await application(code))).toBe("of the package\nof the application");
  const alias = code.replace(plugins, 'alias: { "~": import.meta.dirname }');
  expect(await runOwn(await application(alias))).toBe("of the application\nof the application");
  const plain = await buildOwn(await application(code.replace(plugins, "plugins: []")));
  expect(plain).toMatch(/Can't resolve '~\/src\/total\.js' in '.*\/src\/cart'/);
  expect(plain).toMatch(/Can't resolve '~\/src\/total\.js' in '.*\/packages\/ui\/src'/);
});
