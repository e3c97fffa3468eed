import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { ADD_WASM } from "../../lib/add-wasm";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { build, buildOwn, type Files, project } from "../../lib/project";
import { pageWith } from "../../lib/script-page";
import { exported } from "../configuration/exported";

const samples = effectsOf("releases/5-106.mdx");

samples.tries('exportType: "style"', async (code) => {
  /** Returns the style sheets that are in the page after its script ran, and what was built. */
  const stylesBy = async (sample: string) => {
    const folder = await project({
      "webpack.config.js": sample,
      "src/index.js": 'import "./page.css";',
      "src/page.css": "a { color: red }",
    });
    const built = await buildOwn(folder);
    const { document } = await pageWith("main.js", () => readFile(path.join(folder, "dist/main.js"), "utf8"));
    return { built, styles: [...document.querySelectorAll("style")].map(({ textContent }) => textContent) };
  };
  const { built, styles } = await stylesBy(code);
  expect(styles).toEqual([expect.stringContaining("a { color: red }")]);
  expect(built).not.toMatch(/^main\.css$/m);
  const without = await stylesBy(code.replace(/module: .*/, ""));
  expect(without.styles).toEqual([]);
  expect(without.built).toMatch(/^main\.css$/m);
});

samples.tries("sourceImport: true", async (code) => {
  const files: Files = {
    "src/index.js": `import source addModule from "./add.wasm";
      const { exports } = await WebAssembly.instantiate(addModule);
      console.log(addModule instanceof WebAssembly.Module, exports.add(1, 2));`,
    "src/add.wasm": ADD_WASM,
  };
  const { folder, configuration } = await exported(code, files);
  const inNode = { ...configuration, target: "node", output: { filename: "main.cjs" } };
  await build(folder, inNode);
  expect((await execute("node dist/main.cjs", folder)).output).toBe("true 3\n");
  const without = await build(folder, { ...inNode, experiments: { asyncWebAssembly: true } });
  expect(without).toContain("Module parse failed");
});
