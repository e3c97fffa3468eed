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
 * @param flags The flags of the command that needs them (see `fetchReadmes`).
 */
export async function fetchSiteReadmes(
  env: NodeJS.ProcessEnv,
  flags: { "allow-missing"?: boolean } = {},
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
      return npmRegistry(env);
    },
    allowMissing: flags["allow-missing"] ?? false,
  });
  for (const line of missing) console.warn(`README missing, as allowed: ${line}`);
}
