import type { GraphModule, Reason } from "../model/types";

/** An importer of a module, with all of its imports. */
export interface Importer {
  /** Null for an entry, and if the file doesn't describe the importing module. */
  module: GraphModule | null;
  /** The readable name; empty for an entry. */
  name: string;
  reasons: Reason[];
  /** Whether one of the imports keeps the module in the build. */
  isActive: boolean;
}

/** Returns the direct importers of a module, starting with those that keep it in the build. */
export function importersOf({ reasons }: GraphModule): Importer[] {
  const importers = new Map<string, Importer>();
  for (const reason of reasons) {
    const key = reason.from ? `${reason.from.index}` : `?${reason.importer}`;
    const importer = importers.get(key) ?? { module: reason.from, name: reason.importer, reasons: [], isActive: false };
    importers.set(key, importer);
    importer.isActive ||= reason.isActive;
    // webpack lists an import once for the module and once for each imported name, all with the same place; one of them
    // is enough.
    if (!importer.reasons.some(({ place }) => place === reason.place)) importer.reasons.push(reason);
  }
  return [...importers.values()].sort((a, b) => Number(b.isActive) - Number(a.isActive));
}
