import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../lib/paths";

/** The branches that a change can start from, in order of preference. */
const MAIN_BRANCHES = ["origin/main", "main"];

/**
 * Returns the commit to compare the current work with: the one where it branched off the main branch.
 *
 * @throws {Error} If there is no main branch, as in a shallow clone.
 */
export function mergeBase(root = paths.root): string {
  for (const branch of MAIN_BRANCHES) {
    try {
      return git(root, "merge-base", "HEAD", branch);
    } catch {
      // This branch doesn't exist here, or has no commit in common.
    }
  }
  throw new Error(
    "git can't find a main branch to compare with. Pass a commit, as in `npm run prove -- --changed HEAD~1`, or fetch the whole history.",
  );
}

/**
 * Returns the files that differ from a commit, relative to the repository, including uncommitted ones.
 *
 * @throws {Error} If git doesn't know the commit.
 */
export function changedFiles(commit: string, root = paths.root): string[] {
  try {
    const tracked = git(root, "diff", "--name-only", "--no-renames", commit, "--");
    const untracked = git(root, "ls-files", "--others", "--exclude-standard");
    return [...new Set(`${tracked}\n${untracked}`.split("\n").filter(Boolean))].sort();
  } catch (cause) {
    throw new Error(`git doesn't know the commit "${commit}". Pass one from \`git log\`, or a branch.`, { cause });
  }
}

/**
 * Returns the content of a file in a commit.
 *
 * @param file Its path, relative to the repository.
 * @throws {Error} If the commit doesn't have the file.
 */
export function fileAt(commit: string, file: string, root = paths.root): string {
  return git(root, "show", `${commit}:${file}`);
}

/**
 * Returns the packages whose versions differ from a commit in a lock file, and those that depend on one of them.
 *
 * @param lockFile The path of a package-lock.json, relative to the repository. It may be missing on either side.
 */
export function changedPackages(lockFile: string, commit: string, root = paths.root): Set<string> {
  const before = packagesIn(() => fileAt(commit, lockFile, root));
  const after = packagesIn(() => readFileSync(path.join(root, lockFile), "utf8"));
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...places].filter((place) => before[place]?.version !== after[place]?.version);
  const changed = new Set(differing.map(nameOf).filter(Boolean));
  // Iterating over a set also visits the names that are added during the loop, so this reaches indirect dependents too.
  for (const name of changed) {
    for (const [place, { dependencies = {} }] of Object.entries(after)) {
      if (place !== "" && Object.hasOwn(dependencies, name)) changed.add(nameOf(place));
    }
  }
  return changed;
}

type LockedPackages = Record<string, { version?: string; dependencies?: Record<string, string> }>;

function packagesIn(read: () => string): LockedPackages {
  try {
    return (JSON.parse(read()) as { packages: LockedPackages }).packages;
  } catch {
    return {}; // The list is new or deleted, so all its packages have changed.
  }
}

/**
 * Returns the name of a package from its key in a lock file: `@babel/core` for
 * `node_modules/a/node_modules/@babel/core`.
 */
function nameOf(place: string): string {
  return place.split("node_modules/").at(-1) ?? "";
}

function git(root: string, ...args: string[]): string {
  const maxBuffer = 64 * 1024 * 1024;
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer, stdio: "pipe" }).trim();
}
