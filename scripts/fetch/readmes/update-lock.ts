import { inParallel } from "../../lib/in-parallel";
import type { Lock, Pin, ReadmePackage } from "./packages";
import { cachedReadme } from "./readme-cache";
import { type Registry, RegistryError } from "./registry";

/** The pinned versions and the source of newer ones. */
export interface UpdateOptions {
  packages: readonly ReadmePackage[];
  lock: Lock;
  cacheDir: string;
  registry: Registry;
}

/**
 * Pins the newest version of every package.
 *
 * @returns The new lock, and a line for each changed package.
 * @throws {Error} When packages cannot be fetched. The message lists all of them; the caller should then keep the old
 * lock.
 */
export async function updateLock(options: UpdateOptions): Promise<{ lock: Lock; changes: string[] }> {
  const { packages, lock, cacheDir, registry } = options;
  const failures: string[] = [];
  const readmeOf = (name: string, pin: Pin) => cachedReadme(name, pin, cacheDir, async () => registry);
  const updated = await inParallel(packages, async ({ name }) => {
    const old = lock[name];
    try {
      const pin = await registry.latest(name);
      if (old?.version === pin.version && old.integrity === pin.integrity)
        return { name, pin: { ...old, ...pin }, change: [] };
      const readme = await readmeOf(name, pin);
      if (!old) return { name, pin, change: [`${name} new at ${pin.version}`] };
      // The registry may have removed an old version, which must not prevent an update.
      const before = await readmeOf(name, old).catch(() => undefined);
      const verdict = before === readme ? "README the same" : "README changed";
      return { name, pin, change: [`${name} ${old.version} → ${pin.version}, ${verdict}`] };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      failures.push(`  ${name}: ${error.message}`);
      return { name, pin: old, change: [] };
    }
  });
  if (failures.length > 0) {
    throw new Error(["The lock file wasn't changed, because these packages couldn't be read:", ...failures].join("\n"));
  }
  const gone = Object.keys(lock).filter((name) => !packages.some((entry) => entry.name === name));
  return {
    lock: Object.fromEntries(updated.flatMap(({ name, pin }) => (pin ? [[name, pin]] : []))),
    changes: [...updated.flatMap(({ change }) => change), ...gone.map((name) => `${name} is no longer in the list`)],
  };
}
