import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, stop } from "esbuild";
import { digest } from "../../lib/digest";
import { paths } from "../../lib/paths";

/**
 * Returns a digest of everything that determines how a page is compiled: the compiler with all modules it imports,
 * joined by a bundler, and the versions of the packages.
 *
 * @param entry The absolute path of the compiler's module.
 */
export async function compilerDigest(entry = path.join(import.meta.dirname, "compile-page.ts")): Promise<string> {
  const options = { bundle: true, format: "esm", packages: "external", platform: "node", write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  await stop(); // Otherwise esbuild's process would keep its memory until this process ends.
  const lock = await readFile(path.join(paths.root, "package-lock.json"));
  return digest(lock, ...outputFiles.map(({ contents }) => contents));
}
