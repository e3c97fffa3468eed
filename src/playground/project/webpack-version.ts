import { readPackageFile } from "./package-file";
import { type Project, withFile, withoutFile } from "./project";

/** The scripts of the playground by their names: values are their paths or addresses. */
type Scripts = Readonly<Record<string, string>>;

const FILE = "package.json";

/** Returns the name of a script of the compiler for another version of webpack than the installed one. */
export function scriptName(name: string, version: string): string {
  return `${name}@${version}`;
}

/** Returns the versions of webpack that this site has besides the installed one. */
export function otherVersions(scripts: Scripts): string[] {
  return Object.keys(scripts).flatMap((name) => /^worker@(.+)$/.exec(name)?.[1] ?? []);
}

/** Returns the scripts by the names that the compiler asks for, with those of a version in place of the installed one's. */
export function scriptsFor(version: string | null, scripts: Scripts): Scripts {
  const installed = Object.entries(scripts).filter(([name]) => !name.includes("@"));
  return Object.fromEntries(
    installed.map(([name, script]) => [name, (version && scripts[scriptName(name, version)]) || script]),
  );
}

/**
 * Returns the version of webpack that a project wants, as its `package.json` says it exactly (`5.99.9`) or as a minor version
 * (`~5.99.0`, `5.99.x`). A range that newer versions satisfy, too, wants none: null.
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
 * Returns the version among those of this site that builds a project, or null for the installed one. Another version of the
 * wanted minor stands in for it.
 */
export function versionFor(project: Project, others: readonly string[]): string | null {
  const wanted = wantedVersion(project);
  if (wanted === null) return null;
  return others.find((each) => each === wanted) ?? others.find((each) => minorOf(each) === minorOf(wanted)) ?? null;
}

/** Returns a project whose `package.json` wants a version of webpack, or says nothing of it for null. */
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
