import { sum } from "../answers/cost";
import type { SizeOf } from "../answers/size-tree";
import type { Chunk } from "../model/types";
import type { Bytes, MeasuredFile } from "./types";

/** Returns a function for the size of modules in the files of a chunk, or without a chunk in all files. */
export function measuredSize(files: readonly MeasuredFile[], kind: keyof Bytes): SizeOf {
  const byChunk = new Map<Chunk | null, MeasuredFile[]>([[null, [...files]]]);
  for (const file of files) {
    for (const chunk of file.asset.chunks) byChunk.set(chunk, [...(byChunk.get(chunk) ?? []), file]);
  }
  return (module, chunk) => sum((byChunk.get(chunk) ?? []).map(({ modules }) => modules.get(module)?.[kind] ?? 0));
}
