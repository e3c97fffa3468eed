import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cached } from "../../lib/cached";
import { digest } from "../../lib/digest";
import { installVersion } from "../../lib/install-packages";
import { paths } from "../../lib/paths";
import { bundle } from "../webpack/bundle";
import { compilerConfig, PARTS } from "./configuration";

/** Scripts for the compiler in a page, by their names, with the packages whose code is in them. */
export interface PageScripts {
  scripts: Record<string, string>;
  /** Paths relative to the repository. */
  packages: string[];
}

/** Where the sources and the recipe of the scripts are; other files beside the recipe do not change them. */
const RECIPE = [path.join(paths.source, "playground/compiler"), import.meta.dirname];
const OTHERS = [
  ...["publish.ts", "serve-playground.ts", "frame-documents.ts"],
  ...["packs.ts", "pack-entries.ts", "reached-files.ts"],
];
/** Which packages a project can use. The compiler asks for these. */
const PACKAGES = path.join(paths.source, "playground/project/packages.ts");

/**
 * Returns the scripts that run webpack in a page: `worker`, and one for each part. They are made once for each state of
 * their sources, their recipe and the installed packages.
 *
 * @param version Another version of webpack than the installed one, such as `5.99.9`. It is fetched.
 * @throws {Error} When webpack cannot be bundled, for example because a patch does not fit the version.
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

/** Covers everything that the scripts depend on. The lock file stands for all packages. */
async function recipeKey(): Promise<string> {
  const folders = RECIPE.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const ofRecipe = entries.filter((entry) => entry.isFile() && !OTHERS.includes(entry.name));
    const files = ofRecipe.map((entry) => path.join(entry.parentPath, entry.name));
    return files.sort();
  });
  const files = [...(await Promise.all(folders)).flat(), PACKAGES, path.join(paths.root, "package-lock.json")];
  const texts = files.map(async (file) => [path.basename(file), await readFile(file, "utf8")]);
  return digest(...(await Promise.all(texts)).flat());
}
