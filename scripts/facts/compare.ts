import type { Facts, FactTable } from "./facts";

/** A difference between two states of the packages. */
export interface Drift {
  kind: keyof Facts;
  name: string;
  /** The old fact; absent if the name is new. */
  before?: string;
  /** The new fact; absent if the name is gone. */
  after?: string;
}

/** Returns everything that has appeared, disappeared or changed, by kind and in the order of names. */
export function compareFacts(before: Facts, after: Facts): Drift[] {
  const kinds = Object.keys(after) as (keyof Facts)[];
  return kinds.flatMap((kind) => compareTables(before[kind] ?? {}, after[kind]).map((drift) => ({ kind, ...drift })));
}

function compareTables(before: FactTable, after: FactTable): Omit<Drift, "kind">[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      name,
      ...(before[name] !== undefined && { before: before[name] }),
      ...(after[name] !== undefined && { after: after[name] }),
    }));
}
