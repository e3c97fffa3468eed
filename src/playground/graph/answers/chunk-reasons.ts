import type { Chunk, Graph, GraphModule, Origin, Reason } from "../model/types";
import type { Step } from "./chains";

/** The origin of a chunk, and the imports that lead from there to a module in it. */
export interface ChunkReason {
  origin: Origin;
  /**
   * The steps from the module that the origin loads to the module in question; empty if the file doesn't contain them.
   */
  steps: Step[];
}

/** Returns the key of the cache group that made a chunk; empty if the stats don't contain it. */
export function cacheGroupOf({ reason }: Pick<Chunk, "reason">): string {
  return /\(cache group: ([^)]*)\)/.exec(reason)?.[1] ?? "";
}

/**
 * Returns why a module is in a chunk, for each origin of the chunk that leads to the module. The search goes back from
 * the module along its imports, up to an import that created the chunk. It doesn't follow imports that created other
 * chunks. It visits each import once.
 */
export function reasonsInChunk(graph: Pick<Graph, "chunks">, module: GraphModule, chunk: Chunk): ChunkReason[] {
  const wanted = new Map(chunk.origins.map((origin) => [originKey(origin), origin]));
  const makers = new Set(graph.chunks.flatMap(({ origins }) => origins.map(originKey)));
  const found = new Map<Origin, ChunkReason>();
  /** For each visited module, the next step toward the module in question; null for that module itself. */
  const towards = new Map<GraphModule, Step | null>([[module, null]]);
  // The map grows during the loop.
  for (const [at] of towards) {
    for (const reason of at.reasons) {
      if (!reason.isActive) continue;
      const key = reasonKey(reason);
      const origin = wanted.get(key);
      if (origin && !found.has(origin)) {
        found.set(origin, { origin, steps: [{ module: at, reason }, ...stepsFrom(at, towards)] });
      } else if (reason.from && !makers.has(key) && !towards.has(reason.from)) {
        towards.set(reason.from, { module: at, reason });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.steps.length - b.steps.length);
}

function stepsFrom(start: GraphModule, towards: ReadonlyMap<GraphModule, Step | null>): Step[] {
  const steps: Step[] = [];
  for (let step = towards.get(start); step; step = towards.get(step.module)) steps.push(step);
  return steps;
}

function originKey({ identifier, place, request }: Origin): string {
  return identifier === "" ? `entry ${place}|${request}` : `${identifier}|${place}`;
}

function reasonKey({ from, place, request, importer }: Reason): string {
  return from === null && importer === "" ? `entry ${place}|${request}` : `${from?.identifier}|${place}`;
}
