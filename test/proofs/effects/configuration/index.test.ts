import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { type Files, project } from "../../lib/project";

const samples = effectsOf("configuration/index.mdx");

samples.effect('entry: "./src/app.js"', {
  files: { "src/app.js": 'console.log("app");' },
  without: ["entry"],
  shows: /^main\.js\n.*"app"/m,
});

/** A project in which most options of the file have something to do. */
const everything: Files = {
  "webpack.base.js": 'export default { output: { chunkFilename: "from-base.js" } };',
  ".env": "WEBPACK_REGION=north",
  "loaders/brand-loader.js": "export default function () { return `export default '${this.brand} brand'`; }",
  "dist/old.js": "",
  "records.json": '{ "chunks": { "byName": { "main": 77 } } }',
  "src/logo.png": "logo".repeat(10_000),
  "src/brand.txt": "",
  "src/cart.js": "export const cart = () => 'cart';",
  "src/index.js": `
    import L from "leaflet";
    import { cart } from "@/cart.js";
    import brand from "brand-loader!./brand.txt";

    console.log(L, cart(), brand, import.meta.env.WEBPACK_REGION, __dirname, new URL("./logo.png", import.meta.url));
    console.log(typeof define);
    import("./later.js");`,
  "src/later.js": "console.log('later');",
};

samples.tries('stats: "minimal"', async (code) => {
  const folder = await project({ ...everything, "webpack.config.js": code });
  const { output } = await execute("npx webpack", folder);
  // `stats` and `name`
  expect(output).toMatch(/^4 assets\n14 modules\nshop \(webpack .*\) compiled successfully in \d+ ms$/m);

  const names = await readdir(path.join(folder, "dist"));
  const scripts = names.filter((name) => /\.js$/.test(name)).map((name) => name.replace(/\.\w{20}\./, ".[hash]."));
  // `output`, `optimization`, `extends`
  expect(scripts).toEqual(["from-base.js", "main.[hash].js", "runtime.[hash].js"]);
  expect(names.filter((name) => /^\w{20}\.png$/.test(name))).toHaveLength(1); // `module`
  expect(names.filter((name) => name.endsWith(".map"))).toHaveLength(3); // `devtool`

  const emitted = names.find((name) => /^main.*\.js$/.test(name)) ?? "";
  const main = await readFile(path.join(folder, "dist", emitted), "utf8");
  // `externals`, `resolve`, `resolveLoader`, `loader`, `dotenv`, `node`
  expect(main).toMatch(/=L;console\.log\(\w,"cart","shop brand","north",__dirname,/);
  expect(main).toContain("typeof define"); // `amd`
  expect(main).toMatch(/push\(\[\[77\],/); // `recordsInputPath`
  expect(await readFile(path.join(folder, "records.json"), "utf8")).toContain("./src/later.js"); // `recordsOutputPath`
  const [notice = ""] = names.filter((name) => name === `${emitted}.LICENSE.txt`);
  expect(await readFile(path.join(folder, "dist", notice), "utf8")).toContain("Shop, all rights reserved"); // `plugins`
  expect(existsSync(path.join(folder, "node_modules/.cache/webpack/shop-production"))).toBe(true); // `cache`
});
