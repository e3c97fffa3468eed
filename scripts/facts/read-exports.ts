import type { FactTable } from "./facts";
import type { Packages } from "./packages";

/** Properties that all functions have. */
const OF_FUNCTIONS = new Set(["length", "name", "prototype", "arguments", "caller"]);

/** Returns the exports of `require("webpack")`, two levels deep. */
export function readExports({ load }: Packages): FactTable {
  const found: FactTable = {};
  const { noDeprecation } = process;
  // Don't print a warning when a deprecated export is read.
  process.noDeprecation = true;
  try {
    collect(load<Record<string, unknown>>("webpack"), "webpack", 2, found);
  } finally {
    process.noDeprecation = noDeprecation;
  }
  return found;
}

function collect(value: object, prefix: string, depth: number, found: FactTable): void {
  for (const name of Object.getOwnPropertyNames(value)) {
    if (OF_FUNCTIONS.has(name)) continue;
    const member: unknown = (value as Record<string, unknown>)[name];
    found[`${prefix}.${name}`] = typeof member;
    if (typeof member === "object" && member !== null && depth > 1) {
      collect(member, `${prefix}.${name}`, depth - 1, found);
    }
  }
}
