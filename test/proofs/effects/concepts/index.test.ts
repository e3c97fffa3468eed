import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files, project } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("concepts/index.mdx");

samples.tries('entry: "./app/shop.js"', async (code) => {
  const files: Files = { "app/shop.js": 'console.log("shop");', "src/index.js": 'console.log("index");' };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("shop");
  expect(await runOwn({ ...files, "webpack.config.js": code.replace(/ +entry: .*/, "") })).toBe("index");
  expect(await buildOwn({ ...files, "webpack.config.js": code.replace("./app", "app") })).toContain(
    "Module not found: Error: Can't resolve 'app/shop.js'",
  );
});

samples.tries('filename: "[name].[contenthash].js"', async (code) => {
  const namesWith = async (sample: string, source: string) => {
    const files = { "webpack.config.js": sample, "src/index.js": source, "public/old.js": "" };
    const folder = await project(files);
    await buildOwn(folder);
    return readdir(path.join(folder, "public"));
  };
  const first = await namesWith(code, "console.log(1);");
  expect(first).toEqual([expect.stringMatching(/^main\.\w{20}\.js$/)]);
  expect(await namesWith(code, "console.log(1);")).toEqual(first);
  expect(await namesWith(code, "console.log(2);")).not.toEqual(first);
  expect(await namesWith(code.replace("clean: true,", ""), "console.log(1);")).toEqual([...first, "old.js"]);
  expect(await namesWith(code.replace(".[contenthash]", ""), "console.log(2);")).toEqual(["main.js"]);
});

samples.effect('use: "yaml-loader"', {
  packages: "compilers",
  files: {
    "src/index.js": 'import hours from "./hours.yaml";\nimport days from "./days.yml";\nconsole.log(hours, days);',
    "src/hours.yaml": "monday: 9 to 17",
    "src/days.yml": "sunday: closed today",
  },
  rest: { optimization: { minimize: false } },
  without: ["module"],
  shows: ["({monday:'9 to 17'})", "({sunday:'closed today'})"],
  hides:
    /File was parsed as module type 'javascript\/auto'\.\nYou may need an appropriate loader to handle this file type, currently no loaders are configured/,
});

samples.effect("SUPPORT_EMAIL", {
  files: { "src/index.js": "console.log(SUPPORT_EMAIL);" },
  without: ["plugins"],
  shows: 'console.log("help@shop.example")',
  hides: "console.log(SUPPORT_EMAIL)",
});

samples.tries('mode: "development"', async (code) => {
  const files: Files = {
    "src/index.js":
      'import { total } from "./cart.js";\nimport "./page.css";\nconsole.log(total(2), process.env.NODE_ENV);',
    "src/cart.js": 'export const total = (n) => n * Math.PI;\nexport const unused = () => "unused text";',
    "src/page.css": "p { margin: 8px }",
  };
  const inMode = (mode: string) =>
    buildOwn({ ...files, "webpack.config.js": code.replace('"development"', `"${mode}"`) });
  const developed = await inMode("development");
  expect(developed).toMatch(/"\.\/src\/cart\.js"[\s\S]*eval\(.*unused text.*sourceURL/);
  expect(developed).toMatch(/\/\*# sourceMappingURL=/);
  const produced = await inMode("production");
  expect(produced).toMatch(/console\.log\(2\*Math\.PI,"production"\)/);
  expect(produced).not.toMatch(/eval\(|unused text|\.\/src\/cart\.js"|sourceMappingURL/);
  const plain = await inMode("none");
  expect(plain).toMatch(/console\.log\(.*, process\.env\.NODE_ENV\)/);
  expect(plain).toContain("unused text");
  expect(plain).not.toMatch(/eval\(|sourceMappingURL/);
  expect(await build(files, { mode: undefined })).toContain(
    "The 'mode' option has not been set, webpack will fallback to 'production' for this value.",
  );
});

/** Without functions of its own in the source, all of them belong to the runtime. */
const lazy: Files = { "src/index.js": 'import("./map.js");', "src/map.js": "console.log(1);" };
samples.effect('target: ["web", "es5"]', {
  files: lazy,
  rest: { optimization: { minimize: false } },
  without: ["target"],
  hides: [/=> ?[{(\w]/, /\bconst \w/, /\w\?\.\w/],
});

samples.tries('target: ["web", "es5"]', async (code) => {
  const files = { "src/index.js": "setTimeout(() => console.log(1));" };
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toContain("()=>console.log(1)");
});
