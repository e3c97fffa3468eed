import { PACK_BYTES, type PackName, packOf, packPartsOf } from "../project/packages";

/** The modules of a part, by name. Each is evaluated when it's first requested. */
type Part = Record<string, () => unknown>;

/**
 * The files of packages and of their dependencies, by path below `node_modules`. A value is the text of the file or,
 * for a small file that isn't text, such as a font, a data URL.
 */
type Pack = Record<string, string>;

/** The files of a pack, including the large one that is published separately. */
type Files = Record<string, string | Uint8Array>;

const parts = new Map<string, Part>();
const packs = new Map<string, Pack>();
const bytes = new Map<string, Uint8Array>();
const missing = new Set<string>();

/** The names of scripts (parts and packs) that were requested but haven't been loaded. */
export const missingParts: ReadonlySet<string> = missing;

/** Registers the modules of a part. The script of the part calls this. */
export function addPart(name: string, modules: Part): void {
  parts.set(name, { ...parts.get(name), ...modules });
  missing.delete(name);
}

/** Registers packages. The script of the pack calls this. */
export function addPack(name: string, files: Pack): void {
  packs.set(name, files);
  missing.delete(`packages-${name}`);
}

/** Registers the file of a pack that isn't text. */
export function addBytes(pack: string, content: Uint8Array): void {
  bytes.set(pack, content);
  missing.delete(`bytes-${pack}`);
}

/**
 * Returns a module from a part of webpack, which is a separate script.
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

/**
 * Returns the files that a package's pack contains. If the pack hasn't been loaded, its parts are added to
 * `missingParts`.
 */
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

/** Returns the text of a file below `node_modules`, if its package has been loaded. */
export function packedText(file: string): string | undefined {
  return [...packs.values()].find((files) => Object.hasOwn(files, file))?.[file];
}
