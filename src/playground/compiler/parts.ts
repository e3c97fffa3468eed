import { PACK_BYTES, type PackName, packOf, packPartsOf } from "../project/packages";

/** Modules of a part, by their names. Each is evaluated when it is asked for first. */
type Part = Record<string, () => unknown>;

/**
 * The files of packages and of what they depend on, by their paths below `node_modules`: texts, or for a small file that is no text,
 * such as a font, the address that has its bytes.
 */
type Pack = Record<string, string>;

/** The files of a pack, among them the large one that comes beside it. */
type Files = Record<string, string | Uint8Array>;

const parts = new Map<string, Part>();
const packs = new Map<string, Pack>();
const bytes = new Map<string, Uint8Array>();
const missing = new Set<string>();

/** The names of scripts, of parts and of packages, that were asked for, but had not been loaded. */
export const missingParts: ReadonlySet<string> = missing;

/** Registers modules of a part. Its script calls this. */
export function addPart(name: string, modules: Part): void {
  parts.set(name, { ...parts.get(name), ...modules });
  missing.delete(name);
}

/** Registers packages. Their script calls this. */
export function addPack(name: string, files: Pack): void {
  packs.set(name, files);
  missing.delete(`packages-${name}`);
}

/** Registers the file of packages that is no text. */
export function addBytes(pack: string, content: Uint8Array): void {
  bytes.set(pack, content);
  missing.delete(`bytes-${pack}`);
}

/**
 * Returns a module of a part of webpack that is a script of its own.
 *
 * @throws {Error} When the part has not been loaded. It is then one of `missingParts`, and the build has to run again.
 */
export function part(name: string, module: string): unknown {
  const modules = parts.get(name);
  if (!modules) {
    missing.add(name);
    throw new Error(`The part "${name}" of webpack hasn't been loaded.`);
  }
  return modules[module]?.();
}

/** Returns the files that come with a package. If they have not been loaded, their parts are then among `missingParts`. */
export function packWith(name: string): Files | undefined {
  const pack = packOf(name);
  if (!pack) return undefined;
  const needed = packPartsOf(pack).filter((each) => !(each.startsWith("bytes-") ? bytes : packs).has(pack));
  for (const each of needed) missing.add(each);
  return needed.length > 0 ? undefined : filesOf(pack);
}

function filesOf(pack: PackName): Files {
  const [file, content] = [PACK_BYTES[pack], bytes.get(pack)];
  return { ...packs.get(pack), ...(file && content && { [file]: content }) };
}

/** Returns the text of a file below `node_modules`, if it is of a package that has been loaded. */
export function packedText(file: string): string | undefined {
  return [...packs.values()].find((files) => Object.hasOwn(files, file))?.[file];
}
