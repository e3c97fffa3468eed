import path from "node:path";
import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { fencesOf } from "../../lib/page-text";
import { buildOwn, project } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const PAGE = "contribute/writing-a-loader.mdx";

effectsOf(PAGE).tries('path.resolve("../placeholder-loader/src/index.js")', async (code) => {
  const loader = (await fencesOf(PAGE)).find(({ title }) => title === "src/index.js")?.code ?? "";
  const files = {
    "package.json": "{}",
    "src/index.js": 'import text from "./welcome.txt";\nconsole.log(text);',
    "src/welcome.txt": 'Hello "[name]"',
  };
  /** Returns the folder of a project that has the loader beside it. webpack is started in the project. */
  const besideLoader = async (configuration: string): Promise<string> => {
    const parent = await project({
      "placeholder-loader/package.json": '{ "type": "module" }',
      "placeholder-loader/src/index.js": loader,
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`shop/${name}`, text])),
      "shop/webpack.config.js": configuration,
    });
    const folder = path.join(parent, "shop");
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    return folder;
  };
  expect(await runOwn(await besideLoader(code))).toBe('Hello "[name]"');
  const plain = code.replace(/ +loader: .*/, "");
  expect(await buildOwn(await besideLoader(plain))).toContain("Module parse failed");
});
