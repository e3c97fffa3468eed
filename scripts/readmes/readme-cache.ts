import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { readKept, writeKept } from "../kept";
import type { Pin } from "./packages";
import type { Registry } from "./registry";

/**
 * The README of a pinned version: from the cache, or from the registry into the cache. An entry's name holds the
 * integrity of the archive it came out of, so it is right for ever.
 *
 * @param registry asked for only when something has to be fetched.
 */
export async function cachedReadme(
  name: string,
  pin: Pin,
  cacheDir: string,
  registry: () => Promise<Registry>,
): Promise<string> {
  const entry = path.join(cacheDir, cacheName(name, pin));
  const kept = readKept(entry);
  if (kept !== undefined) return kept;
  const readme = await (await registry()).readReadme(name, pin);
  await mkdir(cacheDir, { recursive: true });
  writeKept(entry, readme);
  return readme;
}

function cacheName(name: string, { version, integrity }: Pin): string {
  const hash = createHash("sha256").update(integrity).digest("hex").slice(0, 16);
  return `${name.replaceAll("/", "-")}-${version}-${hash}.md`;
}
