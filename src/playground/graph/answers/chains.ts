import type { Graph, GraphModule, Reason } from "../model/types";

/** One step of a chain: a module, and the import that leads to it from the step before. */
export interface Step {
  module: GraphModule;
  reason: Reason;
}

/** For each module, by its index, the last import of a shortest chain from an entry; null if no chain leads there. */
export type Arrivals = readonly (Reason | null)[];

/**
 * Returns the shortest way to reach every module from the entries, in the number of imports. Only imports that keep a
 * module in the build count. It visits each import twice.
 */
export function arrivalsOf({ modules }: Pick<Graph, "modules">): Arrivals {
  const arrivals = modules.map(({ reasons }) => reasons.find(isEntry) ?? null);
  const imports = importsOf(modules);
  const waiting = modules.filter((module) => arrivals[module.index]);
  // The list grows during the loop.
  for (const module of waiting) {
    for (const { module: target, reason } of imports[module.index] ?? []) {
      if (arrivals[target.index]) continue;
      arrivals[target.index] = reason;
      waiting.push(target);
    }
  }
  return arrivals;
}

/** Returns the chain from an entry to a module, the entry first; empty if there is none. */
export function chainTo(module: GraphModule, arrivals: Arrivals): Step[] {
  const steps: Step[] = [];
  for (let at: GraphModule | null = module; at; ) {
    const reason: Reason | null = arrivals[at.index] ?? null;
    if (!reason) return [];
    steps.push({ module: at, reason });
    at = reason.from;
  }
  return steps.reverse();
}

/** Returns whether a reason is an entry: no module in the build imports the module there. */
export function isEntry(reason: Reason): boolean {
  return reason.isActive && reason.importer === "" && reason.from === null;
}

/** Returns the imports in each module, by its index. */
function importsOf(modules: readonly GraphModule[]): Step[][] {
  const imports: Step[][] = modules.map(() => []);
  for (const module of modules) {
    for (const reason of module.reasons) {
      if (reason.from && reason.isActive) imports[reason.from.index]?.push({ module, reason });
    }
  }
  return imports;
}
