import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
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
    linkFolder(packages, path.join(aside, "node_modules"));
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

/** Links all files of a folder. These are so many that asynchronous calls would take twice the processor time. */
function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkFile(from, to);
  }
}

/** Links a file, or copies it if the folders are on different disks. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EXDEV" && code !== "EPERM") throw error;
    copyFileSync(from, to);
  }
}
