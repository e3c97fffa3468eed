import type { Graph } from "../model/types";
import type { FileMeasures, MeasuredFile } from "./types";

/** What measuring needs to know about a build. It's small and without cycles, because a worker gets a copy of it. */
export interface Contents {
  modules: readonly { name: string; size: number; cssSize: number }[];
  /** The scripts and style sheets. */
  assets: readonly AssetContents[];
}

/** The modules of an emitted file. Everything refers to them by their indexes. */
export interface AssetContents {
  name: string;
  modules: readonly number[];
  /** The functions that the file can have, by their ids, with the module or the merged modules in each. */
  functions: ReadonlyMap<string, readonly number[]>;
}

/** Returns whether an emitted file is of a kind that can be measured. */
export function isMeasurable(name: string): boolean {
  return /\.(?:m?js|cjs|css)(?:\?|$)/.test(name);
}

/** Returns what measuring needs to know about a build. */
export function contentsOf({ modules, assets }: Pick<Graph, "modules" | "assets">): Contents {
  return {
    modules: modules.map(({ name, size, cssSize }) => ({ name, size, cssSize })),
    assets: assets
      .filter(({ name }) => isMeasurable(name))
      .map(({ name, chunks }) => {
        const inChunks = [...new Set(chunks.flatMap(({ modules }) => modules))];
        const alone = inChunks.filter(({ concatenations }) => concatenations.length === 0);
        const merged = new Set(inChunks.flatMap(({ concatenations }) => concatenations));
        const functions = new Map<string, readonly number[]>([
          ...alone.map(({ id, index }) => [id, [index]] as const),
          ...[...merged].map(({ id, modules }) => [id, modules.map(({ index }) => index)] as const),
        ]);
        functions.delete("");
        return { name, modules: inChunks.map(({ index }) => index), functions };
      }),
  };
}

/** Returns the measures of files together with the modules and assets that they belong to. */
export function measuredFiles({ modules, assets }: Graph, measures: readonly FileMeasures[]): MeasuredFile[] {
  const byName = new Map(assets.map((asset) => [asset.name, asset]));
  return measures.flatMap(({ name, emitted, compressed, modules: bytes, estimated }) => {
    const asset = byName.get(name);
    if (!asset) return [];
    const known = [...bytes].flatMap(([index, each]) => (modules[index] ? [[modules[index], each] as const] : []));
    const estimates = [...estimated].flatMap((index) => modules[index] ?? []);
    return [{ asset, emitted, compressed, modules: new Map(known), estimated: new Set(estimates) }];
  });
}
