import lock from "./lock.json" with { type: "json" };
import packages from "./packages.json" with { type: "json" };

/** A package whose README is a page of this site. To add or remove a page, edit `packages.json`. */
export interface ReadmePackage {
  /** The name on npm, which also ends the page's URL. */
  name: string;
  section: string;
  title: string;
  group: string;
  sort: number;
  /** The repository on GitHub: `owner/name`. */
  repository: string;
  /** The folder of the package in a repository with several packages. */
  directory?: string;
  /** The Git ref of the published version, if it is not `v1.2.3`; `HEAD` if the version has no tag. */
  ref?: string;
  /** The default branch of the repository, on which the README is edited, if it is not `main`. */
  branch?: string;
  /** A paragraph of Markdown to show above the README. */
  note?: string;
}

/** The pinned version of a package in `lock.json`. */
export interface Pin {
  version: string;
  /** The hash of the published archive, in the format of npm's own lock file. */
  integrity: string;
  /** The date of publication in UTC: `2026-11-20T09:30:00Z`. Absent if the registry does not provide it. */
  published?: string;
  /** The GitHub handles of the authors in the package's metadata. Absent if there are none. */
  contributors?: string[];
}

/** The pinned versions by package name. */
export type Lock = Record<string, Pin>;

/** The fields of a package in `packages.json`. The others default to values that follow from its name. */
type Listed = Pick<ReadmePackage, "name" | "group" | "sort"> & Partial<ReadmePackage>;

/** All packages of `packages.json`. */
export const readmePackages: readonly ReadmePackage[] = packages.map((listed: Listed) => ({
  section: listed.name.endsWith("-loader") ? "loaders" : "plugins",
  title: listed.name.endsWith("-loader") ? listed.name : pascalCase(listed.name),
  repository: `webpack/${listed.name}`,
  ...listed,
}));

/** The content of `lock.json`. */
export const readmeLock: Lock = lock;

/** Returns the class name for a package: `copy-webpack-plugin` is `CopyWebpackPlugin`. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
