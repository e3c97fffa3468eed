import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeAside } from "./write-aside";

/** Keeps a text in a cache, below a digest of it. */
export async function writeKept(file: string, text: string): Promise<void> {
  await writeAside(file, `${digest(text)}\n${text}`);
}

/**
 * A text out of a cache; nothing when it is missing, cut off or changed. Read at once: hundreds of small files take much
 * longer in turns.
 */
export function readKept(file: string): string | undefined {
  const found = readText(file);
  const end = found.indexOf("\n");
  const text = found.slice(end + 1);
  return end > 0 && found.slice(0, end) === digest(text) ? text : undefined;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
