import { type SourceRange, sourceRanges } from "../../output/source-ranges";
import type { GraphModule } from "../model/types";
import { moduleFunctions } from "./module-functions";

/** The parts of an emitted file that belong to modules. */
export type ModuleTexts = ReadonlyMap<GraphModule, Uint8Array<ArrayBuffer>[]>;

/** Returns the parts of a file for each module, from its source map or from the comments that name modules. */
export function moduleTexts(
  bytes: Uint8Array<ArrayBuffer>,
  map: string | undefined,
  modules: readonly GraphModule[],
): ModuleTexts {
  const text = new TextDecoder().decode(bytes);
  const byPath = pathsOf(modules);
  const encoder = new TextEncoder();
  // In a file of ASCII characters only, which most are, the places in the text are those of the bytes.
  const isAscii = text.length === bytes.length;
  const partOf = ({ from, to }: SourceRange) => {
    return isAscii ? bytes.subarray(from, to) : encoder.encode(text.slice(from, to));
  };
  const texts = new Map<GraphModule, Uint8Array<ArrayBuffer>[]>();
  for (const range of sourceRanges(text, map)) {
    const module = byPath.get(range.path);
    if (!module) continue;
    const parts = texts.get(module);
    if (parts) parts.push(partOf(range));
    else texts.set(module, [partOf(range)]);
  }
  return texts;
}

/** The bytes of a script that are the function of a module, or of several that webpack merged. */
export interface FunctionText {
  modules: readonly GraphModule[];
  from: number;
  to: number;
}

/** Returns the functions in a script for modules. It has no source map, but the ids of modules are in the stats. */
export function functionTexts(bytes: Uint8Array<ArrayBuffer>, modules: readonly GraphModule[]): FunctionText[] {
  const byId = new Map<string, readonly GraphModule[]>();
  for (const module of modules) {
    if (module.concatenations.length === 0) byId.set(module.id, [module]);
    for (const { id, modules } of module.concatenations) byId.set(id, modules);
  }
  byId.delete("");
  const text = new TextDecoder().decode(bytes);
  const parts = [...moduleFunctions(text, new Set(byId.keys()))].sort(([, a], [, b]) => a.from - b.from);
  const encoder = new TextEncoder();
  let [offset, byte] = [0, 0];
  // The offsets only increase, so each character is encoded once.
  const toByte = (next: number) => {
    byte += encoder.encode(text.slice(offset, next)).length;
    offset = next;
    return byte;
  };
  return parts.map(([id, { from, to }]) => ({ modules: byId.get(id) ?? [], from: toByte(from), to: toByte(to) }));
}

/** Returns modules by their paths, as source maps have them. If modules share a path, the largest one counts. */
function pathsOf(modules: readonly GraphModule[]): ReadonlyMap<string, GraphModule> {
  const smallestFirst = modules.toSorted((a, b) => a.size - b.size);
  return new Map(smallestFirst.map((module) => [module.name.replace(/^\.\//, "").replace(/\?.*$/, ""), module]));
}
