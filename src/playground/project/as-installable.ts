import { chosenBuild } from "./builds";
import { type PackageFile, readPackageFile } from "./package-file";
import { packagesFor } from "./packages";
import type { Project } from "./project";

/** The range of webpack-cli versions that the projects are meant for. */
const CLI = "^7.0.0";

/**
 * Returns a project that two commands build locally: `npm install` and `npm run build`. A `package.json` in the project
 * is completed, but its values are never changed.
 *
 * @param versions The versions of webpack and of the packages that built it here.
 */
export function asInstallable(project: Project, versions: Readonly<Record<string, string>>): Project {
  const wanted: Record<string, string> = { "webpack-cli": CLI };
  for (const name of ["webpack", ...packagesFor(project)]) wanted[name] = versions[name] ?? "*";
  return { ...project, "package.json": completedPackageFile(project, wanted) };
}

/**
 * Returns the text of `package.json`. If it isn't an object, it's left as it is, because that may be the mistake that
 * the reader is looking for.
 */
function completedPackageFile(project: Project, wanted: Record<string, string>): string {
  const given = readPackageFile(project);
  if (given === null) return project["package.json"] ?? "";
  const present = { ...given.dependencies, ...given.devDependencies };
  const missing = Object.entries(wanted).filter(([name]) => !Object.hasOwn(present, name));
  const complete: PackageFile = {
    name: "webpack-project",
    private: true,
    ...given,
    scripts: { build: chosenBuild(project).script, ...given.scripts },
    devDependencies: { ...given.devDependencies, ...Object.fromEntries(missing) },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}
