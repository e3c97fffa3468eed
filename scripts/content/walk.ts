import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Lists the pages below a content folder, by name, so that two builds see them in one order.
 *
 * @returns paths relative to the folder, with forward slashes.
 * @throws {Error} with a sentence when the folder cannot be read or holds no page.
 */
export async function walk(contentDir: string): Promise<string[]> {
  const found = await stat(contentDir).catch(() => null);
  if (!found?.isDirectory()) {
    throw new Error(`There is no content folder at ${contentDir}. Set CONTENT_DIR to the folder that holds the pages.`);
  }
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.name.startsWith("."))
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((part) => isNoContent(part)))
    .sort();
  if (files.length === 0) throw new Error(`There are no pages in ${contentDir}: no file ends in .md or .mdx.`);
  return files;
}

/** Folders that hold no pages: `projects` are those that guides build. */
function isNoContent(part: string): boolean {
  return part === "node_modules" || part === "projects" || part.startsWith(".");
}
