import { copyFile, link, mkdir, readdir, readlink, rename, rm, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { readSteps, type State, stateAfter } from "../../../scripts/site/markdown/project-state";

/**
 * Returns the place where this worker builds: a folder of the wanted name, alone in its parent, with a real `node_modules` in it,
 * because webpack prints the real paths of modules. Packages are linked file by file, once for all tests of a worker.
 */
export async function workFolder(work: string, packages: string, name: string): Promise<string> {
  const place = path.join(work, process.env.VITEST_POOL_ID ?? "1");
  const folder = path.join(place, name);
  await mkdir(place, { recursive: true });
  const [existing] = await readdir(place);
  if (existing && existing !== name) await rename(path.join(place, existing), folder);
  if (!existing) {
    const aside = path.join(work, `${process.env.VITEST_POOL_ID ?? "1"}.new`);
    await rm(aside, { recursive: true, force: true });
    await linkFolder(packages, path.join(aside, "node_modules"));
    await rename(aside, folder);
  }
  return folder;
}

/** Fills a work folder with the state after a step, and nothing else but packages. */
export async function layOut(project: string, step: string, folder: string): Promise<void> {
  const state: State = stateAfter(readSteps(project), step);
  for (const name of await readdir(folder)) {
    if (name !== "node_modules") await rm(path.join(folder, name), { recursive: true, maxRetries: 5 });
  }
  await rm(path.join(folder, "node_modules/.cache"), { recursive: true, force: true });
  // Files as old as a reader's: webpack's watcher takes one from a second ago for a change, and builds again.
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const [file, from] of state) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(project, from, file), target);
    await utimes(target, hourAgo, hourAgo);
  }
}

async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  for (const entry of entries) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await linkFolder(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else await linkFile(from, to);
  }
}

/** Links a file, or copies it if the folders are on different disks. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV" && error.code !== "EPERM") throw error;
    return copyFile(from, to);
  });
}
