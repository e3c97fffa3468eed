import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../scripts/lib/paths";

const NAMES = ["playground-compiler.json", "playground-packs.json"];

/**
 * Copies the bundle of webpack for pages, and its packages, into a folder with caches. Building it takes more processor
 * time than the rest of a small site, and it doesn't depend on anything that the tests of builds change. The build of
 * our own site has already created it.
 */
export async function copyCompiler(caches: string): Promise<void> {
  await mkdir(caches, { recursive: true });
  for (const name of NAMES) await copyFile(path.join(paths.root, ".cache", name), path.join(caches, name));
}
