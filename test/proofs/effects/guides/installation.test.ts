import { existsSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { project } from "../../lib/project";

const samples = effectsOf("guides/installation.mdx");

samples.tries("fileURLToPath(import.meta.url)", async (code) => {
  /** Which of the two folders webpack writes into, when it is started outside of the folder of the configuration. */
  const folderBy = async (sample: string) => {
    const folder = await project({ "app/webpack.config.js": sample });
    await execute("npx webpack --config app/webpack.config.js", folder);
    return ["app/dist", "dist"].filter((name) => existsSync(path.join(folder, name, "main.js")));
  };
  expect(await folderBy(code)).toEqual(["app/dist"]);
  expect(await folderBy(code.replace(/ +path: .*/, ""))).toEqual(["dist"]);
});
