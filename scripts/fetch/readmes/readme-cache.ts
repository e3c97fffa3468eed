import path from "node:path";
import { cached } from "../../lib/cached";
import type { Pin } from "./packages";
import type { Registry } from "./registry";

/**
 * The README of a pinned version: from the cache, or from the registry into the cache. The key is the integrity
 * of the archive that it came out of, so an entry is right for ever.
 *
 * @param registry asked for only when something has to be fetched.
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
