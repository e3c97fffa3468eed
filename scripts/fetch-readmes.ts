/**
 * `npm run fetch:readmes`: writes the pages that are READMEs, as every build does. With `-- --update` it pins the newest
 * versions first, and prints what changed.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "./paths";
import { fetchOwnReadmes, README_CACHE } from "./readmes/own-readmes";
import { readmeLock, readmePackages } from "./readmes/packages";
import { npmRegistry } from "./readmes/registry";
import { updateLock } from "./readmes/update-lock";
import { count, exitWithSentence } from "./report";

const LOCK_FILE = path.join(import.meta.dirname, "readmes/lock.json");

try {
  let lock = readmeLock;
  if (process.argv.includes("--update")) {
    const registry = await npmRegistry(process.env);
    const updated = await updateLock({ packages: readmePackages, lock, cacheDir: README_CACHE, registry });
    lock = updated.lock;
    await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(updated.changes.join("\n") || "Every version is the newest one.");
  }
  await fetchOwnReadmes(paths.content, process.argv, lock);
  console.log(`${count(readmePackages.length, "README")} in place.`);
} catch (error) {
  exitWithSentence(error);
}
