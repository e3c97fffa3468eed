import { createHash } from "node:crypto";
import { type Dirent, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileState } from "./file-state.mjs";
import { readKept, writeKept } from "./kept";
import { paths } from "./paths";

/** What is made from code, whatever the pages say: code, files that are copied, and the installed packages. */
const CODE = [
  ...["scripts", "public", "webpack.config.ts", "package.json", "package-lock.json", "tsconfig.json"],
  "node_modules/.package-lock.json",
].map((name) => path.join(paths.root, name));

/** Knows whether an output still is what would be made. */
export interface OutputRecord {
  isUpToDate(): boolean;
  /** To be called when the output is complete. */
  note(): void;
}

/**
 * Looks at what an output is made from, before that begins: what changes meanwhile is seen the next time. Files are compared
 * by what the system says of them, as webpack and every make do; whoever touches one, in the output too, has it made again.
 *
 * @param output absolute path.
 * @param places absolute paths of files and folders.
 * @param given what is not in files, such as the configuration.
 */
export function recordOf(output: string, places: string[], given: unknown, cacheDir = paths.cache): OutputRecord {
  mkdirSync(path.join(cacheDir, "built"), { recursive: true });
  const file = path.join(cacheDir, "built", digest(output));
  const made = digest(process.version, JSON.stringify(given), ...places.map(stateOf));
  return {
    isUpToDate: () => readKept(file) === `${made}\n${stateOf(output)}`,
    note: () => writeKept(file, `${made}\n${stateOf(output)}`),
  };
}

/** Another one after every change of the code. Our pages lie in its midst, but are none. */
export function stateOfCode(): string {
  const source = readdirSync(paths.source).map((name) => path.join(paths.source, name));
  return digest(...[...CODE, ...source.filter((place) => place !== paths.content)].map(stateOf));
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
