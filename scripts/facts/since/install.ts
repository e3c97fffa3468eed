import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "../../lib/paths";
import { installInto, viewPackage } from "../npm";
import { packagesAt } from "../packages";

/**
 * Installs one version of a package. All versions of it use the same folder, one after the other: npm then only changes
 * the differences, and only one version is on the disk at a time.
 *
 * @returns The folder. Load its modules in a separate process, because the next version has them at the same paths.
 * @throws {Error} When npm cannot install it.
 */
export function installAlone(name: string, version: string): string {
  const folder = folderOf(name);
  const isCli = name === "webpack-cli";
  installInto(folder, {
    ...companions(name, version),
    ...(isCli && commandPackages(viewPackage<Record<string, string>>(`${name}@${version}`, "dependencies"))),
    [name]: version,
  });
  return folder;
}

/** Deletes the folder into which `installAlone` has installed versions of a package. */
export function removeInstalled(name: string): void {
  rmSync(folderOf(name), { recursive: true, force: true });
}

/**
 * Returns the other packages that a package needs, in the versions of this site: webpack, and for webpack-cli the dev
 * server.
 */
function companions(name: string, version: string): Record<string, string> {
  const installed = packagesAt(paths.root);
  const webpack = { webpack: installed.versionOf("webpack") };
  // webpack-cli 4 breaks if there is a development server that is newer than itself.
  if (name !== "webpack-cli" || Number.parseInt(version, 10) < 5) return webpack;
  return { ...webpack, "webpack-dev-server": installed.versionOf("webpack-dev-server") };
}

/**
 * Returns the packages with commands of webpack-cli in the oldest versions that it accepts. Old versions of webpack-cli
 * need such packages, and break with newer versions of them.
 */
export function commandPackages(dependencies: Record<string, string>): Record<string, string> {
  const commands = Object.entries(dependencies).filter(([name]) => name.startsWith("@webpack-cli/"));
  return Object.fromEntries(commands.map(([name, range]) => [name, range.replace(/^[\^~]/, "")]));
}

/** Returns a folder outside this repository, because inside it Node.js would find the repository's packages. */
function folderOf(name: string): string {
  return path.join(tmpdir(), "facts-since", name);
}
