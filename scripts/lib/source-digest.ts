import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildSync } from "esbuild";
import { digest } from "./digest";
import { paths } from "./paths";

/**
 * Returns a digest of modules with all modules that they import, joined by a bundler, and of the lock file, which
 * represents the packages. As long as the digest is the same, the modules produce the same results.
 *
 * @param entries Absolute paths of modules.
 */
export async function sourceDigest(...entries: string[]): Promise<string> {
  // This is synchronous, because esbuild's asynchronous calls share a process, which would keep its memory until this
  // one ends.
  const { outputFiles } = buildSync({
    entryPoints: entries,
    bundle: true,
    format: "esm",
    packages: "external",
    platform: "node",
    write: false,
    outdir: paths.cache,
    outbase: paths.root, // Nothing is written, but several entries need distinct names.
  });
  const lock = await readFile(path.join(paths.root, "package-lock.json"));
  return digest(lock, ...outputFiles.map(({ contents }) => contents));
}
