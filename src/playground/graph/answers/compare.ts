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
  /** Sentences that say what can't be compared, because one of the files doesn't have it. */
  gaps: string[];
  /** All emitted files except source maps; null if they can't be compared. */
  output: Change | null;
  /** The sources in all chunks; null if they can't be compared. */
  sources: Change | null;
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
  const [files, modules] = [lacking(before, after, "assets"), lacking(before, after, "modules")];
  return {
    gaps: [
      ...files.map((side) => `The ${side} file doesn't list assets, so they can't be compared.`),
      ...modules.map((side) => `The ${side} file doesn't list modules, so packages and modules can't be compared.`),
      ...partial(before, after).map((side) => `The ${side} file leaves some out, so not all differences are real.`),
    ],
    output: files.length > 0 ? null : change("Emitted files", outputSize(before), outputSize(after)),
    sources:
      modules.length > 0 ? null : change("Sources", sum([...old.modules.values()]), sum([...now.modules.values()])),
    assets: files.length > 0 ? [] : changes(old.assets, now.assets),
    packages: modules.length > 0 ? [] : changes(old.packages, now.packages),
    modules: modules.length > 0 ? [] : changes(old.modules, now.modules),
  };
}

/** Returns which of two files lacks what an option leaves out. */
function lacking(before: Graph, after: Graph, option: string): string[] {
  const lacks = ({ bareness, gaps }: Graph) => bareness !== null || gaps.some((gap) => gap.option === option);
  return [...(lacks(before) ? ["earlier"] : []), ...(lacks(after) ? ["later"] : [])];
}

/** Returns which of two files lists only a part of its modules or assets. */
function partial(before: Graph, after: Graph): string[] {
  const isPartial = ({ bareness, gaps }: Graph) =>
    bareness === null && gaps.some(({ option }) => option === "modulesSpace" || option === "assetsSpace");
  return [...(isPartial(before) ? ["earlier"] : []), ...(isPartial(after) ? ["later"] : [])];
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
