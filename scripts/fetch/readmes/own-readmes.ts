import path from "node:path";
import { contentDir, paths } from "../../lib/paths";
import { fetchReadmes } from "./fetch-readmes";
import { type Lock, readmeLock, readmePackages } from "./packages";
import { npmRegistry } from "./registry";

/** READMEs as they were published; may be deleted at any time. */
export const README_CACHE = path.join(paths.cache, "readmes");

/**
 * Writes the pages of our own content that are READMEs of packages, where they are not there yet. Other content has none.
 *
 * @param argv may have `--allow-missing`: see `fetchReadmes`.
 */
export async function fetchOwnReadmes(
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
  lock: Lock = readmeLock,
): Promise<void> {
  if (contentDir(env) !== paths.content) return;
  const missing = await fetchReadmes({
    packages: readmePackages,
    lock,
    contentDir: paths.content,
    cacheDir: README_CACHE,
    registry: () => {
      console.log("Fetching READMEs ...");
      return npmRegistry(process.env);
    },
    allowMissing: argv.includes("--allow-missing"),
  });
  for (const line of missing) console.warn(`README missing, as allowed: ${line}`);
}
