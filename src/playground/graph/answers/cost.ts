import type { Asset, Chunk, Graph, GraphModule } from "../model/types";

/** The share of a module in a chunk and its files. */
export interface Share {
  /** From 0 to 1. */
  ofChunk: number;
  files: FileShare[];
}

/** The share of a module in an emitted file. */
export interface FileShare {
  asset: Asset;
  /** From 0 to 1. */
  part: number;
  /** The number of the file's bytes that belong to the module, if minimizing reduced all sources by the same factor. */
  estimate: number;
}

/** Returns what a module costs in one of its chunks. */
export function costOf({ assets }: Pick<Graph, "assets">, module: GraphModule, chunk: Chunk): Share {
  return {
    ofChunk: ratio(module.size, sizeOf(chunk)),
    files: assets
      .filter((asset) => asset.chunks.includes(chunk))
      .map((asset) => fileShare(asset, module))
      .filter(({ part }) => part > 0),
  };
}

function fileShare(asset: Asset, module: GraphModule): FileShare {
  const bytes = /\.css$/.test(asset.name) ? ({ cssSize }: GraphModule) => cssSize : otherSize;
  const modules = [...new Set(asset.chunks.flatMap((chunk) => chunk.modules))];
  const part = ratio(bytes(module), sum(modules.map(bytes)));
  return { asset, part, estimate: Math.round(part * asset.size) };
}

function otherSize({ size, cssSize }: GraphModule): number {
  return size - cssSize;
}

function sizeOf({ size, modules }: Chunk): number {
  return size || sum(modules.map((module) => module.size));
}

/** Adds up numbers. */
export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, part / whole) : 0;
}
