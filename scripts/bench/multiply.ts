import { existsSync } from "node:fs";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { walk } from "../content/walk";

/**
 * Makes a content folder of a given size: the pages `times` times. Copies lie beside their page under another name, so
 * that all links and pictures in them are right; indexes stay alone. A project is linked to under the copy's name.
 *
 * @returns how many pages there are.
 */
export async function multiply(from: string, to: string, times: number): Promise<number> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = (await walk(to)).files.filter((file) => !/(^|\/)index\.mdx?$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(to, file), "utf8");
    const project = path.join(to, path.dirname(file), "projects", path.parse(file).name);
    for (let copy = 2; copy <= times; copy++) {
      await writeFile(path.join(to, nameOfCopy(file, copy)), titled(text, copy));
      if (existsSync(project)) await symlink(project, `${project}-${copy}`, "junction");
    }
  }
  return (await walk(to)).files.length;
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
