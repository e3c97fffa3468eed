import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Facts } from "./facts";

const FILE = path.join(import.meta.dirname, "documented.json");

/** Returns the recorded facts, which the pages were last checked against. */
export function readDocumented(): Facts {
  return JSON.parse(readFileSync(FILE, "utf8")) as Facts;
}

/** Records that the pages are up to date with these facts. The commit shows the difference. */
export function writeDocumented(facts: Facts): void {
  writeFileSync(FILE, `${JSON.stringify(facts, null, 2)}\n`);
}
