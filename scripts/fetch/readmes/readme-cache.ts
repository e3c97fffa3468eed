import path from "node:path";
import { cached } from "../../lib/cached";
import type { Pin } from "./packages";
import type { Registry } from "./registry";

/**
 * Returns the README of a pinned version, from the cache or from the registry. The cache key is the integrity of the
 * archive, so entries are valid forever.
 *
 * @param registry Called only if something has to be fetched.
 */
export async function cachedReadme(
  name: string,
  pin: Pin,
  cacheDir: string,
  registry: () => Promise<Registry>,
): Promise<string> {
  const file = path.join(cacheDir, `${name.replaceAll("/", "-")}-${pin.version}.json`);
  return cached(file, pin.integrity, async () => (await registry()).readReadme(name, pin));
}
