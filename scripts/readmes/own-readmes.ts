import path from "node:path";
import { paths } from "../paths";
import { fetchReadmes } from "./fetch-readmes";
import { type Lock, readmeLock, readmePackages } from "./packages";
import { npmRegistry } from "./registry";

/** READMEs as they were published; may be deleted at any time. */
export const README_CACHE = path.join(paths.cache, "readmes");

/** Writes the fetched pages of our own content; `argv` may have `--allow-missing`. Other content has none. */
export async function fetchOwnReadmes(
  contentDir: string,
  argv: readonly string[],
  lock: Lock = readmeLock,
): Promise<void> {
  if (contentDir !== paths.content) return;
  const missing = await fetchReadmes({
    packages: readmePackages,
    lock,
    contentDir,
    cacheDir: README_CACHE,
    registry: () => {
      console.log("Fetching READMEs ...");
      return npmRegistry(process.env);
    },
    allowMissing: argv.includes("--allow-missing"),
  });
  for (const line of missing) console.warn(`README missing, as allowed: ${line}`);
}
