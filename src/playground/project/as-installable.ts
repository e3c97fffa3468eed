import { packagesFor } from "./packages";
import type { Project } from "./project";

/** What a project needs on a machine: `npm install`, and then `npm run build`. */
interface PackageFile {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** The range of the command line that the projects are meant for. */
const CLI = "^7.0.0";

/**
 * Returns a project that two commands build on a machine: `npm install` and `npm run build`. A `package.json` of the project
 * is completed, and never overruled.
 *
 * @param versions Those of webpack and of packages that have built it here.
 */
export function asInstallable(project: Project, versions: Readonly<Record<string, string>>): Project {
  const wanted: Record<string, string> = { "webpack-cli": CLI };
  for (const name of ["webpack", ...packagesFor(project)]) wanted[name] = versions[name] ?? "*";
  return { ...project, "package.json": packageFile(project["package.json"], wanted) };
}

/** Returns the text of `package.json`. One that is no object is left as it is, because the reader may be looking for that. */
function packageFile(text: string | undefined, wanted: Record<string, string>): string {
  const given = text === undefined ? {} : parse(text);
  if (given === null) return text ?? "";
  const present = { ...given.dependencies, ...given.devDependencies };
  const missing = Object.entries(wanted).filter(([name]) => !Object.hasOwn(present, name));
  const complete: PackageFile = {
    name: "webpack-project",
    private: true,
    ...given,
    scripts: { build: "webpack", ...given.scripts },
    devDependencies: { ...given.devDependencies, ...Object.fromEntries(missing) },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

function parse(text: string): PackageFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
