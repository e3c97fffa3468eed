import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { walk } from "../site/content/walk";

/** As many times the pages come into each section. From there on, sections come more often: no reader has a list of thousands. */
const TIMES_BESIDE = 10;

/**
 * Makes a content folder of a given size: the pages `times` times. Copies lie beside their page under another name, so
 * that all links and pictures in them are right; indexes stay alone. A project is linked to under the copy's name. More than
 * ten times are a multiple of ten: then the sections are copied as well.
 *
 * @returns how many pages there are.
 */
export async function multiply(from: string, to: string, times: number): Promise<number> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  await multiplyPages(to, Math.min(times, TIMES_BESIDE));
  await multiplySections(to, times / TIMES_BESIDE);
  return (await walk(to)).files.length;
}

async function multiplyPages(folder: string, times: number): Promise<void> {
  const files = (await walk(folder)).files.filter((file) => !/(^|\/)index\.mdx?$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    const project = path.join(folder, path.dirname(file), "projects", path.parse(file).name);
    for (let copy = 2; copy <= times; copy++) {
      await writeFile(path.join(folder, nameOfCopy(file, copy)), titled(text, copy));
      if (existsSync(project)) await symlink(project, `${project}-${copy}`, "junction");
    }
  }
}

async function multiplySections(folder: string, times: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sections = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  for (const section of sections) {
    for (let copy = 2; copy <= times; copy++) await cp(section, `${section}-${copy}`, { recursive: true });
  }
}

/** `guides/caching.mdx` → `guides/caching-2.mdx` */
function nameOfCopy(file: string, copy: number): string {
  return file.replace(/(?=\.mdx?$)/, `-${copy}`);
}

/** A page with the number behind its title and its place: texts that differ cannot be compiled once for all. */
function titled(text: string, copy: number): string {
  const placed = text.replace(/^sort: *\d+$/m, `$&.${1000 + copy}`);
  return placed.replace(/^(title: *)(["']?)(.*?)\2 *$/m, `$1$2$3 ${copy}$2`);
}
