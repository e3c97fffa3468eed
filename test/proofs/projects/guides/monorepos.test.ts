import path from "node:path";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { installList } from "../../lib/packages";

const PACKAGES = "workspace";
const guide = useGuide("monorepos", { name: "acme", packages: PACKAGES });
const SHOP = { cwd: "apps/shop" };
const DEVELOPMENT = "npx webpack --mode development";
const config = "apps/shop/webpack.config.js";

/** Lays out a step, and lets npm link the packages of the workspace. The others are there, and npm has no network. */
async function install(step: string): Promise<void> {
  await guide.goTo(step);
  await guide.run("npm install --no-package-lock --ignore-scripts --no-audit --no-fund", { allowWarnings: true });
}

test("1-npm: the application contains the package, translated and once", async () => {
  await install("1-npm");
  const { output } = await guide.run("npm run build");
  expect(output).toContain("> @acme/shop@1.0.0 build");
  const page = await guide.open("apps/shop/dist/index.html");
  await page.getByRole("button").click();
  await page.getByText("Lamps in the cart: 1").waitFor();
});

test("1-npm: a saved file of the package is built, because its real path counts", async () => {
  await install("1-npm");
  const watch = await guide.start(`${DEVELOPMENT} --watch`, "compiled successfully", SHOP);
  await guide.replace("packages/ui/src/index.jsx", "{label}: ", "{label} - ");
  await watch.waitFor("compiled successfully");
  await expect.poll(() => guide.read("apps/shop/dist/main.js")).toContain(" - ");
});

test("1-npm: without resolve.symlinks the rule leaves the package out", async () => {
  await install("1-npm");
  await guide.replace(config, "resolve: {", "resolve: { symlinks: false,");
  const { output } = await guide.run(DEVELOPMENT, { ...SHOP, status: 1 });
  expect(output).toContain("You may need an appropriate loader to handle this file type");
  await guide.replace(config, "exclude: /node_modules/", "exclude: /node_modules[\\\\/](?!@acme[\\\\/])/");
  await guide.run(DEVELOPMENT, SHOP);
});

test("1-npm: a second React breaks hooks, and an alias leads to one", async () => {
  await install("1-npm");
  await guide.run("mkdir packages/ui/node_modules && cp -R node_modules/react packages/ui/node_modules/react");
  await guide.replace("packages/ui/package.json", '"peerDependencies"', '"dependencies"');
  const listed = await guide.run("npm ls react --all");
  expect(listed.output.match(/react@/g)?.length).toBeGreaterThan(1);
  await guide.run(DEVELOPMENT, SHOP);
  const broken = await guide.open("apps/shop/dist/index.html", {
    expected: [/useState/, /Invalid hook call/, /An error occurred in the <Counter>/],
  });
  const failed = broken.waitForEvent("pageerror");
  await broken.reload();
  expect((await failed).message).toContain("Cannot read properties of null (reading 'useState')");

  const alias = '{ alias: { react: import.meta.resolve("react/package.json").replace(/^file:|.package.json$/g, "") },';
  await guide.replace(config, "resolve: {", `resolve: ${alias}`);
  await guide.run(DEVELOPMENT, SHOP);
  const page = await guide.open("apps/shop/dist/index.html");
  await page.getByText("Lamps in the cart: 0").waitFor();
});

test("2-one-build: one command builds both, one after the other, from caches in one folder", async () => {
  await install("2-one-build");
  const { output } = await guide.run(DEVELOPMENT);
  expect(output.indexOf("shop (webpack")).toBeGreaterThan(-1);
  expect(output.indexOf("admin (webpack")).toBeGreaterThan(output.indexOf("shop (webpack"));
  const page = await guide.open("apps/admin/dist/index.html");
  await page.getByText("Orders shipped: 0").waitFor();
  const caches = new Set(guide.files(".cache").map((file) => file.split("/")[0]));
  expect([...caches]).toEqual(["admin-production", "shop-production"]);
  const again = await guide.run(DEVELOPMENT);
  expect(again.output).not.toContain("[built]");
  await guide.remove("apps/shop/dist");
  const one = await guide.run(`${DEVELOPMENT} --config-name shop`);
  expect(guide.exists("apps/shop/dist/main.js")).toBe(true);
  expect(one.output).not.toContain("[built]");
  const admin = await guide.run(`${DEVELOPMENT} --config-name admin`, { status: 2 });
  expect(admin.output).toContain("Error: Compiler dependency `shop` not found.");
  await guide.run(`${DEVELOPMENT} --config-name shop --config-name admin`);
});

