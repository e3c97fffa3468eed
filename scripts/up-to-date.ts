import { createHash } from "node:crypto";
import { type Dirent, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileState } from "./file-state.mjs";
import { readKept, writeKept } from "./kept";
import { paths } from "./paths";

/** What else than content a build is made from: code, files that are copied, and the installed packages. */
const ALWAYS = [
  ...["src", "scripts", "public", "webpack.config.ts", "package.json", "package-lock.json", "tsconfig.json"],
  "node_modules/.package-lock.json",
].map((name) => path.join(paths.root, name));

/** Knows whether an output still is what a build would make. */
export interface BuildRecord {
  isUpToDate(): boolean;
  /** To be called when the output is complete. */
  note(): void;
}

/**
 * Looks at everything that a build is made from, before it begins: what changes while it runs is seen by the next one.
 * Files are compared by what the system says of them, as webpack and every make do; whoever touches one, in the output too,
 * gets a new build.
 *
 * @param output absolute path.
 * @param given what is not in files, such as the configuration.
 */
export function recordOf(output: string, contentDir: string, given: unknown, cacheDir = paths.cache): BuildRecord {
  mkdirSync(path.join(cacheDir, "built"), { recursive: true });
  const file = path.join(cacheDir, "built", digest(output));
  const made = digest(process.version, JSON.stringify(given), ...[...ALWAYS, contentDir].map(stateOf));
  return {
    isUpToDate: () => readKept(file) === `${made}\n${stateOf(output)}`,
    note: () => writeKept(file, `${made}\n${stateOf(output)}`),
  };
}

/** Another one after every change of a file, or of one in a folder. */
function stateOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return digest(fileState(place));
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return digest(...entries.map(stateOfEntry).sort());
}

function stateOfEntry(entry: Dirent): string {
  const file = path.join(entry.parentPath, entry.name);
  return `${file} ${fileState(file)}`;
}

function digest(...parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}
