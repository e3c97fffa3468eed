import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../lib/problem";
import { isAskedFile } from "./asked";
import { NOTIFICATION_FILE } from "./notification";

/**
 * The pages of a content folder and the files with their questions, as relative paths with forward slashes, sorted by name,
 * and problems with files that look like pages.
 */
export interface Walked {
  files: string[];
  asked: string[];
  problems: Problem[];
}

/**
 * Lists the pages below a content folder, in the same order in every build. Symbolic links are not followed, because
 * they could leave the folder or form a loop.
 *
 * @throws {Error} When the folder cannot be read or contains no pages.
 */
export async function walk(contentDir: string): Promise<Walked> {
  const found = await stat(contentDir).catch(() => null);
  if (!found?.isDirectory()) {
    throw new Error(
      `There is no content folder at ${contentDir}. Set CONTENT_DIR to the folder that contains the pages.`,
    );
  }
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const named = entries
    .map((entry) => {
      const file = path.relative(contentDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
      return { entry, file };
    })
    .filter(({ file }) => !isSkipped(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const isPage = (name: string) => /\.mdx?$/.test(name);
  const files = named
    .filter(({ entry, file }) => entry.isFile() && isPage(entry.name) && file !== NOTIFICATION_FILE)
    .map(({ file }) => file);
  const asked = named.filter(({ entry, file }) => entry.isFile() && isAskedFile(file)).map(({ file }) => file);
  const problems = named.flatMap(({ entry, file }) => {
    const message = notRead(entry, isPage(entry.name), path.posix.basename(path.posix.dirname(file)));
    return message ? [{ file, line: 1, column: 1, message, severity: "error" as const }] : [];
  });
  if (files.length + problems.length === 0)
    throw new Error(
      `There are no pages in ${contentDir}: it contains no .md or .mdx files. Set CONTENT_DIR to the folder that contains the pages.`,
    );
  return { files, asked, problems };
}

/** Returns a sentence that says why an entry that looks like a page or a folder of pages is not read. */
function notRead(entry: Dirent, hasName: boolean, folder: string): string | undefined {
  if (entry.isSymbolicLink() && (hasName || !path.extname(entry.name))) {
    return "This is a symbolic link, which the build doesn't follow. Put the page itself here.";
  }
  if (entry.isFile() && !hasName && /\.(mdx?|markdown)$/i.test(entry.name)) {
    return "The build ignores this file, because the names of pages end in lowercase .md or .mdx. Rename it.";
  }
  if (entry.isFile() && folder === "asked" && !entry.name.endsWith(".yaml")) {
    return "Folders named asked contain the questions that pages answer, in files that end in .yaml. Rename or move this file.";
  }
  if (entry.isDirectory() && hasName) return "This folder has the name of a page. Rename it.";
  if (!entry.isFile() && !entry.isDirectory() && hasName)
    return "This has the name of a page but isn't a file. Delete it.";
  return undefined;
}

/**
 * Returns whether a file isn't content because of its path, relative to the content folder. `projects` folders contain the
 * projects that guides build.
 */
export function isSkipped(file: string): boolean {
  return file.split("/").some((part) => part === "node_modules" || part === "projects" || part.startsWith("."));
}
