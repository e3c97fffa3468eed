import lock from "./lock.json" with { type: "json" };
import packages from "./packages.json" with { type: "json" };

/** A package whose README is a page of this site. `packages.json` is the list; a page is added or taken out there. */
export interface ReadmePackage {
  /** On npm; the page's url ends in it. */
  name: string;
  section: string;
  title: string;
  group: string;
  sort: number;
  /** `owner/name` on GitHub. */
  repository: string;
  /** Where the package lies in its repository, when that has several. */
  directory?: string;
  /** What the repository calls the published version, when that is not `v1.2.3`; `HEAD` when it has no name for it. */
  ref?: string;
  /** The repository's default branch, on which the README is edited, when that is not `main`. */
  branch?: string;
  /** What we have to say before the README does: one paragraph of Markdown. */
  note?: string;
}

/** What `lock.json` says about a package: these bytes and no others. */
export interface Pin {
  version: string;
  /** Hash of the published archive, in the form of npm's own lock file. */
  integrity: string;
  /** When it was published, in UTC: `2026-11-20T09:30:00Z`. Absent where the registry does not say. */
  published?: string;
}

/** What is pinned, by name of the package. */
export type Lock = Record<string, Pin>;

/** `packages.json`. */
export const readmePackages: readonly ReadmePackage[] = packages;

/** `lock.json`. */
export const readmeLock: Lock = lock;
