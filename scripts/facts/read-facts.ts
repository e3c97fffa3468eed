import type { Facts, FactTable } from "./facts";
import { DOCUMENTED_NAMES, packagesAt } from "./packages";
import { readExports } from "./read-exports";
import { readFlags } from "./read-flags";
import { type OptionFact, readOptions } from "./read-options";
import { readTypes } from "./read-types";

/**
 * Reads all facts from the packages that are installed in a folder, sorted by name.
 *
 * @throws {Error} When a package is missing.
 */
export async function readFacts(folder: string): Promise<Facts> {
  const packages = packagesAt(folder);
  const { options } = await readOptions(packages);
  const tables = {
    versions: Object.fromEntries(DOCUMENTED_NAMES.map((name) => [name, packages.versionOf(name)])),
    options: Object.fromEntries(options.map((option) => [option.path, inOneLine(option)])),
    flags: await readFlags(packages, folder),
    exports: readExports(packages),
    ...readTypes(packages),
  };
  return Object.fromEntries(Object.entries(tables).map(([kind, table]) => [kind, sorted(table)])) as unknown as Facts;
}

function sorted(table: FactTable): FactTable {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function inOneLine({ type, default: value, since, deprecated }: OptionFact): string {
  const modes = Object.entries(value.modes);
  const isSame = modes.every(([, text]) => text === modes[0]?.[1]);
  const defaults = [
    ...(isSame ? [`${modes[0]?.[1]}`] : modes.map(([mode, text]) => `${mode}: ${text}`)),
    ...Object.entries(value.targets ?? {}).map(([target, text]) => `${target}: ${text}`),
    ...(value.whenOn ? [`when on: ${value.whenOn}`] : []),
  ];
  return [type, `default ${defaults.join(", ")}`, since && `since ${since}`, deprecated && "deprecated"]
    .filter(Boolean)
    .join(" · ");
}
