import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { checkTypes } from "../../lib/check-types";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { buildOwn, type Files, project } from "../../lib/project";
import { exported } from "../configuration/exported";

const samples = effectsOf("releases/5-108.mdx");

samples.effect("html: true,", {
  files: {
    "src/index.js": 'import "./page.css";\nconsole.log(1);',
    "src/admin.js": "console.log(2);",
    "src/page.css": "a { color: red }",
  },
  rest: { entry: { main: "./src/index.js", admin: "./src/admin.js" } },
  without: ["output.html"],
  shows: [
    /^main\.html\n.*<link rel=stylesheet href=main\.\w{8}\.css>.*<script defer src=main\.\w{8}\.js>/m,
    /^admin\.html\n.*<script defer src=admin\.\w{8}\.js>/m,
  ],
});

samples.tries('target: "universal"', async (code) => {
  const files: Files = {
    "src/index.js": 'import("./part.js");',
    "src/part.js": 'console.log("loaded by", typeof process === "undefined" ? "a page" : "Node.js");',
  };
  /** Returns what the output prints when Node.js imports it, after some code. */
  const importedAfter = async (first: string, sample: string) => {
    const folder = await project({ ...files, "webpack.config.js": sample });
    const built = await buildOwn(folder);
    const name = /^main\.\w+$/m.exec(built)?.[0];
    await writeFile(path.join(folder, "start.js"), `${first}\nawait import("./dist/${name}");`);
    return (await execute("node start.js", folder)).output;
  };
  const page = "globalThis.self = globalThis.window = globalThis; globalThis.document = {}; delete globalThis.process;";
  expect(await importedAfter("", code)).toBe("loaded by Node.js\n");
  expect(await importedAfter(page, code)).toBe("loaded by a page\n");
  expect(await importedAfter("", code.replace(/target: .*/, ""))).toMatch(
    /^Error: Automatic publicPath is not supported/m,
  );
});

samples.tries("webpack.defineConfig({", async (code) => {
  const { configuration } = await exported(code);
  expect(configuration).toEqual({ mode: "production" });

  const wrong = code.replace('"production"', '"produktion"');
  const checked: Files = {
    "right.js": code,
    "wrong.js": wrong,
    "untyped.js": wrong.replace(/webpack\.defineConfig\((.*)\)/, "$1"),
  };
  const said = await checkTypes(checked);
  expect(said).toMatch(/^wrong\.js.*TS\d+.*produktion/m);
  expect(said).not.toMatch(/^(?:right|untyped)\.js/m);
});
