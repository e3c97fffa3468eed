import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";

/** The contents of files, by path inside a folder, with forward slashes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Writes files into a folder, and creates subfolders as needed.
 *
 * @throws The system's error when a file cannot be written.
 */
export async function writeFiles(files: Files, folder: string): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Writes a text unless the file already contains it, so that file watchers only see changes. The file never contains
 * just part of the text.
 *
 * @throws The system's error when the file cannot be written.
 */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, text);
}
