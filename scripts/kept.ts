import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { writeAside } from "./write-aside";

/** Keeps a text in a cache, below a digest of it. */
export async function writeKept(file: string, text: string): Promise<void> {
  await writeAside(file, `${digest(text)}\n${text}`);
}

/** A text out of a cache; nothing when it is missing, cut off or changed. */
export async function readKept(file: string): Promise<string | undefined> {
  const found = await readFile(file, "utf8").catch(() => "");
  const end = found.indexOf("\n");
  const text = found.slice(end + 1);
  return end > 0 && found.slice(0, end) === digest(text) ? text : undefined;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
