/** A row of a list of files: a file, or a folder above its files. */
export interface TreeRow {
  /** The path in the project. */
  path: string;
  /** What the row shows: the path, or only its last part if the folders are rows, too. */
  name: string;
  /** How deep it is, from 1. */
  level: number;
  /** Whether a folder's files are shown; null for a file. */
  isOpen: boolean | null;
  /** Its place among the rows of the same folder, from 1, and their number. */
  position: number;
  count: number;
}

/** The number of files up to which they are a plain list, which shows more at once than a tree does. */
const MOST_FLAT = 20;

/**
 * Returns the rows for the files of a project: a plain list if there are few, and otherwise a tree with the folders
 * before the files of each folder.
 *
 * @param isOpen Returns whether the files of a folder are shown.
 */
export function treeRows(paths: readonly string[], isOpen: (folder: string) => boolean): TreeRow[] {
  if (paths.length <= MOST_FLAT) {
    return paths.map((path, index) => {
      return { path, name: path, level: 1, isOpen: null, position: index + 1, count: paths.length };
    });
  }
  return rowsIn("", paths, 1, isOpen);
}

/** Returns the rows of a folder whose path is empty or ends in a slash. */
function rowsIn(
  folder: string,
  paths: readonly string[],
  level: number,
  isOpen: (folder: string) => boolean,
): TreeRow[] {
  const inside = new Map<string, string[]>();
  const files: string[] = [];
  for (const path of paths) {
    const [, name] = /^([^/]+)\//.exec(path.slice(folder.length)) ?? [];
    if (name === undefined) files.push(path);
    else inside.set(name, [...(inside.get(name) ?? []), path]);
  }
  const folders = [...inside].sort(([one], [other]) => compare(one, other));
  const count = folders.length + files.length;
  const above = folders.flatMap(([name, below], index): TreeRow[] => {
    const path = folder + name;
    const row = { path, name, level, isOpen: isOpen(path), position: index + 1, count };
    return row.isOpen ? [row, ...rowsIn(`${path}/`, below, level + 1, isOpen)] : [row];
  });
  const own = files.sort(compare).map((path, index): TreeRow => {
    const name = path.slice(folder.length);
    return { path, name, level, isOpen: null, position: folders.length + index + 1, count };
  });
  return [...above, ...own];
}

/** Compares names as people order them: `part9` comes before `part10`. */
function compare(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
