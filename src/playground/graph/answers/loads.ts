import type { Chunk, Graph, Origin } from "../model/types";

/** Chunks that load together, and what their modules load later. */
export interface Load {
  /** The entries or the dynamic imports that load exactly these chunks. */
  origins: readonly Origin[];
  chunks: readonly Chunk[];
  /** What these chunks load. Empty if the same chunks are elsewhere in the tree, with what they load. */
  later: readonly Load[];
  isElsewhere: boolean;
}

/** An entry or a dynamic import, and the chunks that it loads. */
interface Request {
  origin: Origin;
  chunks: Chunk[];
}

/** Returns what each entry loads, and what that loads later. The same chunks are only followed once. */
export function loadsOf({ chunks, modules }: Pick<Graph, "chunks" | "modules">): Load[] {
  const requests = new Map<string, Request>();
  for (const chunk of chunks) {
    for (const origin of chunk.origins) {
      const key = `${origin.identifier}|${origin.place}|${origin.request}`;
      const known = requests.get(key);
      if (known) known.chunks.push(chunk);
      else requests.set(key, { origin, chunks: [chunk] });
    }
  }
  const places = new Map(modules.map((module) => [module.name, module.chunks]));
  const byChunk = new Map<Chunk, Request[]>();
  for (const request of requests.values()) {
    for (const chunk of request.origin.importer === "" ? [] : (places.get(request.origin.importer) ?? [])) {
      byChunk.set(chunk, [...(byChunk.get(chunk) ?? []), request]);
    }
  }
  return treeFrom(
    [...requests.values()].filter(({ origin }) => origin.importer === ""),
    byChunk,
  );
}

/** Loads that are still being built. */
type Growing = Load & { later: Growing[] };

function treeFrom(entries: readonly Request[], byChunk: ReadonlyMap<Chunk, Request[]>): Load[] {
  const followed = new Set<string>();
  const roots = together(entries);
  const waiting = [...roots];
  // The list grows during the loop, so that chunks are followed as close to an entry as possible.
  for (const load of waiting) {
    const key = keyOf(load.chunks);
    load.isElsewhere = followed.has(key);
    if (load.isElsewhere) continue;
    followed.add(key);
    load.later = together([...new Set(load.chunks.flatMap((chunk) => byChunk.get(chunk) ?? []))]);
    waiting.push(...load.later);
  }
  return roots;
}

/** Joins requests that load the same chunks. */
function together(requests: readonly Request[]): Growing[] {
  const loads = new Map<string, Growing & { origins: Origin[] }>();
  for (const { origin, chunks } of requests) {
    const key = keyOf(chunks);
    const known = loads.get(key);
    if (known) known.origins.push(origin);
    else loads.set(key, { origins: [origin], chunks, later: [], isElsewhere: false });
  }
  return [...loads.values()];
}

function keyOf(chunks: readonly Chunk[]): string {
  return chunks.map(({ id }) => id).join("|");
}
