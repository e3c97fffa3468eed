import type { Graph, GraphModule } from "../model/types";
import { sum } from "./cost";
import { ownersOf } from "./packages";

/** Something whose size differs between two builds. */
export interface Change {
  name: string;
  /** The bytes before; null if it didn't exist. */
  before: number | null;
  /** The bytes after; null if it no longer exists. */
  after: number | null;
  /** The difference in bytes. */
  difference: number;
}

/** The changes between two builds. Each list starts with the largest difference. */
export interface Comparison {
  /** All emitted files except source maps. */
  output: Change;
  /** The sources in all chunks. */
  sources: Change;
  assets: Change[];
  packages: Change[];
  modules: Change[];
}

/** Compares two builds. Modules are matched by their name, because identifiers contain the folder of the project. */
export function compare(before: Graph, after: Graph): Comparison {
  const sizesOf = (graph: Graph) => ({
    assets: totals(graph.assets, ({ stableName, size }) => [stableName, size]),
    packages: totals(ownersOf(graph.modules), ({ name, size }) => [name, size]),
    modules: totals(emitted(graph), (module) => [nameOf(module), module.size]),
  });
  const [old, now] = [sizesOf(before), sizesOf(after)];
  return {
    output: change("Emitted files", outputSize(before), outputSize(after)),
    sources: change("Sources", sum([...old.modules.values()]), sum([...now.modules.values()])),
    assets: changes(old.assets, now.assets),
    packages: changes(old.packages, now.packages),
    modules: changes(old.modules, now.modules),
  };
}

/** Returns the bytes of all emitted files except source maps. */
export function outputSize({ assets }: Graph): number {
  return sum(assets.map(({ name, size }) => (name.endsWith(".map") ? 0 : size)));
}

function emitted({ modules }: Graph): GraphModule[] {
  return modules.filter(({ isOrphan }) => !isOrphan);
}

function nameOf({ name, layer }: GraphModule): string {
  return layer ? `${name} (${layer})` : name;
}

/** Returns sizes by name. The sizes of items with the same name are added up. */
function totals<Item>(all: readonly Item[], read: (item: Item) => [string, number]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const item of all) {
    const [name, size] = read(item);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return sizes;
}

function changes(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => change(name, before.get(name) ?? null, after.get(name) ?? null))
    .filter((item) => item.before !== item.after)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

function change(name: string, before: number | null, after: number | null): Change {
  return { name, before, after, difference: (after ?? 0) - (before ?? 0) };
}
