import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cached } from "../../lib/cached";
import { installVersion } from "../../lib/install-packages";
import { paths } from "../../lib/paths";
import { sourceDigest } from "../../lib/source-digest";
import { bundle } from "../webpack/bundle";
import { compilerConfig } from "./configuration";
import { PARTS } from "./parts";

/** The scripts for the compiler in a page, by name, and the packages whose code they contain. */
export interface PageScripts {
  scripts: Record<string, string>;
  /** Paths relative to the repository. */
  packages: string[];
}

/**
 * Returns the scripts that run webpack in a page: `worker`, and one for each part. They are created once for each state
 * of their sources, their recipe and the installed packages.
 *
 * @param version A version of webpack other than the installed one, such as `5.99.9`, which is fetched.
 * @throws {Error} When webpack cannot be bundled, for example because a patch doesn't match that version.
 */
export async function pageCompiler(version?: string): Promise<PageScripts> {
  const file = version ? `playground-compiler-${version}.json` : "playground-compiler.json";
  return cached(path.join(paths.cache, file), await recipeKey(), async () => {
    return makeScripts(version && (await installVersion("webpack", version)));
  });
}

async function makeScripts(packages?: string): Promise<PageScripts> {
  const folder = await mkdtemp(path.join(tmpdir(), "webpack-in-the-page-"));
  try {
    const bundled = await bundle(compilerConfig(folder, packages));
    const read = async (name: string) => [name, await readFile(path.join(folder, `${name}.js`), "utf8")] as const;
    const scripts = Object.fromEntries(await Promise.all(["worker", ...PARTS].map(read)));
    return { scripts, packages: bundled.packages.map((each) => path.relative(paths.root, each)).sort() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns a key that covers everything the scripts depend on: this module, the loaders and modules that webpack finds
 * by name, and both lock files.
 */
async function recipeKey(): Promise<string> {
  const modules = await modulesBelow(paths.compiler);
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".mjs"));
  const loaders = names.map((name) => path.join(import.meta.dirname, name));
  return sourceDigest(import.meta.filename, ...[...loaders, ...modules].sort());
}

/** Returns the absolute paths of modules, including the lock file but not modules of packages. */
async function modulesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => name !== "node_modules");
  const files = entries.filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name));
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => modulesBelow(path.join(folder, name)));
  return [...files.map(({ name }) => path.join(folder, name)), ...(await Promise.all(below)).flat()];
}
