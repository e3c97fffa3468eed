import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { inParallel } from "../../lib/in-parallel";
import { writeChanged } from "../../lib/write-files";
import type { Lock, ReadmePackage } from "./packages";
import { pageText, readmeFile, trustedPageFile } from "./page";
import { cachedReadme } from "./readme-cache";
import { type Registry, RegistryError } from "./registry";

/** The READMEs to fetch, their source and their destination. */
export interface FetchOptions {
  packages: readonly ReadmePackage[];
  lock: Lock;
  /** The folder that the pages are written to. */
  contentDir: string;
  /** The folder that caches READMEs. */
  cacheDir: string;
  registry: () => Promise<Registry>;
  /** Whether a README that can't be fetched becomes a page that says so, instead of an error. */
  allowMissing: boolean;
}

/**
 * Writes the pages that are READMEs into the content folder, and removes the pages of packages that are no longer
 * listed. If we have our own page about a package, its README goes below that page. Cached READMEs don't need a
 * network, and unchanged pages aren't written.
 *
 * @returns A sentence for each missing README, if `allowMissing` is set.
 * @throws {Error} When READMEs cannot be fetched. The message lists all of them and says what to do.
 */
export async function fetchReadmes(options: FetchOptions): Promise<string[]> {
  const { packages, lock, contentDir, cacheDir, allowMissing } = options;
  const unpinned = packages.filter(({ name }) => !lock[name]).map(({ name }) => name);
  if (unpinned.length > 0) {
    const names = unpinned.join(", ");
    throw new Error(
      `scripts/fetch/readmes/lock.json has no version for ${names}. Run npm run fetch:readmes -- --update`,
    );
  }
  let client: Promise<Registry> | undefined;
  const registry = () => {
    client ??= options.registry();
    return client;
  };
  let outage: RegistryError | undefined;
  const pages = await inParallel(packages, async (entry) => {
    const pin = lock[entry.name] ?? { version: "", integrity: "" };
    const hasTrustedPage = existsSync(path.join(contentDir, trustedPageFile(entry)));
    const file = readmeFile(entry, hasTrustedPage);
    try {
      const asked = outage ? () => Promise.reject(outage) : registry;
      const readme = await cachedReadme(entry.name, pin, cacheDir, asked);
      return { file, text: pageText(entry, pin, readme, hasTrustedPage), missing: [] };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      if (error.isUnreachable) outage = error;
      const missing = [`${entry.name} ${pin.version}: ${error.message}`];
      return { file, text: pageText(entry, pin, undefined, hasTrustedPage), missing };
    }
  });
  const missing = pages.flatMap((page) => page.missing);
  if (missing.length > 0 && !allowMissing) throw new Error(explain(missing));
  for (const { file, text } of pages) await writeChanged(path.join(contentDir, file), text);
  await removeOthers(
    contentDir,
    pages.map(({ file }) => file),
  );
  return missing;
}

function explain(missing: string[]): string {
  return [
    "These READMEs, which are pages of the site, couldn't be fetched:",
    ...missing.map((line) => `  ${line}`),
    "Check your network and `npm config get registry`, then try again.",
    "To build without them, add -- --allow-missing to the npm command: their pages then link to the READMEs.",
  ].join("\n");
}

/** Removes fetched pages of packages that are no longer listed, and pages at previous addresses of packages. */
async function removeOthers(contentDir: string, files: string[]): Promise<void> {
  for (const section of new Set(files.map((file) => file.split("/")[0] ?? ""))) {
    const names = await readdir(path.join(contentDir, section), { recursive: true });
    const fetched = names
      .map((name) => `${section}/${name.split(path.sep).join("/")}`)
      .filter((file) => /^[^/]+\/(?:_[^/]*\.md|[^/]+\/_readme\.md)$/.test(file));
    for (const file of fetched) {
      if (!files.includes(file)) await rm(path.join(contentDir, file));
    }
  }
}
