import { readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import webpack from "webpack";
import { project } from "../../lib/project";

/** Milliseconds that people take at least to add a file. What comes sooner may be found, as times of files are not exact. */
const MOMENT = 2000;

/** Watches what this code asks for, adds a file to a folder in the asked one and then to that one itself. */
async function added(code: string): Promise<string> {
  const folder = await project({ "src/index.js": code, "src/pages/a.js": "", "src/pages/shop/a.js": "" });
  await makeOld(folder);
  const compiler = webpack({ mode: "development", context: folder, output: { path: path.join(folder, "dist") } });
  let built: (stats: webpack.Stats) => void = () => {};
  const next = () => new Promise<webpack.Stats>((resolve) => (built = resolve));
  const first = next();
  compiler.watch({ aggregateTimeout: 20 }, (_, stats) => stats && built(stats));
  await first;
  await setTimeout(MOMENT);
  const isFound = async (name: string) => {
    const rebuilt = next();
    await writeFile(path.join(folder, name), "");
    const { modules } = (await rebuilt).compilation;
    return [...modules].some((module) => module.identifier().endsWith(name));
  };
  const below = await isFound("src/pages/shop/b.js");
  const top = await isFound("src/pages/b.js");
  await promisify(compiler.close.bind(compiler))();
  return `in the folder: ${top}, in a folder of it: ${below}`;
}

/** Sets the times of files to the past, because a watcher builds again for files that are as young as itself. */
async function makeOld(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const date = new Date(Date.now() - 60_000);
  for (const name of [...names, ""]) await utimes(path.join(folder, name), date, date);
}

test.each([
  'import.meta.webpackContext("./pages", { regExp: /\\.js$/ });',
  'import.meta.glob("./pages/**/*.js");',
  "import(`./pages/${location.hash}.js`);",
])("%s finds new files in watch mode", async (code) => {
  expect(await added(code)).toBe("in the folder: true, in a folder of it: true");
});
