import path from "node:path";
import { installPackages } from "../../../scripts/lib/install-packages";

/** The lists of packages that proofs install, which are folders of `test/proofs/packages`. */
export type PackageList =
  | "angular"
  | "angular-cli"
  | "compilers"
  | "edge"
  | "electron"
  | "frameworks"
  | "guides"
  | "libraries"
  | "parcel"
  | "plugins"
  | "storybook"
  | "workspace";

/**
 * The lists for which npm must not install peers: their projects use the webpack of this repository, or the packages in
 * them ask for different versions of the same peer.
 */
const WITHOUT_PEERS: PackageList[] = ["compilers", "frameworks", "plugins"];

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
