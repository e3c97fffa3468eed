import { readFile } from "node:fs/promises";
import path from "node:path";
import { asText } from "../../../src/playground/project/binary-files";
import { PACK_BYTES, PACKS, type PackageName, type PackName } from "../../../src/playground/project/packages";
import { cached } from "../../lib/cached";
import { PACKAGE_FOLDER } from "../../lib/package-folder";
import { paths } from "../../lib/paths";
import { sourceDigest } from "../../lib/source-digest";
import type { PageScripts } from "./compiler";
import { FOR_PAGES, packedPath, WITHOUT } from "./pack-entries";
import { descriptionsFor, reachedFiles } from "./reached-files";

/** The names of the scripts with packages. */
export const PACK_SCRIPTS = Object.keys(PACKS).map((name) => `packages-${name}`);

const FROM_ROOT = path.relative(paths.root, paths.compiler);

/** The absolute paths of package files that aren't text, by the names of their parts: see `packPartsOf`. */
export const BYTES: ReadonlyMap<string, string> = new Map(
  Object.entries(PACK_BYTES).map(([pack, file]) => [`bytes-${pack}`, path.join(paths.compiler, "node_modules", file)]),
);

/**
 * Returns the scripts with all packages. They are created once for each state of this module and of the packages' lock
 * file.
 */
export async function pagePacks(): Promise<PageScripts> {
  const key = await sourceDigest(import.meta.filename, path.join(paths.compiler, "package-lock.json"));
  return cached(path.join(paths.cache, "playground-packs.json"), key, async () => {
    const packs = await Promise.all((Object.keys(PACKS) as PackName[]).map(makePack));
    return {
      scripts: Object.fromEntries(packs.map(({ name, script }) => [`packages-${name}`, script])),
      packages: [...new Set(packs.flatMap((pack) => pack.folders))].sort(),
    };
  });
}

/**
 * Creates a script with packages: their files and the files of their dependencies, unchanged and with the paths at
 * which they are installed, so that webpack finds them in `node_modules` as it does elsewhere. Only files that are used
 * are included.
 */
async function makePack(name: PackName): Promise<{ name: PackName; script: string; folders: string[] }> {
  const names: readonly PackageName[] = PACKS[name];
  const isForPage = (each: PackageName) => FOR_PAGES.includes(each);
  const without = WITHOUT[name];
  const ofCompiler = names.filter((each) => !isForPage(each));
  const reached = [
    ...(await reachedFiles(names.filter(isForPage), "pages", without)),
    ...(await reachedFiles(ofCompiler, "compiler", without)),
  ];
  const folders = reached.map((file) => path.join(FROM_ROOT, PACKAGE_FOLDER.exec(file)?.[0] ?? ""));
  // Not only packages have a `package.json`. Some use one to mark the files in a folder as CommonJS.
  const files = [...new Set([...reached.flatMap(descriptionsFor), ...reached])].sort();
  const read = async (file: string) => asText(await readFile(path.join(paths.compiler, file)));
  const nameOf = (file: string) => packedPath(file.replace("node_modules/", ""), names);
  const texts = files.map(async (file) => [nameOf(file), await read(file)] as const);
  const pack = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
  return { name, script: `playgroundPack(${JSON.stringify(name)}, ${pack});\n`, folders };
}
