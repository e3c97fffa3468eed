import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { paths } from "./paths";
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

/**
 * Gives again what an earlier build made, or makes and keeps it.
 *
 * @param name of what it is made for: what was kept under this name before is thrown away.
 * @param key of all that it is made from.
 */
export type Keep = (name: string, key: string, make: () => string) => string;

/** @param folder made when missing; it gets a file for each name. */
export function keepIn(folder: string): Keep {
  mkdirSync(folder, { recursive: true });
  return (name, key, make) => {
    const file = path.join(folder, keyOf(name));
    const line = `${key}\n`;
    const kept = readKept(file);
    if (kept?.startsWith(line)) return kept.slice(line.length);
    const made = make();
    writeKept(file, line + made);
    return made;
  };
}

/** A key of what follows from some texts. */
export function keyOf(...parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}

/**
 * A key of what code makes: of its text, and of the versions of all packages.
 *
 * @param places files of this repository, and folders, of which it is what lies in them directly.
 */
export function codeKey(...places: string[]): string {
  const files = places.flatMap((place) => {
    const found = path.join(paths.root, place);
    return path.extname(place) ? [found] : filesIn(found);
  });
  return keyOf(...[path.join(paths.root, "package-lock.json"), ...files].map((file) => readFileSync(file, "utf8")));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => path.join(folder, name)).sort();
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
