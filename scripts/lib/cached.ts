import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { digest } from "./digest";

/**
 * Gives what was made under a key before, or makes it and keeps it on disk. A file that is missing, cut off, altered, or
 * made under another key is made again. Processes may share a file: it is written whole or not at all.
 *
 * @param file absolute path of the one file that keeps the value; it may be deleted at any time.
 * @param key covers everything that the value depends on.
 * @param make gives a value that can be written as JSON.
 * @throws what `make` throws, and what the system says when the file cannot be written.
 */
export async function cached<Value>(file: string, key: string, make: () => Promise<Value>): Promise<Value> {
  const found = await read(file, key);
  if (found !== undefined) return JSON.parse(found) as Value;
  const value = await make();
  const text = JSON.stringify(value);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, `${digest(key, text)}\n${text}`);
  return value;
}

/** The digest in the first line proves both the key and that the rest is whole. */
async function read(file: string, key: string): Promise<string | undefined> {
  const content = await readFile(file, "utf8").catch(() => "");
  const end = content.indexOf("\n");
  const text = content.slice(end + 1);
  return end > 0 && content.slice(0, end) === digest(key, text) ? text : undefined;
}