test("1-npm: with Yarn's Plug'n'Play, the package has a virtual path, and the same configuration works", async () => {
  await guide.goTo("1-npm");
  const installed = await installList(PACKAGES);
  const yarn = `node ${JSON.stringify(path.join(installed, "@yarnpkg/cli-dist/bin/yarn.js"))}`;
  // Without a network, Yarn takes React from here. The tools have too many packages for that, and stay in the folder above.
  const portal = (name: string) => `"${name}": "portal:${path.join(installed, name)}"`;
  await guide.replace("apps/shop/package.json", /,\s*"devDependencies": \{[^}]*\}/, "");
  await guide.replace("apps/shop/package.json", '"@acme/ui": "1.0.0"', '"@acme/ui": "workspace:*"');
  for (const name of ["react", "react-dom"])
    await guide.replace("apps/shop/package.json", `"${name}": "19.3.1"`, portal(name));
  await guide.replace("package.json", '"scripts"', `"resolutions": { ${portal("scheduler")} }, "scripts"`);
  await guide.replace(config, '"swc-loader"', JSON.stringify(path.join(installed, "swc-loader")));
  await guide.run("mkdir yarn && cp -R apps packages package.json yarn && touch yarn/yarn.lock");
  const env = { YARN_ENABLE_NETWORK: "0", YARN_ENABLE_TELEMETRY: "0", YARN_ENABLE_GLOBAL_CACHE: "0" };
  await guide.run(`${yarn} install`, { cwd: "yarn", env });
  expect(guide.exists("yarn/.pnp.cjs")).toBe(true);
  expect(guide.exists("yarn/node_modules")).toBe(false);
  const webpack = path.join("../../../node_modules/webpack-cli/bin/cli.js");
  const { output } = await guide.run(`${yarn} node ${webpack} --mode development`, { cwd: "yarn/apps/shop", env });
  expect(output).toMatch(/\.yarn\/__virtual__\/@acme-ui-virtual-\w+\/1\/packages\/ui\/src\/index\.jsx/);
  const page = await guide.open("yarn/apps/shop/dist/index.html");
  await page.getByText("Lamps in the cart: 0").waitFor();
});

test("3-caches: the tools store what a build writes, except for webpack's cache, and depend on what it reads", async () => {
  await install("3-caches");
  const turbo = JSON.parse(await guide.read("turbo.json")).tasks.build;
  const nx = JSON.parse(await guide.read("nx.json")).targetDefaults.build;
  const before = guide.files("apps/shop");
  const cacheIn = 'cache: { type: "filesystem", cacheDirectory: `${import.meta.dirname}/.webpack-cache` },';
  await guide.replace(config, "output: {", `${cacheIn} output: {`);
  await guide.run("npx webpack", SHOP);
  const written = guide.files("apps/shop").filter((file) => !before.includes(file));
  expect(new Set(written.map((file) => file.split("/")[0]))).toEqual(new Set([".webpack-cache", "dist"]));
  expect([turbo.outputs, nx.outputs]).toEqual([["dist/**"], ["{projectRoot}/dist"]]);
  expect(turbo.env).toEqual(["WEBPACK_*"]);
  expect(nx.inputs).toContainEqual({ env: "WEBPACK_API" });
});

test("3-caches: a build without a cache, into a folder of the command line", async () => {
  await install("3-caches");
  await guide.run("npx webpack --no-cache --output-path out", SHOP);
  expect(guide.files("apps/shop/out")).toContain("index.html");
});
