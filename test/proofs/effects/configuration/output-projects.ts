import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import vm from "node:vm";
import { execute } from "../../lib/execute";
import { buildOwn, type Files, project } from "../../lib/project";

export const lazy: Files = { "src/index.js": 'import("./map.js");', "src/map.js": 'console.log("map");' };
export const styled: Files = {
  "src/index.js": 'import "./a.css";\nimport("./map.js");',
  "src/map.js": 'import "./b.css";\nconsole.log("map");',
  "src/a.css": "a { background: url(./bg.png) }",
  "src/b.css": "b { top: 0 }",
  "src/bg.png": "a picture",
};
export const shapes: Files = {
  "package.json": "{}",
  "src/shapes.js": "export const area = (a) => a * a;\nexport default class Shape {};",
  "src/colors.js": 'export const red = "#f00";',
};

/** Builds a project with a sample, and returns its folder. */
async function built(code: string, files: Files): Promise<string> {
  const folder = await project({ ...files, "webpack.config.js": code });
  await buildOwn(folder);
  return folder;
}

/** Returns the emitted file names. */
export const names = async (code: string, files: Files, output = "dist") =>
  (await readdir(path.join(await built(code, files), output), { recursive: true })).sort();

/** Runs emitted scripts one after the other as scripts of a page, and returns its global object. */
export async function globalsOf(code: string, files: Files, ...scripts: string[]): Promise<vm.Context> {
  const folder = await built(code, files);
  const globals = vm.createContext({});
  vm.runInContext("globalThis.window = globalThis.self = globalThis;", globals);
  for (const script of scripts) vm.runInContext(await readFile(path.join(folder, "dist", script), "utf8"), globals);
  return globals;
}

/** Returns what Node.js prints for a line of code in the folder of the built project. */
export async function inNode(code: string, files: Files, line: string): Promise<string> {
  return (await execute(`node -e '${line}'`, await built(code, files))).output;
}
