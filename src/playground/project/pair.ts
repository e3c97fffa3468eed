import type { Project } from "./project";

/**
 * Returns the sources of two states of a guide's project, which a fragment has as the path of the guide and two steps:
 * `#compare=/guides/caching/2-runtime-chunk,3-vendor-chunk`. Returns null for any other fragment.
 */
export function pairSources(fragment: string): [before: string, after: string] | null {
  const [, page = "", before, after] = /^#compare=(\/.*\/)([\w-]+),([\w-]+)$/.exec(fragment) ?? [];
  return before && after ? [page + before, page + after] : null;
}

/** Returns the paths of the files that differ between two projects, or that only one of them has. */
export function differingFiles(before: Project, after: Project): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((path) => before[path] !== after[path]);
}
