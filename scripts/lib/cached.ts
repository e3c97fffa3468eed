import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { digest } from "./digest";

/**
 * Returns the cached value for a key, or creates the value and stores it on disk. A file that is missing, truncated,
 * altered or for another key is created again. Processes can share a file, because it's written atomically.
 *
 * @param file The absolute path of the file that stores the value. It can be deleted at any time.
 * @param key Covers everything that the value depends on.
 * @param make Creates a value that can be serialized as JSON.
 * @param isCurrent Returns whether a stored value is still valid, for conditions that the key can't cover.
 * @throws Any error of `make`, and the system's error when the file cannot be written.
 */
export async function cached<Value>(
  file: string,
  key: string,
  make: () => Promise<Value>,
  isCurrent: (value: Value) => boolean = () => true,
): Promise<Value> {
  const found = await readVerified(file, key);
  if (found !== undefined) {
    const value = JSON.parse(found) as Value;
    if (isCurrent(value)) return value;
  }
  const value = await make();
  const text = JSON.stringify(value);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, `${digest(key, text)}\n${text}`);
  return value;
}

/** Reads a value. Its leading line is a digest that verifies the key, and that the rest is complete. */
async function readVerified(file: string, key: string): Promise<string | undefined> {
  const content = await readFile(file, "utf8").catch(() => "");
  const end = content.indexOf("\n");
  const text = content.slice(end + 1);
  return end > 0 && content.slice(0, end) === digest(key, text) ? text : undefined;
}
