import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Texts or bytes by their paths inside a folder, with forward slashes. */
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
