import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { build, type Files, run } from "../../lib/project";
import { type ConfigurationFunction, exported } from "./exported";

const samples = effectsOf("configuration/configuration-types.mdx");

const shop: Files = { "src/shop.js": 'import("./cart.js");', "src/cart.js": "console.log(import.meta.env.MODE);" };

samples.tries('mode: "production",\n  entry: "./src/shop.js",\n};', async (code) => {
  const lines = "npx webpack && npx webpack --mode development --output-path development && cat dist/* development/*";
  const printed = await run(lines, { ...shop, "webpack.config.js": code });
  expect(printed).toContain('console.log("production")');
  expect(printed).toContain('console.log(\\"development\\")');
});

samples.tries("env.WEBPACK_SERVE", async (code) => {
  const line = "npx webpack --mode production --env cdn --env region=eu && cat dist/main.js";
  const printed = await run(line, { ...shop, "webpack.config.js": code });
  expect(printed).toContain('"https://eu.cdn.example/"');
  expect(printed).toContain("sourceMappingURL=main.js.map");

  const { folder, configuration } = await exported<ConfigurationFunction>(code, shop);
  const served = await build(folder, configuration({ WEBPACK_SERVE: true }, {}));
  expect(served).toMatch(/eval\(.*sourceMappingURL=data:/);
  expect(served).toContain("Automatic publicPath is not supported");
  expect(served).toContain('console.log(\\"development\\")');
});

samples.tries('readdir("src/pages")', async (code) => {
  const files = { "src/pages/home.js": "", "src/pages/visit.js": "" };
  const printed = await run("npx webpack", { ...files, "webpack.config.js": code });
  expect(printed).toContain("asset home.js");
  expect(printed).toContain("asset visit.js");
});

/** Runs the configurations that a sample exports. Returns when each begins and ends, and the folder of the project. */
async function runAll(code: string): Promise<{ order: string[]; folder: string }> {
  const files = { "src/theme.js": "", "src/client.js": "", "src/server.js": "" };
  const { folder, configuration: all } = await exported<Configuration[]>(code, files);
  const order: string[] = [];
  const log = ({ hooks, options: { name } }: Compiler) => {
    hooks.run.tap("log", () => void order.push(`${name} begins`));
    hooks.done.tap("log", () => void order.push(`${name} ends`));
  };
  for (const one of all) {
    const output = { path: path.join(folder, "dist"), ...one.output };
    Object.assign(one, { context: folder, output, plugins: [log] });
  }
  const compiler = webpack(all);
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(undefined))));
  await new Promise((resolve) => compiler.close(resolve));
  return { order, folder };
}

samples.tries('dependencies: ["theme"]', async (code) => {
  const { order, folder } = await runAll(code);
  expect((await readdir(path.join(folder, "dist"))).sort()).toEqual(["client", "server", "theme"]);
  // Two start at once, and the third when the one that it depends on is done.
  expect(order.slice(0, 2)).toEqual(["theme begins", "server begins"]);
  expect(order.indexOf("client begins")).toBeGreaterThan(order.indexOf("theme ends"));

  const independent = await runAll(code.replace('dependencies: ["theme"],', ""));
  expect(independent.order.slice(0, 3)).toEqual(["theme begins", "client begins", "server begins"]);
});

samples.tries("configurations.parallelism = 1;", async (code) => {
  const { order } = await runAll(code);
  expect(order).toEqual(["client begins", "client ends", "server begins", "server ends"]);
  const unlimited = await runAll(code.replace("configurations.parallelism = 1;", ""));
  expect(unlimited.order.slice(0, 2)).toEqual(["client begins", "server begins"]);
});
