import path from "node:path";
import { installPackages } from "../../../scripts/lib/install-packages";

/** The lists of packages that proofs install, which are folders of `test/proofs/packages`. */
export type PackageList =
  | "angular"
  | "angular-cli"
  | "compilers"
  | "electron"
  | "guides"
  | "parcel"
  | "plugins"
  | "storybook"
  | "workspace";

/** The lists whose projects use the webpack of this repository, so npm must not install the peers of loaders and plugins. */
const WITHOUT_PEERS: PackageList[] = ["compilers", "plugins"];

/**
 * Installs a list of packages, once for its lock file.
 *
 * @returns The `node_modules` folder that contains them.
 * @throws {Error} With npm's words, if npm can't install them.
 */
export function installList(list: PackageList): Promise<string> {
  const flags = WITHOUT_PEERS.includes(list) ? ["--legacy-peer-deps"] : [];
  return installPackages(path.join(import.meta.dirname, "../packages", list), flags);
}
