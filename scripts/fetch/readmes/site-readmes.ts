import path from "node:path";
import { contentDir, paths } from "../../lib/paths";
import { fetchReadmes } from "./fetch-readmes";
import { type Lock, readmeLock, readmePackages } from "./packages";
import { npmRegistry } from "./registry";

/** The cache of published READMEs, which can be deleted at any time. */
export const README_CACHE = path.join(paths.cache, "readmes");

/**
 * Writes the README pages of our own content if they are missing. Other content folders have none.
 *
 * @param argv May contain `--allow-missing` (see `fetchReadmes`).
 */
export async function fetchSiteReadmes(
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
