import { readPackageFile } from "./package-file";
import { type Project, withFile, withoutFile } from "./project";

/** The scripts of the playground: paths or addresses by name. */
type Scripts = Readonly<Record<string, string>>;

const FILE = "package.json";

/** Returns the name of a compiler script for a version of webpack other than the installed one. */
export function scriptName(name: string, version: string): string {
  return `${name}@${version}`;
}

/** Returns the versions of webpack that this site has besides the installed one. */
export function otherVersions(scripts: Scripts): string[] {
  return Object.keys(scripts).flatMap((name) => /^worker@(.+)$/.exec(name)?.[1] ?? []);
}

/**
 * Returns the scripts under the names that the compiler asks for. Those of a version replace the installed version's.
 */
export function scriptsFor(version: string | null, scripts: Scripts): Scripts {
  const installed = Object.entries(scripts).filter(([name]) => !name.includes("@"));
  return Object.fromEntries(
    installed.map(([name, script]) => [name, (version && scripts[scriptName(name, version)]) || script]),
  );
}

/**
 * Returns the version of webpack that a project's `package.json` asks for: an exact version (`5.99.9`), or a minor
 * version (`~5.99.0`, `5.99.x`). For any other range, which newer versions can satisfy too, it returns null.
 */
export function wantedVersion(project: Project): string | null {
  const { dependencies, devDependencies } = readPackageFile(project) ?? {};
  const range = String({ ...dependencies, ...devDependencies }.webpack ?? "");
  return /^[~=v]?(\d+\.\d+(?:\.\d+)?)(?:\.x)?$/.exec(range.trim())?.[1] ?? null;
}

/** Returns the minor version of a version: `5.99`. */
export function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

/**
 * Returns which of this site's versions builds a project, or null for the installed one. If the site doesn't have the
 * exact version, another patch version of the same minor version is used, or else the nearest newer one, which has
 * everything that the project can use.
 */
export function versionFor(project: Project, others: readonly string[]): string | null {
  const wanted = wantedVersion(project);
  if (wanted === null) return null;
  const [major, minor] = numbersOf(wanted);
  const [nearest] = others
    .filter((each) => numbersOf(each)[0] === major && numbersOf(each)[1] >= minor)
    .sort((one, other) => numbersOf(one)[1] - numbersOf(other)[1]);
  return others.find((each) => each === wanted) ?? nearest ?? null;
}

function numbersOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
}

/** Returns the address of the page that says what has changed since a version. */
export function changesSince(version: string): string {
  const [major, minor] = numbersOf(version);
  if (major < 5) return major === 4 ? "/migrate/5/" : "/migrate/";
  return minor < 100 ? "/migrate/#within-version-5" : "/releases/";
}

/**
 * Returns the oldest version in the range that a project's `package.json` has for webpack, if later minor versions are
 * in it too (`^5.88.2`); otherwise null.
 */
export function oldestAllowed(project: Project): string | null {
  const { dependencies, devDependencies } = readPackageFile(project) ?? {};
  const range = String({ ...dependencies, ...devDependencies }.webpack ?? "");
  return /^(?:\^|>=)\s*(\d+\.\d+(?:\.\d+)?)$/.exec(range.trim())?.[1] ?? null;
}

/** Returns a project whose `package.json` asks for a version of webpack, or for none if the version is null. */
export function withVersion(project: Project, version: string | null): Project {
  const given = readPackageFile(project);
  if (given === null) return project;
  const { webpack: _, ...rest } = given.devDependencies ?? {};
  const { webpack: __, ...dependencies } = given.dependencies ?? {};
  const devDependencies = { ...(version !== null && { webpack: version }), ...rest };
  const next = {
    ...given,
    dependencies: nonEmpty(dependencies),
    devDependencies: nonEmpty(devDependencies),
  };
  const isEmpty = Object.values(next).every((value) => value === undefined);
  return isEmpty ? withoutFile(project, FILE) : withFile(project, FILE, `${JSON.stringify(next, null, 2)}\n`);
}

function nonEmpty(record: Record<string, string>): Record<string, string> | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}
