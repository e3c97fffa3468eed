import { type SourceRange, sourceRanges } from "../../output/source-ranges";
import type { Contents } from "./contents";
import { moduleFunctions } from "./module-functions";

/** The parts of an emitted file that belong to modules, by the indexes of the modules. */
export type ModuleTexts = ReadonlyMap<number, Uint8Array<ArrayBuffer>[]>;

/**
 * Returns the parts of a file for each module, from its source map or from the comments that name modules.
 *
 * @param inFile The indexes of the modules that the file can have.
 */
export function moduleTexts(
  bytes: Uint8Array<ArrayBuffer>,
  map: string | undefined,
  inFile: readonly number[],
  modules: Contents["modules"],
): ModuleTexts {
  const text = new TextDecoder().decode(bytes);
  const byPath = pathsOf(inFile, modules);
  const encoder = new TextEncoder();
  // In a file of ASCII characters only, which most are, the places in the text are those of the bytes.
  const isAscii = text.length === bytes.length;
  const partOf = ({ from, to }: SourceRange) => {
    return isAscii ? bytes.subarray(from, to) : encoder.encode(text.slice(from, to));
  };
  const texts = new Map<number, Uint8Array<ArrayBuffer>[]>();
  for (const range of sourceRanges(text, map)) {
    const module = byPath.get(range.path);
    if (module === undefined) continue;
    const parts = texts.get(module);
    if (parts) parts.push(partOf(range));
    else texts.set(module, [partOf(range)]);
  }
  return texts;
}

/** The bytes of a script that are the function of a module, or of several that webpack merged. */
export interface FunctionText {
  modules: readonly number[];
  from: number;
  to: number;
}

/**
 * Returns the functions in a script for modules. It has no source map, but the ids of modules are in the stats.
 *
 * @param byId The modules in each function, by its id.
 */
export function functionTexts(
  bytes: Uint8Array<ArrayBuffer>,
  byId: ReadonlyMap<string, readonly number[]>,
): FunctionText[] {
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
function pathsOf(inFile: readonly number[], modules: Contents["modules"]): ReadonlyMap<string, number> {
  const nameOf = (index: number) => modules[index]?.name.replace(/^\.\//, "").replace(/\?.*$/, "") ?? "";
  const sizeOf = (index: number) => modules[index]?.size ?? 0;
  const smallestFirst = inFile.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return new Map(smallestFirst.map((index) => [nameOf(index), index]));
}
