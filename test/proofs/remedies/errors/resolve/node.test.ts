import path from "node:path";
import { describe } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { HAS_OLD_NODES, withNode } from "../../../lib/with-node";

/** Requires a package with such a list of public paths in a version of Node.js. */
const requiring = (exports: unknown, version: string) =>
  withNode(
    `const fs = require("fs");
fs.mkdirSync("node_modules/acme-targets", { recursive: true });
fs.writeFileSync("node_modules/acme-targets/package.json", '${JSON.stringify({ main: "index.js", exports })}');
fs.writeFileSync("node_modules/acme-targets/index.js", "");
require("acme-targets");`,
    version,
  );
describe.skipIf(!HAS_OLD_NODES)("a package without public paths, such as Babel 7.8.3 had", () => {
  for (const version of ["13.1.0", "13.14.0"]) {
    raises("resolve/#not-exported", {
      broken: () => requiring(false, version),
      fixed: () => requiring({ ".": "./index.js" }, version),
    });
  }
});

/** Builds an application of a workspace, whose packages are in the root. */
async function inWorkspace(options: string): Promise<string> {
  const externals = path.join(await installVersion("webpack-node-externals", "3.0.0"), "webpack-node-externals");
  const folder = await project({
    "package.json": "{}",
    "node_modules/@nestjs/core/index.js": 'require("@nestjs/microservices/microservices-module");',
    "apps/api/src/index.js": 'import "@nestjs/core";',
    "apps/api/webpack.config.cjs": `const nodeExternals = require(${JSON.stringify(externals)});
      module.exports = { mode: "development", target: "node", externals: [nodeExternals(${options})] };`,
  });
  return run("cd apps/api && npx webpack", folder);
}
raises("resolve/#cannot-resolve", {
  broken: () => inWorkspace(""),
  fixed: () => inWorkspace('{ modulesDir: "../../node_modules" }'),
});
