import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeAside } from "./write-aside";

const LINE_END = 10;

/** Keeps a text in a cache, below a digest of it. */
export function writeKept(file: string, text: string): void {
  writeAside(file, `${digest(text)}\n${text}`);
}

/**
 * A text out of a cache; nothing when it is missing, cut off or changed. Read at once: hundreds of small files take much
 * longer in turns.
 */
export function readKept(file: string): string | undefined {
  const found = readBytes(file);
  const end = found.indexOf(LINE_END);
  const bytes = found.subarray(end + 1);
  return end > 0 && found.toString("latin1", 0, end) === digest(bytes) ? bytes.toString() : undefined;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex");
}
