import { readdirSync } from "node:fs";
import path from "node:path";
import { installPackages } from "../../../scripts/lib/install-packages";

/** The folder with the lists of packages that proofs install, each in a folder with its name. */
const LISTS = path.join(import.meta.dirname, "../packages");

/**
 * Installs a list of packages, once for its lock file.
 *
 * @param list The name of a folder of `test/proofs/packages`.
 * @returns The `node_modules` folder that contains them.
 * @throws {Error} If there's no such list; with npm's words, if npm can't install the packages.
 */
export async function installList(list: string): Promise<string> {
  const lists = readdirSync(LISTS);
  if (!lists.includes(list)) {
    throw new Error(`There is no list of packages "${list}" in test/proofs/packages, only ${lists.join(", ")}.`);
  }
  return installPackages(path.join(LISTS, list));
}
