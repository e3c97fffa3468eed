import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const BUILD = (webpack: string) => `require(${JSON.stringify(webpack)})({ mode: "development", context: __dirname },
  (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })));`;

/** A package that imports another one without listing it. Only a third one lists it. */
const FORGETFUL: Files = {
  "package.json": JSON.stringify({
    name: "shop",
    dependencies: { "acme-ui": "portal:./acme-ui", "acme-cart": "portal:./acme-cart" },
    resolutions: { "acme-price": "portal:./acme-price" },
  }),
  "yarn.lock": "",
  "src/index.js": 'import "acme-ui";',
  "acme-ui/package.json": '{ "name": "acme-ui", "version": "1.0.0" }',
  "acme-ui/index.js": 'import { price } from "acme-price";\nconsole.log(price);',
  "acme-cart/package.json": '{ "name": "acme-cart", "version": "1.0.0", "dependencies": { "acme-price": "*" } }',
  "acme-price/package.json": '{ "name": "acme-price", "version": "1.0.0" }',
  "acme-price/index.js": "export const price = 3;",
};

/** Installs a project with Yarn, without a network, and builds it with a webpack that Yarn doesn't know. */
async function byYarn(settings: string, webpack: string, files: Files = {}): Promise<string> {
  const yarn = `node ${JSON.stringify(path.join(await installList("workspace"), "@yarnpkg/cli-dist/bin/yarn.js"))}`;
  const folder = await project({ ...FORGETFUL, "build.cjs": BUILD(webpack), ".yarnrc.yml": settings, ...files });
  const environment =
    "YARN_ENABLE_NETWORK=0 YARN_ENABLE_TELEMETRY=0 YARN_ENABLE_GLOBAL_CACHE=0 YARN_ENABLE_IMMUTABLE_INSTALLS=0";
  const installed = await run(`export ${environment}; ${yarn} install`, folder);
  expect(installed).toMatch(/exit status 0$/);
  return run(`export ${environment}; ${yarn} node --openssl-legacy-provider build.cjs`, folder);
}
const CURRENT = path.resolve("node_modules/webpack");
raises("resolve/#cannot-resolve", {
  broken: () => byYarn("", CURRENT),
  fixed: [
    () => byYarn('packageExtensions:\n  "acme-ui@*":\n    dependencies:\n      acme-price: "*"\n', CURRENT),
    () => byYarn("nodeLinker: node-modules\n", CURRENT),
  ],
});

const LISTED: Files = {
  "acme-ui/package.json": '{ "name": "acme-ui", "version": "1.0.0", "dependencies": { "acme-price": "*" } }',
};
raises("resolve/#cannot-resolve", {
  broken: async () => byYarn("", path.join(await installVersion("webpack", "4.47.0"), "webpack"), LISTED),
  fixed: [
    async () =>
      byYarn("nodeLinker: node-modules\n", path.join(await installVersion("webpack", "4.47.0"), "webpack"), LISTED),
    () => byYarn("", CURRENT, LISTED),
  ],
});

/** Installs a project with pnpm, without a network, and builds it with a loader that only another package lists. */
async function byPnpm(version: string, files: Files): Promise<string> {
  const pnpm = `node ${JSON.stringify(path.join(await installVersion("pnpm", version), "pnpm/bin/pnpm.cjs"))}`;
  const folder = await project({
    "package.json": '{ "name": "shop", "dependencies": { "acme-framework": "file:./acme-framework" } }',
    "acme-framework/package.json":
      '{ "name": "acme-framework", "version": "1.0.0", "dependencies": { "csv-loader": "file:../csv-loader" } }',
    "csv-loader/package.json": '{ "name": "csv-loader", "version": "1.0.0", "main": "index.js" }',
    "csv-loader/index.js": "module.exports = (source) => `export default ${JSON.stringify(source)}`;",
    "src/index.js": 'import prices from "./prices.csv";\nconsole.log(prices);',
    "src/prices.csv": "3",
    "build.cjs": BUILD(CURRENT).replace(
      "context: __dirname",
      'context: __dirname, module: { rules: [{ test: /csv$/, loader: "csv-loader" }] }',
    ),
    ...files,
  });
  const installed = await run(`${pnpm} install --offline`, folder);
  expect(installed).toMatch(/exit status 0$/);
  return run("node build.cjs", folder);
}
raises("resolve/#loader", {
  broken: () => byPnpm("9.15.9", {}),
  fixed: () => byPnpm("9.15.9", { ".npmrc": "node-linker=hoisted\n" }),
});
test("pnpm 10 reads the setting from its own file", async () => {
  expect(await byPnpm("10.20.0", {})).toContain("Can't resolve 'csv-loader'");
  expect(await byPnpm("10.20.0", { "pnpm-workspace.yaml": "nodeLinker: hoisted\n" })).not.toContain("ERROR");
});
