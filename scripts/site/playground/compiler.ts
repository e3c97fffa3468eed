import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cached } from "../../lib/cached";
import { digest } from "../../lib/digest";
import { paths } from "../../lib/paths";
import { bundle } from "../webpack/bundle";
import { compilerConfig, PARTS } from "./configuration";

/** The scripts that run webpack in a page: `worker`, and a script for each part. */
export type CompilerScripts = Record<string, string>;

/** Where the sources and the recipe of the scripts are. */
const RECIPE = [path.join(paths.source, "playground/compiler"), import.meta.dirname];

/**
 * Returns the scripts that run webpack in a page. They are made once for each state of their sources, their recipe and the
 * installed packages.
 *
 * @throws {Error} When webpack cannot be bundled, for example because a patch does not fit a new version.
 */
export async function compilerScripts(): Promise<CompilerScripts> {
  return cached(path.join(paths.cache, "playground-compiler.json"), await recipeKey(), makeScripts);
}

async function makeScripts(): Promise<CompilerScripts> {
  const folder = await mkdtemp(path.join(tmpdir(), "webpack-in-the-page-"));
  try {
    await bundle(compilerConfig(folder));
    const read = async (name: string) => [name, await readFile(path.join(folder, `${name}.js`), "utf8")] as const;
    return Object.fromEntries(await Promise.all(["worker", ...PARTS].map(read)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Covers everything that the scripts depend on. The lock file stands for all packages. */
async function recipeKey(): Promise<string> {
  const folders = RECIPE.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return files.sort();
  });
  const files = [...(await Promise.all(folders)).flat(), path.join(paths.root, "package-lock.json")];
  const texts = files.map(async (file) => [path.basename(file), await readFile(file, "utf8")]);
  return digest(...(await Promise.all(texts)).flat());
}
