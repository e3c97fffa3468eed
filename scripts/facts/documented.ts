import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Facts } from "./facts";

const FILE = path.join(import.meta.dirname, "documented.json");

/** The facts that the pages were last checked against. */
export function readDocumented(): Facts {
  return JSON.parse(readFileSync(FILE, "utf8")) as Facts;
}

/** Says that the pages are true to these facts. The file's difference shows in the commit what that means. */
export function writeDocumented(facts: Facts): void {
  writeFileSync(FILE, `${JSON.stringify(facts, null, 2)}\n`);
}
