import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "../../../scripts/lib/paths";
import { writeFiles } from "../../../scripts/lib/write-files";
import type { PageScripts } from "../../../scripts/site/playground/compiler";
import { binaryOf } from "../../../src/playground/project/binary-files";
import { PROVIDED_PACKAGES } from "../../../src/playground/project/packages";

type Files = Record<string, string>;

/**
 * Makes a temporary folder whose `node_modules` have what the playground's packs have, and nothing else that is installed: a file
 * that is missing in a pack is missing for Node.js as well. Only swc is the program of the machine.
 *
 * @param scripts Those of the packs.
 */
export async function packsFolder(scripts: PageScripts["scripts"]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "packages-"));
  const modules = path.join(folder, "node_modules");
  const writes: Promise<void>[] = [];
  for (const script of Object.values(scripts)) {
    new Function("playgroundPack", script)((_: string, files: Files) => writes.push(writeAll(modules, files)));
  }
  await Promise.all(writes);
  // What stands in for swc in a page has to make the same as swc does.
  await rm(path.join(modules, "@swc/core"), { recursive: true });
  for (const name of [...PROVIDED_PACKAGES, "@swc/core"]) {
    await symlink(path.join(paths.root, "node_modules", name), path.join(modules, name));
  }
  return folder;
}

/** Writes files, by their paths below a folder. */
export async function writeAll(folder: string, files: Files): Promise<void> {
  const contents = Object.entries(files).map(([name, text]) => [name, binaryOf(text) ?? text] as const);
  await writeFiles(new Map(contents), folder);
}
