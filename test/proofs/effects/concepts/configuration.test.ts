import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { checkTypes } from "../../lib/check-types";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, emitted, type Files, project, run } from "../../lib/project";
import { type ConfigurationFunction, exported } from "../configuration/exported";

const PAGE = "concepts/configuration.mdx";
const samples = effectsOf(PAGE);

samples.tries('filename: "shop.js"', async (code) => {
  const files = { "src/shop.js": 'console.log("shop");', "src/index.js": 'console.log("index");' };
  const folder = await project({ ...files, "build/webpack.config.js": code });
  // The entry is found from here, and the output is beside the configuration.
  await execute("npx webpack --config build/webpack.config.js", folder);
  expect(await emitted(path.join(folder, "build/public"))).toMatch(/^shop\.js\n.*"shop"/);
  const unset = code.replace(/ +entry:[\s\S]*(?=\};)/, "");
  expect(await buildOwn({ ...files, "webpack.config.js": unset })).toMatch(/^main\.js\n.*"index"/m);
  const relative = code.replace(/path\.resolve\(.*\)/, '"build"');
  expect(await buildOwn({ ...files, "webpack.config.js": relative })).toContain(
    'The provided value "build" is not an absolute path!',
  );
});

samples.effect("webpack.defineConfig({", {
  files: { "src/shop.js": "console.log(1);" },
  without: ["devtool"],
  shows: /^main\.js\.map$/m,
});

samples.tries("webpack.defineConfig({", async (code) => {
  const typed = (await fencesOf(PAGE)).find(({ title }) => title === "webpack.config.ts")?.code ?? "";
  const wrong = (text: string) => text.replace('"production"', '"produktion"');
  const files: Files = {
    "right.js": code,
    "wrong.js": wrong(code),
    // A plain object may have any values.
    "plain.js": wrong(code).replace(/webpack\.defineConfig\(([\s\S]*)\)/, "$1"),
    "right.ts": typed,
    "wrong.ts": wrong(typed),
  };
  const said = await checkTypes(files);
  expect(said).toMatch(/^wrong\.js.*produktion/m);
  expect(said).toMatch(/^wrong\.ts.*TS\d+/m);
  expect(said).not.toMatch(/^(?:right|plain)\./m);
});

samples.tries('argv.mode !== "development"', async (code) => {
  const files = { "src/shop.js": 'import("./map.js");', "src/map.js": "console.log(1);" };
  const line = "npx webpack --mode production --env cdn && cat dist/main.js";
  const produced = await run(line, { ...files, "webpack.config.js": code });
  expect(produced).toContain('"https://cdn.example.com/"');
  expect(produced).not.toContain("eval(");

  const { folder, configuration } = await exported<ConfigurationFunction>(code, files);
  const developed = await build(folder, configuration({}, { mode: "development" }));
  expect(developed).toMatch(/eval\(.*sourceMappingURL=data:/);
  expect(developed).not.toContain("cdn.example.com");
  expect(developed).toContain("Automatic publicPath is not supported");
});

const pages: Files = {
  "src/client.js": 'import { name } from "@lib/name.js";\nconsole.log("client", name);',
  "src/admin.js": 'import { name } from "@lib/name.js";\nconsole.log("admin", name);',
  "lib/name.js": 'export const name = "Acme";',
};

/** Runs all configurations that a sample exports. Returns when each begins and ends. */
async function orderOf(code: string): Promise<string[]> {
  const { folder, configuration: all } = await exported<Configuration[]>(code, pages);
  const order: string[] = [];
  const log = ({ hooks, options: { name } }: Compiler) => {
    hooks.run.tap("log", () => void order.push(`${name} begins`));
    hooks.done.tap("log", () => void order.push(`${name} ends`));
  };
  const compiler = webpack(all.map((one) => ({ ...one, context: folder, plugins: [log] })));
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(undefined))));
  await new Promise((resolve) => compiler.close(resolve));
  return order;
}

samples.tries('dependencies: ["client"]', async (code) => {
  const folder = await project({ ...pages, "webpack.config.js": code });
  expect((await execute("npx webpack --config-name client", folder)).status).toBe(0);
  expect(await readdir(path.join(folder, "dist"))).toEqual(["client"]);
  const alone = await execute("npx webpack --config-name admin", folder);
  expect(alone.output).toContain("Compiler dependency `client` not found.");
  expect((await execute("npx webpack --config-name client --config-name admin", folder)).status).toBe(0);
  expect(await emitted(path.join(folder, "dist"))).toMatch(
    /^admin\/main\.js\n.*"admin","Acme".*\nclient\/main\.js\n.*"client","Acme"/,
  );

  expect(await orderOf(code)).toEqual(["client begins", "client ends", "admin begins", "admin ends"]);
  const independent = await orderOf(code.replace('dependencies: ["client"],', ""));
  expect(independent.slice(0, 2)).toEqual(["client begins", "admin begins"]);
});

samples.tries('build("server", "node")', async (code) => {
  const files = {
    "src/client.js": 'import("./map.js");',
    "src/server.js": 'import fs from "node:fs";\nconsole.log(fs);',
    "src/map.js": "console.log(1);",
  };
  const both = await buildOwn({ ...files, "webpack.config.js": code });
  expect(both).toMatch(/^client\/main\.js\n.*document\.createElement\("script"\)/m);
  expect(both).toMatch(/^server\/main\.js\n.*require\("node:fs"\)/m);
  expect(both).not.toContain("UnhandledSchemeError");
  const inBrowser = await buildOwn({ ...files, "webpack.config.js": code.replace('"node")]', '"web")]') });
  expect(inBrowser).toContain("UnhandledSchemeError");
});

samples.tries("const config: Configuration", async (code) => {
  const files = { "src/shop.ts": "console.log(BETA ? 'beta' : 'stable');" };
  const printed = await run("npx webpack && cat dist/main.js", { ...files, "webpack.config.ts": code });
  expect(printed).toContain('console.log("stable")');
});

samples.tries("BUILT_AT", async (code) => {
  const nameBy = async (sample: string) => {
    const files = { "webpack.config.js": sample, "src/index.js": "console.log(BUILT_AT);" };
    return (await buildOwn(files)).match(/^asset (main\.\w{20}\.js)/m)?.[1] ?? "no name";
  };
  expect(await nameBy(code)).not.toBe(await nameBy(code));
  const fixed = code.replace("Date.now()", '"1.4.0"');
  expect(await nameBy(fixed)).toMatch(/^main\.\w{20}\.js$/);
  expect(await nameBy(fixed)).toBe(await nameBy(fixed));
});

samples.tries('extends: "./webpack.base.js"', async (code) => {
  const files = {
    "webpack.base.js": 'export default { entry: "./src/shop.js", devtool: "eval" };',
    "src/shop.js": "console.log(1);",
  };
  const merged = await run("npx webpack --config webpack.production.js", { ...files, "webpack.production.js": code });
  expect(merged).toMatch(/^asset main\.js .* \[minimized\] \(name: main\) 1 related asset\n\.\/src\/shop\.js/m);
  // The Node API takes the entry by default.
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toContain("./src/index.js");
});
