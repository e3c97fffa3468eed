import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import semver from "semver";
import { inParallel } from "../lib/in-parallel";

/** A version of a package that a guide or a list of packages contains. */
export interface Use {
  name: string;
  version: string;
  /** The place that contains it: the address of a guide, or the path of a list. */
  by: string;
}

/** A version of a package, with all places that contain it. */
export interface UsedPackage extends Omit<Use, "by"> {
  by: string[];
}

/** A package that has a newer version than the one in use. */
export interface OutdatedPackage extends UsedPackage {
  newest: string;
}

/**
 * Returns the packages in the `package.json` files of guides' projects, without packages of the projects themselves.
 *
 * @param guides The folder of the guides, whose folder `projects` has a folder for each guide.
 */
export function usesOfGuides(guides: string): Use[] {
  return readdirSync(path.join(guides, "projects")).flatMap((guide) => {
    const manifests = manifestsOf(path.join(guides, "projects", guide)).map(readJson);
    const own = new Set(manifests.map(({ name }) => name));
    return manifests.flatMap(dependenciesOf).flatMap(([name, range]) => {
      const version = semver.validRange(range) && semver.minVersion(range)?.version;
      // The project's own packages don't come from a registry.
      return version && !own.has(name) ? { name, version, by: `/guides/${guide}/` } : [];
    });
  });
}

/** Returns the absolute paths of the `package.json` files in a guide's project, without recorded output. */
export function manifestsOf(project: string): string[] {
  const files = readdirSync(project, { recursive: true, encoding: "utf8" });
  const manifests = files.filter((file) => path.basename(file) === "package.json" && !file.startsWith("expected"));
  return manifests.map((file) => path.join(project, file));
}

/** Returns the folders that have a lock file in git, relative to `root`, including lists that only tests install. */
export function packageLists(root: string): string[] {
  const files = execFileSync("git", ["ls-files", "*package-lock.json"], { cwd: root, encoding: "utf8" });
  return files
    .trim()
    .split("\n")
    .map((file) => path.dirname(file));
}

/**
 * Returns the packages in the `package.json` of a folder, in the versions of the lock file beside it.
 *
 * @param folder A path relative to `root`.
 */
export function usesOfList(root: string, folder: string): Use[] {
  const list = path.posix.join(folder, "package.json");
  const { packages } = readJson(path.join(root, folder, "package-lock.json"));
  return dependenciesOf(readJson(path.join(root, list))).flatMap(([name]) => {
    const { name: real = name, version } = packages[`node_modules/${name}`] ?? {};
    return version ? { name: real, version, by: list } : [];
  });
}

/**
 * Returns each version of each package once, by name and version, with all places that use it in alphabetical order.
 */
export function groupUses(uses: Use[]): UsedPackage[] {
  const found = new Map<string, UsedPackage>();
  for (const { name, version, by } of uses) {
    const key = `${name}@${version}`;
    const known = found.get(key)?.by ?? [];
    found.set(key, { name, version, by: [...new Set([...known, by])].sort() });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || semver.compare(a.version, b.version));
}

/**
 * Returns the packages that have a newer version.
 *
 * @param newestOf Returns the newest version of a package. It is called once for each name.
 */
export async function outdatedPackages(
  packages: UsedPackage[],
  newestOf: (name: string) => Promise<string>,
): Promise<OutdatedPackage[]> {
  const names = [...new Set(packages.map(({ name }) => name))];
  const newest = new Map(await inParallel(names, async (name) => [name, await newestOf(name)] as const));
  const compared = packages.map((used) => ({ ...used, newest: newest.get(used.name) ?? used.version }));
  return compared.filter(({ version, newest }) => semver.gt(newest, version));
}

/** Returns a readable line for each package. */
export function formatOutdated(outdated: OutdatedPackage[]): string {
  if (outdated.length === 0) return "Every list and every guide has the newest version of every package.";
  const lines = outdated.map(
    ({ name, version, newest, by }) => `${name} ${version}, newest ${newest}: ${by.join(", ")}`,
  );
  return ["These have newer versions. CONTRIBUTING.md says how to raise them.", ...lines].join("\n");
}

function dependenciesOf({ dependencies, devDependencies }: Record<string, Record<string, string>>): [string, string][] {
  return Object.entries({ ...dependencies, ...devDependencies });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
