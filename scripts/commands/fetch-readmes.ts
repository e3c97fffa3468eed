/**
 * `npm run fetch:readmes`: writes the pages that are READMEs, as every build does. With `-- --update`, it pins the
 * newest versions before that, and prints the changes.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readmeLock, readmePackages } from "../fetch/readmes/packages";
import { npmRegistry } from "../fetch/readmes/registry";
import { fetchSiteReadmes, README_CACHE } from "../fetch/readmes/site-readmes";
import { updateLock } from "../fetch/readmes/update-lock";
import { readFlags } from "../lib/flags";
import { paths } from "../lib/paths";
import { count } from "../lib/report";

const LOCK_FILE = path.join(paths.root, "scripts/fetch/readmes/lock.json");

const flags = readFlags("update", "allow-missing");
let lock = readmeLock;
if (flags.update) {
  const registry = await npmRegistry(process.env);
  const updated = await updateLock({ packages: readmePackages, lock, cacheDir: README_CACHE, registry });
  lock = updated.lock;
  await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(updated.changes.join("\n") || "Every version is up to date.");
}
await fetchSiteReadmes(process.env, flags, lock);
console.log(`${count(readmePackages.length, "README")} in place.`);
