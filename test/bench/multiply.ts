import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { walk } from "../../scripts/site/content/walk";

/**
 * The maximum factor for pages inside a section. Beyond it, sections are copied too, because no site lists thousands of
 * pages in one section.
 */
const TIMES_BESIDE = 10;

/**
 * Creates a content folder with `times` as many pages. Copies are beside the original under another name, so that their
 * links and images work; indexes are not copied. The project of a page is linked under the name of the copy. A factor
 * above ten must be a multiple of ten, because the sections are then copied too.
 *
 * @returns The number of pages.
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
    const text = withoutPairs(await readFile(path.join(folder, file), "utf8"));
    await writeFile(path.join(folder, file), text);
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

/**
 * Makes links that compare two steps of a page's project lead to the playground alone, because a page may only compare
 * steps of a project of its own, by its address.
 */
function withoutPairs(text: string): string {
  return text.replaceAll(/\/playground\/#compare=[^)\s]+/g, "/playground/");
}

/** Returns the file name of a copy: `guides/caching.mdx` → `guides/caching-2.mdx`. */
function nameOfCopy(file: string, copy: number): string {
  return file.replace(/(?=\.mdx?$)/, `-${copy}`);
}

/**
 * Adds the number of the copy to its title and its `sort`. Because the texts differ, the compiler's cache can't serve
 * all copies.
 */
function titled(text: string, copy: number): string {
  const placed = text.replace(/^sort: *\d+$/m, `$&.${1000 + copy}`);
  return placed.replace(/^(title: *)(["']?)(.*?)\2 *$/m, `$1$2$3 ${copy}$2`);
}
