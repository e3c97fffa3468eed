import type { GraphModule, PackagePlace } from "../model/types";
import { sum } from "./cost";

/** The modules of one owner: a package, the project, or webpack. */
export interface Owned {
  /** The name of the package, or words in parentheses for everything else. */
  name: string;
  kind: GraphModule["kind"];
  /** The bytes of the modules that are in a chunk, each counted once. */
  size: number;
  /** The largest first. */
  modules: GraphModule[];
  /** The folders that the package was taken from, each with the size of its modules. */
  places: { place: PackagePlace; size: number; modules: GraphModule[] }[];
}

/** The names of owners that aren't packages. */
const OTHERS = { own: "(your code)", external: "(externals)", runtime: "(webpack's runtime)" };

/** Groups modules by their owner, the largest first. Orphans are left out, because they aren't in the output. */
export function ownersOf(modules: readonly GraphModule[]): Owned[] {
  const groups = groupBy(
    modules.filter(({ isOrphan }) => !isOrphan),
    ownerName,
  );
  return [...groups].map(([name, owned]) => toOwned(name, owned)).sort((a, b) => b.size - a.size);
}

/** Returns the packages that were taken from several folders, usually because there are several versions. */
export function repeatedPackages(owners: readonly Owned[]): Owned[] {
  return owners.filter(({ places }) => places.length > 1);
}

/** A module that several chunks contain. */
export interface Repeated {
  module: GraphModule;
  /** The bytes of all copies except one. */
  extra: number;
}

/**
 * Returns the modules that are in several chunks, starting with the most expensive ones. Runtime modules don't count,
 * because each runtime needs its own.
 */
export function repeatedModules(modules: readonly GraphModule[]): Repeated[] {
  return modules
    .filter(({ chunks, kind }) => chunks.length > 1 && kind !== "runtime")
    .map((module) => ({ module, extra: module.size * (module.chunks.length - 1) }))
    .sort((a, b) => b.extra - a.extra);
}

/** Returns the name of a module's owner. */
export function ownerName(module: GraphModule): string {
  return module.kind === "package" ? (module.package?.name ?? "") : OTHERS[module.kind];
}

/** Groups items that have the same key. */
function groupBy<Item>(all: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of all) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function toOwned(name: string, modules: GraphModule[]): Owned {
  const places = [...groupBy(modules, (module) => module.package?.folder ?? "").values()].flatMap((there) => {
    const place = there[0]?.package;
    return place ? [{ place, size: sum(there.map(({ size }) => size)), modules: bySize(there) }] : [];
  });
  const kind = modules[0]?.kind ?? "own";
  return { name, kind, size: sum(modules.map(({ size }) => size)), modules: bySize(modules), places };
}

function bySize(modules: readonly GraphModule[]): GraphModule[] {
  return modules.toSorted((a, b) => b.size - a.size);
}
