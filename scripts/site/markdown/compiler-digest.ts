import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, stop } from "esbuild";
import { digest } from "../../lib/digest";
import { paths } from "../../lib/paths";

/**
 * Gives a digest of everything that decides how a page is compiled: the compiler with all modules that it imports, put
 * together as one bundle, and the versions of the packages that it uses.
 *
 * @param entry absolute path of the compiler's module.
 */
export async function compilerDigest(entry = path.join(import.meta.dirname, "compile-page.ts")): Promise<string> {
  const options = { bundle: true, format: "esm", packages: "external", platform: "node", write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  await stop(); // esbuild's process would hold its memory for as long as this one runs
  const lock = await readFile(path.join(paths.root, "package-lock.json"));
  return digest(lock, ...outputFiles.map(({ contents }) => contents));
}
