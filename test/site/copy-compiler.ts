import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../scripts/lib/paths";

const NAMES = ["playground-compiler.json", "playground-packs.json"];

/**
 * Puts the bundle of webpack for pages, and the packages for it, into a folder with caches. To make it takes more processor time than all the rest of a
 * small site, and it depends on nothing that tests of builds change. The build of our own site has made it before.
 */
export async function copyCompiler(caches: string): Promise<void> {
  await mkdir(caches, { recursive: true });
  for (const name of NAMES) await copyFile(path.join(paths.root, ".cache", name), path.join(caches, name));
}
