/** Modules of a part, by their names. Each is evaluated when it is asked for first. */
type Part = Record<string, () => unknown>;

const parts = new Map<string, Part>();
const missing = new Set<string>();

/** The names of parts that were asked for, but had not been loaded. */
export const missingParts: ReadonlySet<string> = missing;

/** Registers a part. Its script calls this. */
export function addPart(name: string, modules: Part): void {
  parts.set(name, modules);
  missing.delete(name);
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
    throw new Error(`The part "${name}" of webpack has not been loaded.`);
  }
  return modules[module]?.();
}
