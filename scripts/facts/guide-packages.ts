import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import semver from "semver";

/** A package that projects of guides install. */
export interface GuidePackage {
  name: string;
  /** The version that the projects name, without a range. */
  version: string;
  /** The names of the guides, in alphabetical order: `caching`. */
  guides: string[];
}

/** A package with a newer version than the one that the guides use. */
export interface OutdatedPackage extends GuidePackage {
  newest: string;
}

/**
 * Returns the packages that `package.json` files of guides' projects name, by name. A package that guides use in several
 * versions is listed once for each of them.
 *
 * @param guides The folder of the guides, whose folder `projects` has a folder for each guide.
 */
export function packagesOfGuides(guides: string): GuidePackage[] {
  const found = new Map<string, { name: string; version: string; guides: Set<string> }>();
  for (const guide of readdirSync(path.join(guides, "projects")).sort()) {
    const project = path.join(guides, "projects", guide);
    const files = readdirSync(project, { recursive: true, encoding: "utf8" }).filter(isManifest);
    const manifests = files.map((file) => JSON.parse(readFileSync(path.join(project, file), "utf8")));
    const own = new Set(manifests.map(({ name }) => name));
    for (const { dependencies, devDependencies } of manifests) {
      for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
        const version = semver.validRange(range) && semver.minVersion(range)?.version;
        if (!version || own.has(name)) continue; // Packages of the project itself come from no registry.
        const used = `${name}@${version}`;
        const known = found.get(used) ?? { name, version, guides: new Set() };
        found.set(used, { ...known, guides: known.guides.add(guide) });
      }
    }
  }
  const packages = [...found.values()].map((used) => ({ ...used, guides: [...used.guides] }));
  return packages.sort((a, b) => a.name.localeCompare(b.name) || semver.compare(a.version, b.version));
}

/**
 * Returns the packages that have a newer version.
 *
 * @param newestOf Returns the newest version of a package.
 */
export function outdatedPackages(packages: GuidePackage[], newestOf: (name: string) => string): OutdatedPackage[] {
  const compared = packages.map((used) => ({ ...used, newest: newestOf(used.name) }));
  return compared.filter(({ version, newest }) => semver.gt(newest, version));
}

/** Returns a line for each package, for people. */
export function formatOutdated(outdated: OutdatedPackage[]): string {
  if (outdated.length === 0) return "The guides use the newest version of every package.";
  const lines = outdated.map(
    ({ name, version, newest, guides }) =>
      `${name} ${version}, newest ${newest}: ${guides.map((guide) => `/guides/${guide}/`).join(", ")}`,
  );
  return ["Some guides use older versions. Update them in test/proofs/packages and in the projects:", ...lines].join(
    "\n",
  );
}

function isManifest(file: string): boolean {
  return path.basename(file) === "package.json" && !file.startsWith("expected");
}
