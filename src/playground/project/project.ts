/** The files of a project: their texts by path relative to its root, without a leading slash. */
export type Project = Readonly<Record<string, string>>;

/** The maximum number of files. With more, it slows the page down. */
const MOST_FILES = 500;

/** The maximum length of a file's path. */
const LONGEST_PATH = 120;

/** Returns the problem with the path of a file as a sentence, or null. */
export function pathFault(path: string): string | null {
  if (path === "") return "A file needs a name.";
  if (path.length > LONGEST_PATH) return `A path can have at most ${LONGEST_PATH} characters.`;
  if (path.startsWith("/")) return "Paths are relative to the project: leave out the leading slash.";
  if (path.endsWith("/")) return "This is a folder. Add the name of a file in it.";
  if (/[\\\p{Cc}]/u.test(path)) return "Separate folders with forward slashes, and don't use control characters.";
  if (path.split("/").some((name) => /^(\.{0,2}|__proto__)$/.test(name)))
    return "This path contains a name that isn't allowed.";
  return null;
}

/**
 * Returns the problem with adding or renaming a file as a sentence, or null. `before` is its old path, if it has one.
 */
export function newPathFault(project: Project, path: string, before?: string): string | null {
  const fault = pathFault(path);
  if (fault) return fault;
  const others = Object.keys(project).filter((other) => other !== before);
  if (others.includes(path)) return `${path} already exists.`;
  const clash = others.find((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
  if (clash) return `A file and a folder can't have the same name, and ${clash} already exists.`;
  if (before === undefined && others.length >= MOST_FILES)
    return `A project can have at most ${MOST_FILES} files here.`;
  return null;
}

/** Returns a project with a new text for a file. The file may be new. */
export function withFile(project: Project, path: string, text: string): Project {
  return { ...project, [path]: text };
}

/** Returns a project without a file. */
export function withoutFile(project: Project, path: string): Project {
  return Object.fromEntries(Object.entries(project).filter(([other]) => other !== path));
}

/** Returns a project with a file renamed. The file keeps its position in the order. */
export function withRenamed(project: Project, before: string, after: string): Project {
  return Object.fromEntries(Object.entries(project).map(([path, text]) => [path === before ? after : path, text]));
}

/** Returns a value as a project, or null if it isn't one. */
export function asProject(value: unknown): Project | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > MOST_FILES) return null;
  let project: Project = {};
  for (const [path, text] of entries) {
    if (typeof text !== "string" || newPathFault(project, path) !== null) return null;
    project = withFile(project, path, text);
  }
  return project;
}

/** Returns whether two projects have the same files with the same texts. */
export function isSame(one: Project, other: Project): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

/**
 * Returns the file to show first: one that differs from another project, or else an entry, if there is one, rather than
 * the configuration.
 */
export function firstFile(project: Project, other: Project = project): string {
  const paths = Object.keys(project);
  const differing = paths.find((path) => project[path] !== other[path]);
  if (differing !== undefined) return differing;
  return paths.find((path) => /^src\/index\.\w+$/.test(path)) ?? paths[0] ?? "";
}
